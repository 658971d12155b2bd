"""Why a record is refused, as a sentence in both languages; %s is the card, key or figure meant."""

from typing import Final

_RECORD: Final = {
    "empty": ("The record is empty.", "फ़ाइल खाली है।"),
    "too_long": ("The record is too long.", "फ़ाइल बहुत लंबी है।"),
    "line_too_long": ("The line is too long.", "यह पंक्ति बहुत लंबी है।"),
    "not_json": ("The line is not JSON.", "यह पंक्ति JSON नहीं है।"),
    "not_an_object": ("The line is not a JSON object.", "इस पंक्ति में JSON ऑब्जेक्ट नहीं है।"),
    "newer_version": (
        "The record is of another version: %s.",
        "यह फ़ाइल दूसरे संस्करण की है: %s",
    ),
    "unknown_game": ("There is no game named %s.", "इस नाम का खेल नहीं है: %s"),
    "unknown_key": ("This key has no meaning here: %s", "यह नाम यहाँ नहीं चलता: %s"),
    "wrong_value": ("The value does not fit: %s", "यह मान ठीक नहीं है: %s"),
    "unknown_option": ("The game has no option %s.", "इस खेल में यह विकल्प नहीं है: %s"),
    "wrong_option": ("The option can't have this value: %s", "इस विकल्प का यह मान नहीं होता: %s"),
    "wrong_names": ("There must be one short name a seat.", "हर खिलाड़ी का एक छोटा नाम चाहिए।"),
    "no_such_card": ("There is no such card: %s", "ऐसा कोई पत्ता नहीं है: %s"),
    "card_too_often": ("This card is there too often: %s", "यह पत्ता ज़्यादा बार आया है: %s"),
    "wrong_hands": ("There must be one hand a seat.", "हर खिलाड़ी के पत्ते चाहिए।"),
    "wrong_hand_size": ("Every seat must get %s cards.", "हर खिलाड़ी को इतने पत्ते मिलते हैं: %s"),
    "wrong_rest": (
        "The rest must be exactly the cards dealt to nobody.",
        "बाकी में वही पत्ते हों जो किसी को नहीं मिले।",
    ),
    "wrong_dealer": ("Another seat deals: %s", "पत्ते कोई और बाँटता है: %s"),
    "wrong_deal_number": ("The number of the deal is out of range.", "राउंड का नंबर ठीक नहीं है।"),
    "deal_unfinished": ("The deal before is not finished.", "पिछला राउंड अभी पूरा नहीं हुआ।"),
    "match_over": ("The match is over.", "मैच पूरा हो चुका है।"),
    "wrong_scores": ("The scores are %s.", "असली स्कोर यह है: %s"),
    "no_deal": ("No deal is under way.", "अभी कोई राउंड नहीं चल रहा।"),
}

_PLAY: Final = {
    "not_your_turn": ("It is another seat's turn.", "अभी किसी और की बारी है।"),
    "play_asked": ("A card must be played now.", "अब पत्ता चलना है।"),
    "bid_asked": ("A bid or a pass is asked now.", "अब बोली लगाएँ या पास करें।"),
    "trump_asked": ("Trump must be chosen now.", "अब तुरुप चुनना है।"),
    "declaration_asked": ("A declaration or a pass is asked now.", "अब घोषणा करें या पास करें।"),
    "beat_asked": (
        "What beats the throw is asked now.",
        "अब बताना है कि इन पत्तों से बड़ा पत्ता है या नहीं।",
    ),
    "give_asked": ("Cards must be given now.", "अब पत्ते देने हैं।"),
    "bury_asked": ("Cards must be buried now.", "अब पत्ते दबाने हैं।"),
    "moon_asked": ("What to do with the points is asked now.", "अब तय करना है कि अंकों का क्या हो।"),
    "must_follow": ("Suit must be followed.", "उसी सूट का पत्ता चलना ज़रूरी है।"),
    "follow_or_trump": ("Suit must be followed, or a trump played.", "वही सूट या तुरुप चलें।"),
    "not_held": ("The seat does not hold this card: %s", "यह पत्ता खिलाड़ी के पास नहीं है: %s"),
    "one_card": ("One card must be played.", "एक ही पत्ता चलें।"),
    "bid_too_low": ("The bid is too low.", "बोली कम है।"),
    "no_such_bid": ("There is no such bid.", "ऐसी बोली नहीं होती।"),
    "bid_cannot_be_topped": ("The bid can't be topped.", "इस बोली से ऊपर बोली नहीं लग सकती।"),
    "dealer_must_bid": (
        "Everyone else has passed, so the dealer must bid.",
        "बाकी सबने पास किया है, इसलिए डीलर को बोली लगानी है।",
    ),
    "low_not_allowed": (
        "Low no trump is not played at this table.",
        "इस मेज़ पर छोटे पत्तों वाला बिना तुरुप नहीं खेला जाता।",
    ),
    "no_trump_not_allowed": ("A trump suit must be chosen.", "तुरुप का सूट चुनना ज़रूरी है।"),
    "no_misdeal": (
        "Misdeals are not asked for at this table.",
        "इस मेज़ पर दोबारा बाँटने को नहीं कहा जाता।",
    ),
    "misdeal_too_late": (
        "A new deal can be asked for only before the first bid.",
        "दोबारा बाँटने को पहली बोली से पहले ही कहें।",
    ),
    "misdeal_high_cards": (
        "The hand is too good for a new deal: %s",
        "दोबारा बाँटने के लिए ये पत्ते बहुत अच्छे हैं: %s",
    ),
    "misdeal_whole_hand": ("The whole hand must be shown.", "सारे पत्ते दिखाने होंगे।"),
    "give_count": ("The number of cards given is wrong.", "दिए गए पत्तों की गिनती गलत है।"),
    "given_twice": ("A card is given twice: %s", "एक पत्ता दो बार दिया गया: %s"),
    "bury_count": ("The number of cards buried is wrong.", "दबाए गए पत्तों की गिनती गलत है।"),
    "another_opens": ("Another seat opens with %s.", "यह पत्ता किसी और के पास है: %s"),
    "must_open": ("The first lead must be %s.", "पहला पत्ता यही होगा: %s"),
    "hearts_not_broken": ("Hearts have not been broken yet.", "पान अभी खुला नहीं है।"),
    "first_trick_clean": (
        "No penalty card may be played to the first trick.",
        "पहली चाल में दंड अंक वाला पत्ता नहीं चलता।",
    ),
}

