# bash completion for cardavia

_cardavia() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local games="tractor pepper black_maria pitch" levels="easy normal hard expert"
    local command=${COMP_WORDS[1]} options
    COMPREPLY=()
    case $before in
        --language) COMPREPLY=($(compgen -W "hi en" -- "$word")) && return ;;
        --game | arena) COMPREPLY=($(compgen -W "$games" -- "$word")) && return ;;
        --seats | --level) COMPREPLY=($(compgen -W "$levels" -- "$word")) && return ;;
        --open | --save) COMPREPLY=($(compgen -f -- "$word")) && return ;;
        --deal | --deals | --seed | --options | --worlds | --processes) return ;;
    esac
    case $command in
        play) options="--game --deal --open --safe-mode" ;;
        hint) options="--level --worlds --seed --json" ;;
        arena) options="--seats --deals --seed --options --worlds --processes --json --save" ;;
        bench) options="--window --json" ;;
        check) options="" ;;
        *) options="--help --version --paths" ;;
    esac
    if [[ $COMP_CWORD == 1 && $word != -* ]]; then
        COMPREPLY=($(compgen -W "play check hint arena bench" -- "$word"))
    elif [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options --language" -- "$word"))
    fi
    COMPREPLY+=($(compgen -f -X '!*.cardavia' -- "$word"))
} &&
    complete -o filenames -F _cardavia cardavia
