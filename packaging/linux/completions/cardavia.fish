# fish completion for cardavia

set -l commands play check hint arena bench
set -l none "not __fish_seen_subcommand_from $commands"

complete -c cardavia -n $none -a play -d "Open the window at a game"
complete -c cardavia -n $none -a check -d "Replay a record"
complete -c cardavia -n $none -a hint -d "Print what the computer would do"
complete -c cardavia -n $none -a arena -d "Let computer seats play each other"
complete -c cardavia -n $none -a bench -d "Measure this machine"
complete -c cardavia -n $none -l help -d "Print help"
complete -c cardavia -n $none -l version -d "Print the version"
complete -c cardavia -n $none -l paths -d "Print the program's folders"
complete -c cardavia -x -l language -a "hi en" -d "Language of texts"

set -l games tractor pepper black_maria pitch
set -l levels easy normal hard expert

complete -c cardavia -n "__fish_seen_subcommand_from play" -x -l game -a "$games"
complete -c cardavia -n "__fish_seen_subcommand_from play" -x -l deal -d "Number of the deal"
complete -c cardavia -n "__fish_seen_subcommand_from play" -r -l open -d "A record"
complete -c cardavia -n "__fish_seen_subcommand_from play" -l safe-mode -d "Usual table, nothing saved"
complete -c cardavia -n "__fish_seen_subcommand_from hint" -x -l level -a "$levels"
complete -c cardavia -n "__fish_seen_subcommand_from hint arena" -x -l worlds
complete -c cardavia -n "__fish_seen_subcommand_from hint arena" -x -l seed
complete -c cardavia -n "__fish_seen_subcommand_from hint arena bench" -l json
complete -c cardavia -n "__fish_seen_subcommand_from bench" -l window -d "Frames and memory of a window at play"
complete -c cardavia -n "__fish_seen_subcommand_from arena" -x -a "$games"
complete -c cardavia -n "__fish_seen_subcommand_from arena" -x -l seats -a "$levels"
complete -c cardavia -n "__fish_seen_subcommand_from arena" -x -l deals
complete -c cardavia -n "__fish_seen_subcommand_from arena" -x -l options -d "Rules as JSON"
complete -c cardavia -n "__fish_seen_subcommand_from arena" -x -l processes
complete -c cardavia -n "__fish_seen_subcommand_from arena" -r -l save -d "Folder for records"