_TRACTOR: Final = {
    "no_cards": ("Cards must be led.", "चलने के लिए पत्ते चाहिए।"),
    "two_suits": ("A lead is of one suit.", "एक ही सूट के पत्ते चलें।"),
    "not_a_pair": ("Two different cards are not a pair.", "अलग-अलग दो पत्ते जोड़ी नहीं होते।"),
    "equal_not_pair": (
        "Equally strong cards that are not identical are no pair.",
        "बराबर के पर अलग-अलग पत्ते जोड़ी नहीं होते।",
    ),
    "unpaired": ("These cards have no twin: %s", "इन पत्तों की जोड़ी नहीं है: %s"),
    "not_in_a_row": ("These pairs do not follow each other: %s", "ये जोड़ियाँ लगातार नहीं हैं: %s"),
    "wrong_count": ("As many cards as were led must be played.", "जितने पत्ते पहले चले गए, उतने ही चलें।"),
    "must_play_all": ("All cards of the suit must be played: %s", "उस सूट के सारे पत्ते चलें: %s"),
    "owes_pairs": ("Pairs of the suit are owed: %s", "उस सूट की जोड़ियाँ चलनी बाकी हैं: %s"),
    "owes_tractor": ("A tractor of the suit is owed: %s", "उस सूट का ट्रैक्टर चलना बाकी है: %s"),
    "not_a_declaration": ("These cards declare nothing: %s", "इन पत्तों से घोषणा नहीं होती: %s"),
    "not_stronger": ("This does not beat the declaration: %s", "यह इस घोषणा से बड़ा नहीं है: %s"),
    "must_beat_throw": ("The throw can be beaten: %s", "इन पत्तों से काटना ज़रूरी है: %s"),
    "cannot_beat_throw": ("This does not beat the throw.", "यह इन पत्तों से बड़ा नहीं है।"),
}

_OPTIONS: Final = {
    "partnership_needs_four": (
        "Partners need four players.",
        "साथियों वाले खेल में 4 खिलाड़ी चाहिए।",
    ),
    "alone_needs_four": (
        "Playing alone needs four players.",
        "अकेले खेलने के लिए 4 खिलाड़ी चाहिए।",
    ),
    "swap_needs_alone": (
        "Swapping a card needs the option to play alone.",
        "पत्ता बदलने के लिए अकेले खेलने का विकल्प चालू करें।",
    ),
    "four_cards_need_three": (
        "Four cards are given only with three players.",
        "4 पत्ते सिर्फ़ 3 खिलाड़ियों में दिए जाते हैं।",
    ),
    "four_cards_need_passing": (
        "Giving four cards needs giving to be on.",
        "4 पत्ते देने के लिए पत्ते देना चालू करें।",
    ),
    "queen_needs_broken_hearts": (
        "The queen of spades needs hearts that can be broken.",
        "हुकुम की बेगम के लिए पान खुलने का विकल्प चालू करें।",
    ),
    "start_above_end": (
        "The start level is above the end level.",
        "शुरुआती लेवल आखिरी लेवल से ऊपर है।",
    ),
}

REASONS: Final = _RECORD | _PLAY | _TRACTOR | _OPTIONS


def sentence(key: str, detail: str, language: str) -> str:
    """Return why a record is refused; ``detail`` may be empty."""
    english, hindi = REASONS[key]
    said = hindi if language == "hi" else english
    if not detail:
        return said.replace(": %s", "").replace(" %s", "")
    return said.replace("%s", detail)
