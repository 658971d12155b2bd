<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi_IN" sourcelanguage="en_GB">
    <context>
        <name>About</name>
        <message>
            <source>Compiled rules</source>
            <translation>तेज़ चलने वाले नियम</translation>
        </message>
        <message>
            <source>Folders of the player</source>
            <translation>खिलाड़ी के फ़ोल्डर</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>अक्षर</translation>
        </message>
        <message>
            <source>Matches on disk</source>
            <translation>सहेजे हुए मैच</translation>
        </message>
        <message>
            <source>Packaged program</source>
            <translation>तैयार प्रोग्राम</translation>
        </message>
        <message>
            <source>Programming language</source>
            <translation>प्रोग्राम की भाषा</translation>
        </message>
        <message>
            <source>Settings and records</source>
            <translation>सेटिंग और खेल की फ़ाइलें</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>आवाज़ें</translation>
        </message>
        <message>
            <source>Window and drawing</source>
            <translation>विंडो और चित्र</translation>
        </message>
    </context>
    <context>
        <name>AboutPage</name>
        <message>
            <source>About Cardavia</source>
            <translation>Cardavia के बारे में</translation>
        </message>
        <message>
            <source>Cardavia is free software: you may use it, pass it on and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>Cardavia मुक्त सॉफ़्टवेयर है: आप इसे GNU General Public License (संस्करण 3 या बाद का) के अनुसार चला सकते हैं, दूसरों को दे सकते हैं और बदल सकते हैं। इसके साथ कोई गारंटी नहीं है।</translation>
        </message>
        <message>
            <source>Copy the version</source>
            <translation>संस्करण कॉपी करें</translation>
        </message>
        <message>
            <source>Four trick-taking games at one quiet table. Nothing leaves this computer.</source>
            <translation>चाल वाले चार खेल, एक शांत मेज़ पर। इस कंप्यूटर से कुछ बाहर नहीं जाता।</translation>
        </message>
        <message>
            <source>It stands on the work of others, under licences of their own:</source>
            <translation>यह दूसरों के काम पर टिका है, जिनके अपने लाइसेंस हैं:</translation>
        </message>
        <message>
            <source>Version %1</source>
            <translation>संस्करण %1</translation>
        </message>
        <message>
            <source>Your matches are kept in %1.</source>
            <translation>आपके मैच यहाँ रखे जाते हैं: %1</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>%1: %2.</source>
            <translation>%1 (%2)।</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>संकेत</translation>
        </message>
        <message>
            <source>Hint: %1.</source>
            <translation>संकेत (%1)।</translation>
        </message>
        <message>
            <source>No single rule decides here.</source>
            <translation>यहाँ किसी एक नियम से फ़ैसला नहीं होता।</translation>
        </message>
        <message>
            <source>No single rule decides here; this did best in trying it out.</source>
            <translation>यहाँ किसी एक नियम से फ़ैसला नहीं होता; आज़माने पर यही सबसे अच्छा निकला।</translation>
        </message>
        <message>
            <source>Nothing else is worth weighing here.</source>
            <translation>यहाँ सोचने लायक और कुछ नहीं है।</translation>
        </message>
        <message>
            <source>The best two are about equal.</source>
            <translation>ऊपर के दोनों लगभग बराबर हैं।</translation>
        </message>
        <message>
            <source>The rules allow nothing else here.</source>
            <translation>नियम के अनुसार यहाँ और कुछ नहीं हो सकता।</translation>
        </message>
        <message>
            <source>Too few imagined deals to be sure: experience decides.</source>
            <translation>पक्का कहने के लिए काल्पनिक राउंड कम हैं, इसलिए अनुभव से चुना गया।</translation>
        </message>
    </context>
    <context>
        <name>Areas</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>No card has been played.</source>
            <translation>अभी तक कोई पत्ता नहीं चला गया है।</translation>
        </message>
        <message>
            <source>Trick</source>
            <translation>चाल</translation>
        </message>
        <message>
            <source>dealer</source>
            <translation>डीलर</translation>
        </message>
        <message>
            <source>winning: %1</source>
            <translation>आगे: %1</translation>
        </message>
    </context>
    <context>
        <name>BlackMaria</name>
        <message>
            <source>%1 off my score</source>
            <translation>मेरे स्कोर से %1 कम</translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation>%1 अंक</translation>
        </message>
        <message>
            <source>%1 to everyone else</source>
            <translation>बाकी सबको %1</translation>
        </message>
        <message numerus="yes">
            <source>%n of 13 hearts played</source>
            <translation>
                <numerusform>13 में से %n पान चला</numerusform>
                <numerusform>13 में से %n पान चले</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n अंक</numerusform>
                <numerusform>%n अंक</numerusform>
            </translation>
        </message>
        <message>
            <source>Any card, but no penalty card in the first trick.</source>
            <translation>कोई भी पत्ता, पर पहली चाल में दंड वाला नहीं।</translation>
        </message>
        <message numerus="yes">
            <source>Choose %n card(s) to give to %1.</source>
            <translation>
                <numerusform>%1 को देने के लिए %n पत्ता चुनें।</numerusform>
                <numerusform>%1 को देने के लिए %n पत्ते चुनें।</numerusform>
            </translation>
        </message>
        <message>
            <source>Follow suit: %1</source>
            <translation>सूट का साथ दें: %1</translation>
        </message>
        <message>
            <source>Giving cards</source>
            <translation>पत्ते देना</translation>
        </message>
        <message>
            <source>Hearts not broken yet</source>
            <translation>पान अभी नहीं खुले</translation>
        </message>
        <message>
            <source>Lead a suit other than hearts: they are not broken.</source>
            <translation>पान छोड़कर कोई सूट चलें: पान अभी नहीं खुले।</translation>
        </message>
        <message>
            <source>Lead any card.</source>
            <translation>किसी भी पत्ते से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>Penalty points, limit %1</source>
            <translation>दंड अंक, सीमा %1</translation>
        </message>
        <message>
            <source>Queen: %1</source>
            <translation>बेगम: %1</translation>
        </message>
        <message>
            <source>Queen: in this trick</source>
            <translation>बेगम: इसी चाल में</translation>
        </message>
        <message>
            <source>Queen: still out</source>
            <translation>बेगम: अभी बाकी</translation>
        </message>
        <message>
            <source>Round %1 · ends at %2 points</source>
            <translation>राउंड %1 · %2 अंक पर समाप्त</translation>
        </message>
        <message>
            <source>Where shall the points go?</source>
            <translation>अंक किसके खाते में जाएँ?</translation>
        </message>
        <message>
            <source>You cannot follow suit: play any card.</source>
            <translation>आपके पास वह सूट नहीं है: कोई भी पत्ता चलें।</translation>
        </message>
        <message>
            <source>You open with the %1.</source>
            <translation>पहला पत्ता आपका: %1</translation>
        </message>
        <message>
            <source>You shot the moon</source>
            <translation>आपने सब समेटा</translation>
        </message>
        <message>
            <source>to %1</source>
            <translation>किसे: %1</translation>
        </message>
    </context>
    <context>
        <name>BottomBar</name>
        <message>
            <source>How to play</source>
            <translation>कैसे खेलें</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>बाहर निकलें</translation>
        </message>
        <message>
            <source>Replay a record</source>
            <translation>दर्ज मैच देखें</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>आँकड़े</translation>
        </message>
        <message>
            <source>Today’s deal</source>
            <translation>आज के पत्ते</translation>
        </message>
        <message>
            <source>Your matches</source>
            <translation>आपके मैच</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>%1 and %2</source>
            <translation>%1 और %2</translation>
        </message>
        <message>
            <source>Ace of clubs</source>
            <translation>चिड़ी का इक्का</translation>
        </message>
        <message>
            <source>Ace of diamonds</source>
            <translation>ईंट का इक्का</translation>
        </message>
        <message>
            <source>Ace of hearts</source>
            <translation>पान का इक्का</translation>
        </message>
        <message>
            <source>Ace of spades</source>
            <translation>हुकुम का इक्का</translation>
        </message>
        <message>
            <source>Black joker</source>
            <translation>काला जोकर</translation>
        </message>
        <message>
            <source>Eight of clubs</source>
            <translation>चिड़ी का अट्ठा</translation>
        </message>
        <message>
            <source>Eight of diamonds</source>
            <translation>ईंट का अट्ठा</translation>
        </message>
        <message>
            <source>Eight of hearts</source>
            <translation>पान का अट्ठा</translation>
        </message>
        <message>
            <source>Eight of spades</source>
            <translation>हुकुम का अट्ठा</translation>
        </message>
        <message>
            <source>Five of clubs</source>
            <translation>चिड़ी का पंजा</translation>
        </message>
        <message>
            <source>Five of diamonds</source>
            <translation>ईंट का पंजा</translation>
        </message>
        <message>
            <source>Five of hearts</source>
            <translation>पान का पंजा</translation>
        </message>
        <message>
            <source>Five of spades</source>
            <translation>हुकुम का पंजा</translation>
        </message>
        <message>
            <source>Four of clubs</source>
            <translation>चिड़ी का चौका</translation>
        </message>
        <message>
            <source>Four of diamonds</source>
            <translation>ईंट का चौका</translation>
        </message>
        <message>
            <source>Four of hearts</source>
            <translation>पान का चौका</translation>
        </message>
        <message>
            <source>Four of spades</source>
            <translation>हुकुम का चौका</translation>
        </message>
        <message>
            <source>Jack of clubs</source>
            <translation>चिड़ी का गुलाम</translation>
        </message>
        <message>
            <source>Jack of diamonds</source>
            <translation>ईंट का गुलाम</translation>
        </message>
        <message>
            <source>Jack of hearts</source>
            <translation>पान का गुलाम</translation>
        </message>
        <message>
            <source>Jack of spades</source>
            <translation>हुकुम का गुलाम</translation>
        </message>
        <message>
            <source>King of clubs</source>
            <translation>चिड़ी का बादशाह</translation>
        </message>
        <message>
            <source>King of diamonds</source>
            <translation>ईंट का बादशाह</translation>
        </message>
        <message>
            <source>King of hearts</source>
            <translation>पान का बादशाह</translation>
        </message>
        <message>
            <source>King of spades</source>
            <translation>हुकुम का बादशाह</translation>
        </message>
        <message>
            <source>Nine of clubs</source>
            <translation>चिड़ी का नहला</translation>
        </message>
        <message>
            <source>Nine of diamonds</source>
            <translation>ईंट का नहला</translation>
        </message>
        <message>
            <source>Nine of hearts</source>
            <translation>पान का नहला</translation>
        </message>
        <message>
            <source>Nine of spades</source>
            <translation>हुकुम का नहला</translation>
        </message>
        <message>
            <source>Queen of clubs</source>
            <translation>चिड़ी की बेगम</translation>
        </message>
        <message>
            <source>Queen of diamonds</source>
            <translation>ईंट की बेगम</translation>
        </message>
        <message>
            <source>Queen of hearts</source>
            <translation>पान की बेगम</translation>
        </message>
        <message>
            <source>Queen of spades</source>
            <translation>हुकुम की बेगम</translation>
        </message>
        <message>
            <source>Red joker</source>
            <translation>लाल जोकर</translation>
        </message>
        <message>
            <source>Seven of clubs</source>
            <translation>चिड़ी का सत्ता</translation>
        </message>
        <message>
            <source>Seven of diamonds</source>
            <translation>ईंट का सत्ता</translation>
        </message>
        <message>
            <source>Seven of hearts</source>
            <translation>पान का सत्ता</translation>
        </message>
        <message>
            <source>Seven of spades</source>
            <translation>हुकुम का सत्ता</translation>
        </message>
        <message>
            <source>Six of clubs</source>
            <translation>चिड़ी का छक्का</translation>
        </message>
        <message>
            <source>Six of diamonds</source>
            <translation>ईंट का छक्का</translation>
        </message>
        <message>
            <source>Six of hearts</source>
            <translation>पान का छक्का</translation>
        </message>
        <message>
            <source>Six of spades</source>
            <translation>हुकुम का छक्का</translation>
        </message>
        <message>
            <source>Ten of clubs</source>
            <translation>चिड़ी का दहला</translation>
        </message>
        <message>
            <source>Ten of diamonds</source>
            <translation>ईंट का दहला</translation>
        </message>
        <message>
            <source>Ten of hearts</source>
            <translation>पान का दहला</translation>
        </message>
        <message>
            <source>Ten of spades</source>
            <translation>हुकुम का दहला</translation>
        </message>
        <message>
            <source>Three of clubs</source>
            <translation>चिड़ी की तिक्की</translation>
        </message>
        <message>
            <source>Three of diamonds</source>
            <translation>ईंट की तिक्की</translation>
        </message>
        <message>
            <source>Three of hearts</source>
            <translation>पान की तिक्की</translation>
        </message>
        <message>
            <source>Three of spades</source>
            <translation>हुकुम की तिक्की</translation>
        </message>
        <message>
            <source>Two of clubs</source>
            <translation>चिड़ी की दुक्की</translation>
        </message>
        <message>
            <source>Two of diamonds</source>
            <translation>ईंट की दुक्की</translation>
        </message>
        <message>
            <source>Two of hearts</source>
            <translation>पान की दुक्की</translation>
        </message>
        <message>
            <source>Two of spades</source>
            <translation>हुकुम की दुक्की</translation>
        </message>
        <message>
            <source>ace</source>
            <translation>इक्का</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>चिड़ी</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>ईंट</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>पान</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>गुलाम</translation>
        </message>
        <message>
            <source>king</source>
            <translation>बादशाह</translation>
        </message>
        <message>
            <source>no trump</source>
            <translation>बिना तुरुप</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>बेगम</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>हुकुम</translation>
        </message>
        <message>
            <source>trump</source>
            <translation>तुरुप</translation>
        </message>
    </context>
    <context>
        <name>Coach</name>
        <message>
            <source>%1. %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>A choice</source>
            <translation>एक फ़ैसला</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>बेहतर</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <translation>बेहतर: %1</translation>
        </message>
        <message>
            <source>Choosing trump</source>
            <translation>तुरुप तय करना</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>कोच</translation>
        </message>
        <message>
            <source>Giving cards</source>
            <translation>पत्ते देना</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>रहने दें</translation>
        </message>
        <message>
            <source>Looking at your decisions: %1 of %2</source>
            <translation>आपके फ़ैसले देखे जा रहे हैं: %2 में से %1</translation>
        </message>
        <message>
            <source>No decision of this round cost you anything worth naming.</source>
            <translation>इस राउंड में आपके किसी फ़ैसले से कोई खास नुकसान नहीं हुआ।</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>यहाँ से आगे खेलें</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>प्रगति</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>The bidding</source>
            <translation>बोली</translation>
        </message>
        <message>
            <source>The declaration</source>
            <translation>घोषणा</translation>
        </message>
        <message>
            <source>The kitty</source>
            <translation>किट्टी</translation>
        </message>
        <message>
            <source>The trick</source>
            <translation>मेज़ पर</translation>
        </message>
        <message>
            <source>Trick %1</source>
            <translation>चाल %1</translation>
        </message>
        <message>
            <source>What cost you most, judged only by what you could see at that moment.</source>
            <translation>जिन फ़ैसलों से सबसे ज़्यादा नुकसान हुआ; परख सिर्फ़ उससे, जो आपको उस समय दिख सकता था।</translation>
        </message>
        <message>
            <source>You</source>
            <translation>आपने</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>आपके पत्ते</translation>
        </message>
        <message>
            <source>Your hand (trump: %1)</source>
            <translation>आपके पत्ते (तुरुप: %1)</translation>
        </message>
    </context>
    <context>
        <name>Deeds</name>
        <message>
            <source>All figures are forgotten. Your matches stay.</source>
            <translation>सारे आँकड़े मिट जाएँगे। आपके मैच बने रहेंगे।</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>दूसरा फ़ोल्डर चुनें।</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>रहने दें</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>रीसेट करें</translation>
        </message>
        <message>
            <source>Reset the statistics?</source>
            <translation>आँकड़े रीसेट करें?</translation>
        </message>
        <message>
            <source>Save statistics</source>
            <translation>आँकड़े सहेजें</translation>
        </message>
        <message>
            <source>The file could not be written.</source>
            <translation>फ़ाइल लिखी नहीं जा सकी।</translation>
        </message>
    </context>
    <context>
        <name>Desk</name>
        <message>
            <source>Open a record</source>
            <translation>दर्ज मैच खोलें</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>मैच सहेजें</translation>
        </message>
    </context>
    <context>
        <name>Digits</name>
        <message>
            <source>0123456789</source>
            <translation>0123456789</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message>
            <source>%1 beats the throw with: %2</source>
            <translation>%1 ने इन पत्तों से रोका: %2</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <translation>%1 की बोली: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 buries %n card(s).</source>
            <translation>
                <numerusform>%1 ने किट्टी में %n पत्ता दबाया।</numerusform>
                <numerusform>%1 ने किट्टी में %n पत्ते दबाए।</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 cannot beat the throw.</source>
            <translation>%1 के पास इन पत्तों को रोकने लायक कुछ नहीं है।</translation>
        </message>
        <message>
            <source>%1 chooses %2 as trump.</source>
            <translation>%1 ने तुरुप चुना: %2</translation>
        </message>
        <message>
            <source>%1 declares trump: %2</source>
            <translation>%1 ने तुरुप घोषित किया: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 gives %n card(s) to %2.</source>
            <translation>
                <numerusform>%1 ने %n पत्ता दिया। पाने वाला खिलाड़ी: %2</numerusform>
                <numerusform>%1 ने %n पत्ते दिए। पाने वाला खिलाड़ी: %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gives you %n card(s).</source>
            <translation>
                <numerusform>%1 ने आपको %n पत्ता दिया।</numerusform>
                <numerusform>%1 ने आपको %n पत्ते दिए।</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 leads a pair: %2</source>
            <translation>%1 ने जोड़ी चली: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 leads a tractor of %n pair(s): %2</source>
            <translation>
                <numerusform>%1 ने %n जोड़ी का ट्रैक्टर चला: %2</numerusform>
                <numerusform>%1 ने %n जोड़ियों का ट्रैक्टर चला: %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 leads the %2.</source>
            <translation>%1 ने चाल शुरू की: %2</translation>
        </message>
        <message>
            <source>%1 leads: %2</source>
            <translation>%1 ने चाल शुरू की: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 missed the bid and loses %n point(s).</source>
            <translation>
                <numerusform>%1 की बोली पूरी नहीं हुई: %n अंक कटा।</numerusform>
                <numerusform>%1 की बोली पूरी नहीं हुई: %n अंक कटे।</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 passes.</source>
            <translation>%1 ने पास किया।</translation>
        </message>
        <message>
            <source>%1 plays alone: %2 lays the cards down.</source>
            <translation>%1 का अकेला खेल: %2 ने पत्ते अलग रख दिए।</translation>
        </message>
        <message>
            <source>%1 plays the %2.</source>
            <translation>%1 का पत्ता: %2</translation>
        </message>
        <message>
            <source>%1 plays without trump.</source>
            <translation>%1 ने बिना तुरुप खेलना चुना।</translation>
        </message>
        <message>
            <source>%1 plays: %2</source>
            <translation>%1 के पत्ते: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n point(s).</source>
            <translation>
                <numerusform>%1 को %n अंक मिला।</numerusform>
                <numerusform>%1 को %n अंक मिले।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 shot the moon and took all %n penalty point(s).</source>
            <translation>
                <numerusform>%1 ने सारे %n दंड अंक समेट लिए।</numerusform>
                <numerusform>%1 ने सारे %n दंड अंक समेट लिए।</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 shows a hand with nothing above a ten: %2. New deal.</source>
            <translation>%1 ने दहले तक के ही पत्ते दिखाए: %2. पत्ते दोबारा बँटेंगे।</translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n penalty point(s).</source>
            <translation>
                <numerusform>%1 के खाते में %n दंड अंक जुड़ा।</numerusform>
                <numerusform>%1 के खाते में %n दंड अंक जुड़े।</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 takes up the kitty.</source>
            <translation>%1 ने किट्टी उठाई।</translation>
        </message>
        <message>
            <source>%1 throws: %2</source>
            <translation>%1 के एक साथ चले पत्ते: %2</translation>
        </message>
        <message>
            <source>%1 wins the bidding with %2.</source>
            <translation>बोली %1 ने जीती: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins the trick and %n point(s).</source>
            <translation>
                <numerusform>यह चाल %1 ने जीती: %n अंक</numerusform>
                <numerusform>यह चाल %1 ने जीती: %n अंक</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 wins the trick.</source>
            <translation>यह चाल %1 ने जीती।</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1: no trick against the Pepper, so %n point(s) lost</source>
            <translation>
                <numerusform>%1: पेपर के सामने कोई चाल नहीं, %n अंक कटा</numerusform>
                <numerusform>%1: पेपर के सामने कोई चाल नहीं, %n अंक कटे</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: nobody</source>
            <translation>%1: कोई नहीं</translation>
        </message>
        <message numerus="yes">
            <source>%1: the score falls by %n point(s)</source>
            <translation>
                <numerusform>%1: स्कोर से %n अंक घटा</numerusform>
                <numerusform>%1: स्कोर से %n अंक घटे</numerusform>
            </translation>
        </message>
        <message>
            <source>Attackers: %1 points</source>
            <translation>हमलावर टीम: %1 अंक</translation>
        </message>
        <message numerus="yes">
            <source>Attackers: %n point(s)</source>
            <translation>
                <numerusform>हमलावर टीम: %n अंक</numerusform>
                <numerusform>हमलावर टीम: %n अंक</numerusform>
            </translation>
        </message>
        <message>
            <source>Big Pepper</source>
            <translation>बड़ा पेपर</translation>
        </message>
        <message>
            <source>Dealer: %1</source>
            <translation>डीलर: %1</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>गेम</translation>
        </message>
        <message>
            <source>High</source>
            <translation>सबसे बड़ा तुरुप</translation>
        </message>
        <message>
            <source>Jack</source>
            <translation>तुरुप का गुलाम</translation>
        </message>
        <message numerus="yes">
            <source>Kitty bonus: %1 × %2 = %n point(s)</source>
            <translation>
                <numerusform>किट्टी बोनस: %1 × %2 = %n अंक</numerusform>
                <numerusform>किट्टी बोनस: %1 × %2 = %n अंक</numerusform>
            </translation>
        </message>
        <message>
            <source>Low</source>
            <translation>सबसे छोटा तुरुप</translation>
        </message>
        <message numerus="yes">
            <source>No card that scores is left. %n trick(s) remain unplayed.</source>
            <translation>
                <numerusform>अंक वाला कोई पत्ता नहीं बचा। बिना खेली चाल: %n</numerusform>
                <numerusform>अंक वाला कोई पत्ता नहीं बचा। बिना खेली चालें: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>No trump, and the nine is the highest card.</source>
            <translation>बिना तुरुप, और नहला सबसे बड़ा पत्ता है।</translation>
        </message>
        <message>
            <source>Nobody bid. The cards are thrown in and nobody scores.</source>
            <translation>किसी ने बोली नहीं लगाई। पत्ते वापस रखे गए और किसी को अंक नहीं मिला।</translation>
        </message>
        <message>
            <source>Nobody declared, so the kitty is turned up. Trump: %1</source>
            <translation>किसी ने घोषणा नहीं की, इसलिए किट्टी खोली गई। तुरुप: %1</translation>
        </message>
        <message>
            <source>Small Pepper</source>
            <translation>छोटा पेपर</translation>
        </message>
        <message>
            <source>The kitty held: %1</source>
            <translation>किट्टी में थे: %1</translation>
        </message>
        <message numerus="yes">
            <source>The opponents defend the deal and go up %n level(s).</source>
            <translation>
                <numerusform>विरोधी टीम ने बारी बचा ली और %n लेवल ऊपर गई।</numerusform>
                <numerusform>विरोधी टीम ने बारी बचा ली और %n लेवल ऊपर गई।</numerusform>
            </translation>
        </message>
        <message>
            <source>The opponents hold the deal. Their level stays the same.</source>
            <translation>विरोधी टीम ने बारी बचा ली। उसका लेवल वही रहा।</translation>
        </message>
        <message numerus="yes">
            <source>The opponents missed the bid and lose %n point(s).</source>
            <translation>
                <numerusform>विरोधी टीम की बोली पूरी नहीं हुई: %n अंक कटा।</numerusform>
                <numerusform>विरोधी टीम की बोली पूरी नहीं हुई: %n अंक कटे।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The opponents score %n point(s).</source>
            <translation>
                <numerusform>विरोधी टीम को %n अंक मिला।</numerusform>
                <numerusform>विरोधी टीम को %n अंक मिले।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The opponents take over the deal and go up %n level(s).</source>
            <translation>
                <numerusform>विरोधी टीम ने पत्ते बाँटने की बारी छीन ली और %n लेवल ऊपर गई।</numerusform>
                <numerusform>विरोधी टीम ने पत्ते बाँटने की बारी छीन ली और %n लेवल ऊपर गई।</numerusform>
            </translation>
        </message>
        <message>
            <source>The opponents take over the deal. Their level stays the same.</source>
            <translation>विरोधी टीम ने पत्ते बाँटने की बारी छीन ली। उसका लेवल वही रहा।</translation>
        </message>
        <message>
            <source>The throw can be beaten. It must be led as: %1</source>
            <translation>इन पत्तों से बड़े पत्ते बाकी हैं। अब यही चलना होगा: %1</translation>
        </message>
        <message numerus="yes">
            <source>The throw fails and costs %n point(s). It must be led as: %1</source>
            <translation>
                <numerusform>साथ चले पत्ते रोके गए और %n अंक कटा। अब चाल में: %1</numerusform>
                <numerusform>साथ चले पत्ते रोके गए और %n अंक कटे। अब चाल में: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>You beat the throw with: %1</source>
            <translation>आपने इन पत्तों से रोका: %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <translation>आपकी बोली: %1</translation>
        </message>
        <message numerus="yes">
            <source>You bury %n card(s).</source>
            <translation>
                <numerusform>आपने किट्टी में %n पत्ता दबाया।</numerusform>
                <numerusform>आपने किट्टी में %n पत्ते दबाए।</numerusform>
            </translation>
        </message>
        <message>
            <source>You cannot beat the throw.</source>
            <translation>आपके पास इन पत्तों को रोकने लायक कुछ नहीं है।</translation>
        </message>
        <message>
            <source>You choose %1 as trump.</source>
            <translation>आपने तुरुप चुना: %1</translation>
        </message>
        <message>
            <source>You declare trump: %1</source>
            <translation>आपने तुरुप घोषित किया: %1</translation>
        </message>
        <message numerus="yes">
            <source>You give %n card(s) to %1.</source>
            <translation>
                <numerusform>आपने %n पत्ता दिया। पाने वाला खिलाड़ी: %1</numerusform>
                <numerusform>आपने %n पत्ते दिए। पाने वाला खिलाड़ी: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You got %n card(s) from %1: %2</source>
            <translation>
                <numerusform>%1 से आपको %n पत्ता मिला: %2</numerusform>
                <numerusform>%1 से आपको %n पत्ते मिले: %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n card(s).</source>
            <translation>
                <numerusform>आपके पास %n पत्ता है।</numerusform>
                <numerusform>आपके पास %n पत्ते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>You lay your cards down: %1 plays alone.</source>
            <translation>आपके पत्ते अलग रखे गए: साथी %1 का अकेला खेल।</translation>
        </message>
        <message>
            <source>You lead the %1.</source>
            <translation>आपने चाल शुरू की: %1</translation>
        </message>
        <message>
            <source>You lead: %1</source>
            <translation>आपने चाल शुरू की: %1</translation>
        </message>
        <message numerus="yes">
            <source>You missed the bid and lose %n point(s).</source>
            <translation>
                <numerusform>आपकी बोली पूरी नहीं हुई: %n अंक कटा।</numerusform>
                <numerusform>आपकी बोली पूरी नहीं हुई: %n अंक कटे।</numerusform>
            </translation>
        </message>
        <message>
            <source>You pass.</source>
            <translation>आपने पास किया।</translation>
        </message>
        <message>
            <source>You play alone: %1 lays the cards down.</source>
            <translation>आपका अकेला खेल: %1 ने पत्ते अलग रख दिए।</translation>
        </message>
        <message>
            <source>You play the %1.</source>
            <translation>आपका पत्ता: %1</translation>
        </message>
        <message>
            <source>You play without trump.</source>
            <translation>आपने बिना तुरुप खेलना चुना।</translation>
        </message>
        <message>
            <source>You play: %1</source>
            <translation>आपके पत्ते: %1</translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s).</source>
            <translation>
                <numerusform>आपको %n अंक मिला।</numerusform>
                <numerusform>आपको %n अंक मिले।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You shot the moon: all %n penalty point(s) are yours.</source>
            <translation>
                <numerusform>आपने सारे %n दंड अंक समेट लिए।</numerusform>
                <numerusform>आपने सारे %n दंड अंक समेट लिए।</numerusform>
            </translation>
        </message>
        <message>
            <source>You show a hand with nothing above a ten: %1. New deal.</source>
            <translation>आपने दहले तक के ही पत्ते दिखाए: %1. पत्ते दोबारा बँटेंगे।</translation>
        </message>
        <message numerus="yes">
            <source>You take %n penalty point(s).</source>
            <translation>
                <numerusform>आपके खाते में %n दंड अंक जुड़ा।</numerusform>
                <numerusform>आपके खाते में %n दंड अंक जुड़े।</numerusform>
            </translation>
        </message>
        <message>
            <source>You take up the kitty.</source>
            <translation>आपने किट्टी उठाई।</translation>
        </message>
        <message>
            <source>You throw: %1</source>
            <translation>आपके एक साथ चले पत्ते: %1</translation>
        </message>
        <message numerus="yes">
            <source>You took no trick against the Pepper and lose %n point(s).</source>
            <translation>
                <numerusform>पेपर के सामने आपको कोई चाल नहीं मिली: %n अंक कटा।</numerusform>
                <numerusform>पेपर के सामने आपको कोई चाल नहीं मिली: %n अंक कटे।</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the bidding with %1.</source>
            <translation>बोली आपने जीती: %1</translation>
        </message>
        <message numerus="yes">
            <source>You win the trick and %n point(s).</source>
            <translation>
                <numerusform>यह चाल आपने जीती: %n अंक</numerusform>
                <numerusform>यह चाल आपने जीती: %n अंक</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the trick.</source>
            <translation>यह चाल आपने जीती।</translation>
        </message>
        <message>
            <source>Your partner declares trump: %1</source>
            <translation>आपके साथी ने तुरुप घोषित किया: %1</translation>
        </message>
        <message>
            <source>Your partner wins the trick.</source>
            <translation>यह चाल आपके साथी ने जीती।</translation>
        </message>
        <message numerus="yes">
            <source>Your score falls by %n point(s).</source>
            <translation>
                <numerusform>आपके स्कोर से %n अंक घटा।</numerusform>
                <numerusform>आपके स्कोर से %n अंक घटे।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your team defends the deal and goes up %n level(s).</source>
            <translation>
                <numerusform>आपकी टीम ने बारी बचा ली और %n लेवल ऊपर गई।</numerusform>
                <numerusform>आपकी टीम ने बारी बचा ली और %n लेवल ऊपर गई।</numerusform>
            </translation>
        </message>
        <message>
            <source>Your team holds the deal. Its level stays the same.</source>
            <translation>आपकी टीम ने बारी बचा ली। उसका लेवल वही रहा।</translation>
        </message>
        <message numerus="yes">
            <source>Your team takes over the deal and goes up %n level(s).</source>
            <translation>
                <numerusform>आपकी टीम ने पत्ते बाँटने की बारी छीन ली और %n लेवल ऊपर गई।</numerusform>
                <numerusform>आपकी टीम ने पत्ते बाँटने की बारी छीन ली और %n लेवल ऊपर गई।</numerusform>
            </translation>
        </message>
        <message>
            <source>Your team takes over the deal. Its level stays the same.</source>
            <translation>आपकी टीम ने पत्ते बाँटने की बारी छीन ली। उसका लेवल वही रहा।</translation>
        </message>
    </context>
    <context>
        <name>Expected</name>
        <message numerus="yes">
            <source>Average of %n imagined deal(s); winning the match counts too.</source>
            <translation>
                <numerusform>%n काल्पनिक राउंड का औसत; मैच की जीत भी गिनी गई है।</numerusform>
                <numerusform>%n काल्पनिक राउंडों का औसत; मैच की जीत भी गिनी गई है।</numerusform>
            </translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>लेवल</translation>
        </message>
        <message>
            <source>Penalty points</source>
            <translation>दंड अंक</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>अंक</translation>
        </message>
        <message>
            <source>This costs about %1 levels on average.</source>
            <translation>इससे औसतन लगभग %1 लेवल का नुकसान होता है।</translation>
        </message>
        <message>
            <source>This costs about %1 penalty points on average.</source>
            <translation>इससे औसतन लगभग %1 दंड अंक ज़्यादा मिलते हैं।</translation>
        </message>
        <message>
            <source>This costs about %1 points on average.</source>
            <translation>इससे औसतन लगभग %1 अंकों का नुकसान होता है।</translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <source>24 cards · 2 to 4 players</source>
            <translation>24 पत्ते · 2 से 4 खिलाड़ी</translation>
        </message>
        <message>
            <source>52 cards · 3 or 4 players</source>
            <translation>52 पत्ते · 3 या 4 खिलाड़ी</translation>
        </message>
        <message>
            <source>Auction · 2 to 7 players</source>
            <translation>बोली · 2 से 7 खिलाड़ी</translation>
        </message>
        <message>
            <source>Bid your tricks, name trump, and trust your bowers.</source>
            <translation>चालों की बोली लगाएँ, तुरुप चुनें, गुलामों पर भरोसा रखें।</translation>
        </message>
        <message>
            <source>Black Maria</source>
            <translation>ब्लैक मारिया</translation>
        </message>
        <message>
            <source>Declare trump, bury the kitty, collect fives, tens and kings.</source>
            <translation>तुरुप घोषित करें, किट्टी दबाएँ; पंजे, दहले और बादशाह बटोरें।</translation>
        </message>
        <message>
            <source>Give three cards, duck the hearts, and beware the queen.</source>
            <translation>तीन पत्ते दें, पान से बचें, और हुकुम की बेगम से दूर रहें।</translation>
        </message>
        <message>
            <source>High, low, jack and game: four points in six cards.</source>
            <translation>बड़ा तुरुप, छोटा तुरुप, गुलाम और गेम: छह पत्तों में चार अंक।</translation>
        </message>
        <message>
            <source>Pepper</source>
            <translation>पेपर</translation>
        </message>
        <message>
            <source>Pitch</source>
            <translation>पिच</translation>
        </message>
        <message>
            <source>Sheng Ji · two packs · 4 players</source>
            <translation>शेंग जी · दो गड्डियाँ · 4 खिलाड़ी</translation>
        </message>
        <message>
            <source>Tractor</source>
            <translation>ट्रैक्टर</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <source>20 points for your team, and your partner leads again.</source>
            <translation>आपकी टीम के 20 अंक, और अगली चाल फिर साथी से शुरू होती है।</translation>
        </message>
        <message>
            <source>A higher heart could win this trick with all its points: play the 2.</source>
            <translation>बड़ा पान यह चाल सारे अंकों समेत जीत सकता है: दुक्की चलें।</translation>
        </message>
        <message>
            <source>A small trump beats the ace, and its 5 points stay with you.</source>
            <translation>छोटे तुरुप ने इक्के को काटा, और उसके 5 अंक भी आपके पास रहे।</translation>
        </message>
        <message>
            <source>A small trump is enough here: the 5 of hearts.</source>
            <translation>यहाँ छोटा तुरुप काफ़ी है: पान का पंजा।</translation>
        </message>
        <message>
            <source>An attacker hoped for the trick with the king, but your partner had the ace.</source>
            <translation>हमलावर ने बादशाह से चाल जीतनी चाही, पर इक्का आपके साथी के पास था।</translation>
        </message>
        <message>
            <source>Both teams begin at level 2, so twos are the level cards: all of them are trumps. You hold the 2 of hearts and many hearts besides. Show it, and hearts become trump.</source>
            <translation>दोनों टीमें लेवल 2 से शुरू होती हैं, इसलिए दुक्कियाँ लेवल के पत्ते हैं और सब तुरुप गिनी जाती हैं। आपके पास पान की दुक्की और बहुत-से पान हैं। उसे दिखाएँ, तो पान तुरुप बन जाएगा।</translation>
        </message>
        <message>
            <source>Bury the eight diamonds below the queen, so that hardly any are left.</source>
            <translation>ईंट की बेगम से छोटे आठों पत्ते दबाएँ, ताकि ईंट लगभग खत्म हो जाए।</translation>
        </message>
        <message>
            <source>Choose hearts. The jack of hearts is then the highest card, and the jack of diamonds, of the same colour, the second highest.</source>
            <translation>पान चुनें। तब पान का गुलाम सबसे बड़ा पत्ता होगा, और उसी रंग का ईंट का गुलाम उसके बाद।</translation>
        </message>
        <message>
            <source>Clubs are led and you have none. A card of another suit can’t win, so this is the moment: throw the queen of spades.</source>
            <translation>चिड़ी चली गई है और आपके पास चिड़ी नहीं है। दूसरे सूट का पत्ता चाल नहीं जीत सकता, इसलिए यही मौका है: हुकुम की बेगम फेंकें।</translation>
        </message>
        <message>
            <source>Diamonds are led with the 10. Play the highest card that stays below it, the 9, and keep the small ones for later.</source>
            <translation>चाल ईंट के दहले से शुरू हुई है। उससे छोटा सबसे बड़ा पत्ता, यानी नहला चलें, और छोटे पत्ते बाद के लिए रखें।</translation>
        </message>
        <message>
            <source>Diamonds are led. Your jack of diamonds is a trump in this round and no diamond, so only the 9 can follow. Play it.</source>
            <translation>ईंट चली गई है। आपका ईंट का गुलाम इस राउंड में तुरुप है, ईंट नहीं, इसलिए सिर्फ़ नहला चला जा सकता है। वही चलें।</translation>
        </message>
        <message>
            <source>Each heart costs 1 point, the queen of spades 13. Give away three cards that would win such tricks: the ace and king of spades and the ace of hearts. Choose them and press the button.</source>
            <translation>पान का हर पत्ता 1 अंक का है, हुकुम की बेगम 13 की। ऐसी चालें जिताने वाले तीन पत्ते दे दें: हुकुम का इक्का और बादशाह, और पान का इक्का। उन्हें चुनकर बटन दबाएँ।</translation>
        </message>
        <message>
            <source>Each player bids once for how many of four points they will win: high, low, jack and game. You are the dealer and speak last, so you may take the bid for the same number. Bid 2.</source>
            <translation>हर खिलाड़ी एक बार बोलता है कि चार में से कितने अंक जीतेगा: हाई, लो, गुलाम और गेम। डीलर आप हैं और आपकी बारी सबसे आखिर में है, इसलिए उतनी ही बोली लगाकर उसे अपने नाम करना आपका हक है। 2 बोलें।</translation>
        </message>
        <message>
            <source>Everyone else passes, so you choose trump and lead.</source>
            <translation>बाकी सबने पास किया, इसलिए तुरुप आपको चुनना है और पहली चाल भी आपको शुरू करनी है।</translation>
        </message>
        <message>
            <source>Everyone had to follow with a heart. High is yours.</source>
            <translation>सबको पान चलना पड़ा। हाई आपका हुआ।</translation>
        </message>
        <message>
            <source>Everyone had to play four spades, and pairs where they had them. Your partner added 30 points, which the attackers will never see.</source>
            <translation>सबको हुकुम के चार पत्ते चलने पड़े, और जिसके पास जोड़ियाँ थीं उसे जोड़ियाँ। साथी ने 30 अंक डाल दिए, जो हमलावरों को अब कभी नहीं मिलेंगे।</translation>
        </message>
        <message>
            <source>First draw the trumps of the others: lead the jack of hearts.</source>
            <translation>पहले बाकी लोगों के तुरुप निकलवाएँ: पान के गुलाम से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>Four hearts in one trick, and none of them is yours.</source>
            <translation>एक चाल में पान के चार पत्ते, और एक भी आपके हिस्से नहीं आया।</translation>
        </message>
        <message>
            <source>Four tricks, and the attackers have no point yet. A round has 25 cards each; below 80 points your team keeps the deal and goes up. Now you know enough for a match of your own.</source>
            <translation>चार चालें हुईं और हमलावर टीम को अब तक एक भी अंक नहीं मिला। राउंड 25-25 पत्तों का होता है; हमलावर 80 अंकों तक न पहुँचें तो बाँटने की बारी आपकी टीम के पास रहती है और वह ऊपर जाती है। अब अपना मैच खेलें।</translation>
        </message>
        <message>
            <source>From the left you got the queen of spades herself. No panic.</source>
            <translation>बाईं ओर से हुकुम की बेगम ही आ गई। घबराएँ नहीं।</translation>
        </message>
        <message>
            <source>Hearts and the ten of spades are worth keeping: lead the small diamond.</source>
            <translation>पान और हुकुम का दहला बचाकर रखें: छोटी ईंट से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>Hearts are led and you must follow. Stay below the 6, so that you don’t win the trick: play the 2.</source>
            <translation>पान चला गया है और आपको पान ही चलना है। चाल न जीतने के लिए पान के छक्के से नीचे रहें: दुक्की चलें।</translation>
        </message>
        <message>
            <source>Hearts should be trump here, and the ace wins the trick for sure.</source>
            <translation>यहाँ पान को तुरुप बनाना अच्छा है, और इक्का यह चाल ज़रूर जीतेगा।</translation>
        </message>
        <message>
            <source>High spades and hearts catch points: give the ace and king of spades and the ace of hearts.</source>
            <translation>हुकुम और पान के बड़े पत्ते अंक बटोरते हैं: हुकुम का इक्का और बादशाह, और पान का इक्का दें।</translation>
        </message>
        <message>
            <source>Keep your two trumps for later and give the lead away: play the 9 of clubs.</source>
            <translation>अपने दोनों तुरुप बाद के लिए रखें और शुरुआत किसी और को दें: चिड़ी का नहला चलें।</translation>
        </message>
        <message>
            <source>Lead the 7 of clubs, so that you have no clubs left.</source>
            <translation>चिड़ी का सत्ता चलें, ताकि आपके पास चिड़ी न बचे।</translation>
        </message>
        <message>
            <source>Lead the queen of diamonds, to have no diamonds left.</source>
            <translation>ईंट की बेगम चलें, ताकि आपके पास ईंट न बचे।</translation>
        </message>
        <message>
            <source>Lead your highest trump. Everyone must follow with a trump if they can, so that few are left against you.</source>
            <translation>अपने सबसे बड़े तुरुप से चाल शुरू करें। जिसके पास तुरुप हो, उसे तुरुप ही चलना होगा, इसलिए आपके सामने कम ही बचेंगे।</translation>
        </message>
        <message>
            <source>Lead your last diamond, the queen. Afterwards you have none and may trump whenever diamonds are led.</source>
            <translation>अपनी आखिरी ईंट, यानी बेगम चलें। इसके बाद ईंट की चाल तुरुप से काटी जा सकती है।</translation>
        </message>
        <message>
            <source>Look at your hand: the jack of diamonds now stands among the trumps.</source>
            <translation>अपने पत्ते देखें: ईंट का गुलाम अब तुरुप के पत्तों में खड़ा है।</translation>
        </message>
        <message>
            <source>Nobody after you can beat the jack of hearts: bring it home in this trick.</source>
            <translation>आपके बाद कोई पान के गुलाम को नहीं हरा सकता: इसी चाल में उसे बचा लें।</translation>
        </message>
        <message>
            <source>Nobody shows anything stronger: hearts are trump, and you are the dealer.</source>
            <translation>किसी ने इससे बड़ी घोषणा नहीं की: पान तुरुप है और डीलर आप हैं।</translation>
        </message>
        <message>
            <source>Now let someone else lead, so that you can use your trumps. Lead the 6 of diamonds.</source>
            <translation>अब शुरुआत किसी और को करने दें, ताकि आपके तुरुप काम आएँ। ईंट का छक्का चलें।</translation>
        </message>
        <message>
            <source>One heart is still out, higher than your 2. Play the ten of spades first and let that heart go.</source>
            <translation>आपकी दुक्की से बड़ा एक पान अभी बाकी है। पहले हुकुम का दहला चलें और उस पान को निकल जाने दें।</translation>
        </message>
        <message>
            <source>Only you know what lies in the kitty.</source>
            <translation>किट्टी में क्या दबा है, यह सिर्फ़ आपको पता है।</translation>
        </message>
        <message>
            <source>Play the 2 of hearts.</source>
            <translation>पान की दुक्की चलें।</translation>
        </message>
        <message>
            <source>Play the 9 of diamonds.</source>
            <translation>ईंट का नहला चलें।</translation>
        </message>
        <message>
            <source>Play the jack of diamonds.</source>
            <translation>ईंट का गुलाम चलें।</translation>
        </message>
        <message>
            <source>Save the hearts and the ten for later: the king of clubs is safer now.</source>
            <translation>पान और दहला बाद के लिए रखें: अभी चिड़ी का बादशाह ज़्यादा सुरक्षित है।</translation>
        </message>
        <message>
            <source>Small diamonds will be useful later. The 9 is high and still stays below.</source>
            <translation>छोटी ईंटें बाद में काम आएँगी। नहला बड़ा है, फिर भी दहले से छोटा है।</translation>
        </message>
        <message>
            <source>That was the fourth trick.</source>
            <translation>यह चौथी चाल थी।</translation>
        </message>
        <message>
            <source>The 10 won, and you are rid of a high card.</source>
            <translation>दहले ने चाल जीती, और आपका एक बड़ा पत्ता निकल गया।</translation>
        </message>
        <message>
            <source>The 5 of clubs stayed highest: 13 points for the player on your right.</source>
            <translation>चिड़ी का पंजा ही सबसे बड़ा रहा: दाईं ओर वाले खिलाड़ी को 13 अंक।</translation>
        </message>
        <message>
            <source>The ace is the highest spade. Play it while everyone still has spades.</source>
            <translation>इक्का सबसे बड़ा हुकुम है। जब तक सबके पास हुकुम हैं, उसे चल दें।</translation>
        </message>
        <message>
            <source>The ace of clubs was not dealt. Your king counts 3 for game.</source>
            <translation>चिड़ी का इक्का बँटा ही नहीं था। आपका बादशाह गेम में 3 गिना जाएगा।</translation>
        </message>
        <message>
            <source>The ace of clubs won. Now the player on your left leads.</source>
            <translation>चिड़ी के इक्के ने चाल जीती। अब बाईं ओर वाला खिलाड़ी चाल शुरू करता है।</translation>
        </message>
        <message>
            <source>The ace of spades is led. You could follow with the ten, but in this game you may always play a trump. Take the trick with the jack of hearts.</source>
            <translation>हुकुम का इक्का चला गया है। दहला भी चला जा सकता है, पर इस खेल में तुरुप हमेशा चलने लायक है। पान के गुलाम से यह चाल जीतें।</translation>
        </message>
        <message>
            <source>The ace of spades wins a trick now: play it before the others.</source>
            <translation>हुकुम का इक्का अभी चाल जीतेगा: पहले उसे चलें।</translation>
        </message>
        <message>
            <source>The eight cards of the kitty are yours now, and eight go back. Put away all diamonds but the queen: they win nothing, and without diamonds you can trump. Never bury fives, tens or kings lightly: they are the points.</source>
            <translation>किट्टी के आठ पत्ते अब आपके हैं, और आठ वापस दबाने हैं। बेगम छोड़कर सारी ईंटें दबाएँ: वे कुछ नहीं जीततीं, और ईंट न रहे तो तुरुप से काटने का मौका मिलता है। पंजे, दहले और बादशाह सोच-समझकर ही दबाएँ: अंक उन्हीं के हैं।</translation>
        </message>
        <message>
            <source>The four high spades together are the strongest lead you have.</source>
            <translation>हुकुम के ये चार बड़े पत्ते एक साथ आपकी सबसे मज़बूत शुरुआत हैं।</translation>
        </message>
        <message>
            <source>The jack of trumps is safe in your own trick: another point.</source>
            <translation>तुरुप का गुलाम आपकी ही चाल में बच गया: एक अंक और।</translation>
        </message>
        <message>
            <source>The king of clubs took it: no points in this trick.</source>
            <translation>चिड़ी के बादशाह ने चाल जीती: इसमें कोई अंक नहीं था।</translation>
        </message>
        <message>
            <source>The king of hearts is gone: your 2 is the last trump.</source>
            <translation>पान का बादशाह निकल गया: आपकी दुक्की आखिरी तुरुप है।</translation>
        </message>
        <message>
            <source>The king of hearts may still be out and would catch your jack. Keep the hearts and lead the king of clubs.</source>
            <translation>पान का बादशाह अभी किसी के पास हो सकता है और आपके गुलाम को हरा देगा। पान बचाकर रखें और चिड़ी के बादशाह से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>The king of hearts would take the 2, and with it the point for low.</source>
            <translation>पान का बादशाह दुक्की को ले जाएगा, और उसके साथ लो का अंक भी।</translation>
        </message>
        <message>
            <source>The lowest trump won a trick with a ten in it: low and game are yours.</source>
            <translation>सबसे छोटे तुरुप ने दहले वाली चाल जीती: लो और गेम आपके हुए।</translation>
        </message>
        <message>
            <source>The other ace of diamonds would win for the attackers. You have no diamonds: trump it with the 5 of hearts.</source>
            <translation>ईंट का दूसरा इक्का हमलावर टीम को यह चाल जिता देगा। आपके पास ईंट नहीं है: पान के पंजे से काटें।</translation>
        </message>
        <message>
            <source>The pair of tens is your only pair of clubs: it must follow the aces.</source>
            <translation>चिड़ी में आपकी एक ही जोड़ी है, दहलों की: इक्कों पर वही चलनी होगी।</translation>
        </message>
        <message>
            <source>The player on your right has 17 points after four tricks, you have none. A round has 13 tricks; who ends the match with the fewest points wins it. Now you know enough for a match of your own.</source>
            <translation>चार चालों के बाद दाईं ओर वाले खिलाड़ी के 17 अंक हैं, आपका एक भी नहीं। राउंड में 13 चालें होती हैं; मैच के अंत में सबसे कम अंकों वाला जीतता है। अब अपना मैच खेलें।</translation>
        </message>
        <message>
            <source>The player on your right promises 2 of the six tricks. With hearts as trump you would hold the two highest cards, the ace of spades besides, and your partner helps: bid 4.</source>
            <translation>दाईं ओर वाले खिलाड़ी ने छह में से 2 चालें बोली हैं। पान तुरुप हो तो दो सबसे बड़े पत्ते आपके पास होंगे, हुकुम का इक्का भी है, और साथी मदद करेगा: 4 बोलें।</translation>
        </message>
        <message>
            <source>The player opposite won with the queen and leads now.</source>
            <translation>सामने वाले खिलाड़ी ने बेगम से चाल जीती, और अब वही शुरू करता है।</translation>
        </message>
        <message>
            <source>The trick is your partner’s already. Keep the jack for the last one.</source>
            <translation>यह चाल पहले ही आपके साथी की है। गुलाम आखिरी चाल के लिए रखें।</translation>
        </message>
        <message>
            <source>Three hearts fell under your jack.</source>
            <translation>आपके गुलाम के नीचे पान के तीन पत्ते निकल गए।</translation>
        </message>
        <message>
            <source>Three of your cards are hearts, so make hearts trump. The ace is the highest: play it and the point for high is yours.</source>
            <translation>आपके तीन पत्ते पान के हैं, इसलिए पान को तुरुप बनाएँ। इक्का सबसे बड़ा है: उसे चलें, तो हाई का अंक आपका।</translation>
        </message>
        <message>
            <source>Two aces and two kings of spades, two pairs that follow each other: that is a tractor. Tap one of the aces, and all four are chosen; then play them together.</source>
            <translation>हुकुम के दो इक्के और दो बादशाह, यानी दो लगातार जोड़ियाँ: यह ट्रैक्टर है। एक इक्का छूते ही चारों चुन लिए जाएँगे; फिर उन्हें एक साथ चलें।</translation>
        </message>
        <message>
            <source>Two tricks are yours.</source>
            <translation>दो चालें आपकी हुईं।</translation>
        </message>
        <message>
            <source>Two tricks for them, two for you.</source>
            <translation>दो चालें उनकी, दो आपकी।</translation>
        </message>
        <message>
            <source>With hearts both red jacks are trumps: choose hearts.</source>
            <translation>पान में दोनों लाल गुलाम तुरुप होंगे: पान चुनें।</translation>
        </message>
        <message>
            <source>With so many hearts it is worth showing the 2 of hearts.</source>
            <translation>इतने पान हों तो पान की दुक्की दिखाना अच्छा है।</translation>
        </message>
        <message>
            <source>With these hearts the bid is worth having, and 2 is enough for it.</source>
            <translation>ऐसे पान हों तो बोली अपने नाम करना अच्छा है, और उसके लिए 2 काफ़ी है।</translation>
        </message>
        <message>
            <source>You lead. This 7 is your only club: play it, and from then on you may throw away what you like whenever clubs are led.</source>
            <translation>पहली चाल आपको शुरू करनी है। आपके पास चिड़ी का यही सत्ता है: इसे चलें, फिर चिड़ी की चाल पर कोई भी पत्ता फेंका जा सकता है।</translation>
        </message>
        <message>
            <source>You may, but the queen is the most dangerous card you hold: throw her.</source>
            <translation>यह भी चला जा सकता है, पर आपका सबसे खतरनाक पत्ता बेगम है: उसे फेंकें।</translation>
        </message>
        <message>
            <source>You stole the bid. Now you lead, and your first card makes trump.</source>
            <translation>बोली आपके नाम हुई। अब पहली चाल आपकी है, और आपका पहला पत्ता तुरुप बनाएगा।</translation>
        </message>
        <message>
            <source>You won high, jack, low and game: 4 points for a bid of 2. Whoever wins the bid and makes it goes on like this until someone reaches 7.</source>
            <translation>आपने हाई, गुलाम, लो और गेम जीते: 2 की बोली पर 4 अंक। मैच इसी तरह चलता है, जब तक कोई बोली पूरी करके 7 अंकों तक न पहुँचे।</translation>
        </message>
        <message>
            <source>Your jacks and the ace are worth more, with a partner’s help: bid 4.</source>
            <translation>साथी की मदद से आपके गुलाम और इक्का इससे ज़्यादा के हैं: 4 बोलें।</translation>
        </message>
        <message>
            <source>Your last card is a trump, and nobody else has one. Play the 2 of hearts.</source>
            <translation>आपका आखिरी पत्ता तुरुप है, और किसी और के पास तुरुप नहीं। पान की दुक्की चलें।</translation>
        </message>
        <message>
            <source>Your last card is the highest trump left: the jack of diamonds.</source>
            <translation>आपका आखिरी पत्ता बचा हुआ सबसे बड़ा तुरुप है: ईंट का गुलाम।</translation>
        </message>
        <message>
            <source>Your partner has trumped with the ace and is winning this trick: that counts for you both. Give the 10 and keep the jack.</source>
            <translation>आपके साथी ने इक्के से काटा है और चाल उसी की हो रही है: यह दोनों के लिए गिनी जाएगी। दहला चलें और गुलाम बचाकर रखें।</translation>
        </message>
        <message>
            <source>Your partner leads a pair of aces of clubs. You have a pair of clubs, the tens, so you must play it. Here that is welcome: the points go to your own side.</source>
            <translation>साथी ने चिड़ी के इक्कों की जोड़ी चली है। आपके पास भी चिड़ी की एक जोड़ी है, दहलों की, इसलिए वही चलनी होगी। यहाँ यह अच्छा है: अंक आपकी ही टीम के होंगे।</translation>
        </message>
        <message>
            <source>Your partner’s trick is the third, and your partner leads.</source>
            <translation>साथी की यह चाल तीसरी है, और अगली भी उसी से शुरू होती है।</translation>
        </message>
        <message>
            <source>Your team won four tricks and bid four: 4 points. The other team scores 2 for its two tricks. Had you won only three, it would have cost 6 points. The first team to reach 30 wins.</source>
            <translation>आपकी टीम ने चार चालें बोलीं और चार जीतीं: 4 अंक। दूसरी टीम को दो चालों के 2 अंक। तीन ही मिलतीं तो 6 अंक कटते। जो टीम पहले 30 तक पहुँचे, वही जीतती है।</translation>
        </message>
        <message>
            <source>Your trumps win later, too. Play the 9 of clubs.</source>
            <translation>आपके तुरुप बाद में भी जीतेंगे। चिड़ी का नहला चलें।</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>All games</source>
            <translation>सभी खेल</translation>
        </message>
        <message>
            <source>Any time</source>
            <translation>कभी भी</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>शुरू हुआ</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>Delete this match?</source>
            <translation>यह मैच हटाएँ?</translation>
        </message>
        <message>
            <source>Delete this unfinished match?</source>
            <translation>यह अधूरा मैच हटाएँ?</translation>
        </message>
        <message>
            <source>Delete, it counts as lost</source>
            <translation>हटाएँ, हार गिना जाए</translation>
        </message>
        <message>
            <source>Delete, it does not count</source>
            <translation>हटाएँ, गिना न जाए</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>रहने दें</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>पिछले 30 दिन</translation>
        </message>
        <message>
            <source>Last 7 days</source>
            <translation>पिछले 7 दिन</translation>
        </message>
        <message>
            <source>No match fits the search.</source>
            <translation>इस खोज का कोई मैच नहीं मिला।</translation>
        </message>
        <message>
            <source>No match yet.</source>
            <translation>अभी तक कोई मैच नहीं खेला गया।</translation>
        </message>
        <message>
            <source>Search: game, name or date</source>
            <translation>खोजें: खेल, नाम या तारीख</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>और दिखाएँ</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>आज</translation>
        </message>
        <message>
            <source>Your matches</source>
            <translation>आपके मैच</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Offline · nothing leaves this computer</source>
            <translation>ऑफ़लाइन · इस कंप्यूटर से कुछ बाहर नहीं जाता</translation>
        </message>
    </context>
    <context>
        <name>How</name>
        <message>
            <source>After the first finished round of a match its last decision can be looked at here. Not before: the record shows that player's cards.</source>
            <translation>मैच का पहला राउंड पूरा होने पर उसका आखिरी फ़ैसला यहाँ देखा जा सकता है। उससे पहले नहीं: ब्योरे में उस खिलाड़ी के पत्ते दिखते हैं।</translation>
        </message>
        <message>
            <source>All that %1 was sent in round %2 before the answer “%3”. First the table and the scores, then the cards dealt to that seat, then each answer in turn. Cards that others gave away or buried are left out.</source>
            <translation>%1 को राउंड %2 में “%3” से पहले बस इतना भेजा गया था। पहले मेज़ के नियम और स्कोर, फिर उस जगह को मिले पत्ते, फिर बारी-बारी से हर चाल और बोली। दूसरों के दिए या दबाए हुए पत्ते इसमें नहीं हैं।</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>Easy: simple habits, and quite often a card played without thinking.</source>
            <translation>आसान: सीधी-सादी आदतें, और अक्सर बिना सोचे चला हुआ पत्ता।</translation>
        </message>
        <message>
            <source>Exactly what you would see in its seat: its own cards, what was said and played, and what it gave away or buried itself. It thinks in a program of its own, which is sent this and nothing else. The other hands never get there.</source>
            <translation>ठीक वही जो उसकी जगह पर आपको दिखता: अपने पत्ते, सबकी बोलियाँ और चालें, और वे पत्ते जो उसने खुद दिए या दबाए। वह एक अलग प्रोग्राम में सोचता है, जिसे बस यही भेजा जाता है। बाकी खिलाड़ियों के पत्ते वहाँ तक पहुँचते ही नहीं।</translation>
        </message>
        <message>
            <source>Expert: imagines many deals that fit everything it has seen, plays its best answers out in each of them, and takes what does best.</source>
            <translation>माहिर: अब तक जो दिखा उससे मेल खाते कई काल्पनिक राउंड बनाता है, हर एक में अपनी अच्छी चालें आज़माता है, और सबसे अच्छी वाली चुनता है।</translation>
        </message>
        <message>
            <source>Hard: counts the cards, remembers who is out of a suit, and bids by the score of the match.</source>
            <translation>कठिन: पत्ते गिनता है, याद रखता है कि किसके पास कौन-सा सूट नहीं, और मैच का स्कोर देखकर बोली लगाता है।</translation>
        </message>
        <message>
            <source>Hints and the coach</source>
            <translation>संकेत और कोच</translation>
        </message>
        <message>
            <source>How the computer plays</source>
            <translation>कंप्यूटर कैसे खेलता है</translation>
        </message>
        <message>
            <source>Medium: the same simple habits, without slips.</source>
            <translation>मध्यम: वही सीधी-सादी आदतें, पर बिना चूक के।</translation>
        </message>
        <message>
            <source>No peeking, at any level</source>
            <translation>ताक-झाँक किसी स्तर पर नहीं</translation>
        </message>
        <message>
            <source>Show what it saw last</source>
            <translation>पिछली बार क्या दिखा, देखें</translation>
        </message>
        <message>
            <source>The cards are dealt from the number of the deal before anyone says a word, so the same number gives everybody the same cards. Tests deal the unseen cards again in another way: as long as the seat sees the same, it must answer the same.</source>
            <translation>पत्ते राउंड के नंबर से बँटते हैं, किसी के कुछ बोलने से पहले; इसलिए उसी नंबर पर सबको वही पत्ते मिलते हैं। जाँच में अनदेखे पत्ते दूसरी तरह बाँटे जाते हैं: जब तक उस जगह से सब कुछ वैसा ही दिखे, जवाब भी वही होना चाहिए।</translation>
        </message>
        <message>
            <source>The levels</source>
            <translation>स्तर</translation>
        </message>
        <message>
            <source>They are the expert, put in your seat with what you could see. The figures are the average result over imagined deals, so a good answer can still lose this time.</source>
            <translation>ये वही माहिर खिलाड़ी हैं, जो आपकी जगह बैठकर बस वही देखते हैं जो आपको दिखता है। संख्याएँ काल्पनिक राउंडों का औसत हैं, इसलिए अच्छी चाल से भी इस बार नुकसान हो सकता है।</translation>
        </message>
        <message>
            <source>What it sees</source>
            <translation>उसे क्या दिखता है</translation>
        </message>
    </context>
    <context>
        <name>LessonNote</name>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>First steps</source>
            <translation>पहले कदम</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>एक बार और</translation>
        </message>
        <message>
            <source>Play a match</source>
            <translation>मैच खेलें</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>छोड़ें</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>चरण %1 / %2</translation>
        </message>
        <message>
            <source>The rules allow that too, but here try what the slip says.</source>
            <translation>नियमों में यह भी ठीक है, पर यहाँ पर्ची में लिखा आज़माएँ।</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>OK</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>Please note</source>
            <translation>ध्यान दें</translation>
        </message>
    </context>
    <context>
        <name>Masthead</name>
        <message>
            <source>Four trick-taking games at one quiet table</source>
            <translation>एक शांत मेज़ पर ताश के चार खेल</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>भाषा</translation>
        </message>
    </context>
    <context>
        <name>MatchRow</name>
        <message>
            <source>Continue</source>
            <translation>जारी रखें</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>फिर से देखें</translation>
        </message>
        <message>
            <source>Save as file</source>
            <translation>फ़ाइल में सहेजें</translation>
        </message>
    </context>
    <context>
        <name>Meanings</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>A pass. Everyone calls only once.</source>
            <translation>पास। हर कोई एक ही बार बोलता है।</translation>
        </message>
        <message>
            <source>A pass. Whoever has passed may still bid later.</source>
            <translation>पास। पास के बाद भी आगे बोली लगाई जा सकती है।</translation>
        </message>
        <message>
            <source>All %1 tricks are promised.</source>
            <translation>सभी %1 चालें जीतने का वादा।</translation>
        </message>
        <message>
            <source>All four points and every trick are promised.</source>
            <translation>चारों अंक और सारी चालें जीतने का वादा।</translation>
        </message>
        <message>
            <source>All four points are promised: high, low, jack and game.</source>
            <translation>चारों अंक जीतने का वादा: हाई, लो, गुलाम और गेम।</translation>
        </message>
        <message>
            <source>Also possible then: %1</source>
            <translation>उस समय यह भी बोला जा सकता था: %1</translation>
        </message>
        <message>
            <source>At least %1 of the %2 tricks are promised.</source>
            <translation>%2 में से कम से कम %1 चालें जीतने का वादा।</translation>
        </message>
        <message numerus="yes">
            <source>At least %n of the four points is promised: high, low, jack and game.</source>
            <translation>
                <numerusform>चार में से कम से कम %n अंक जीतने का वादा: हाई, लो, गुलाम और गेम।</numerusform>
                <numerusform>चार में से कम से कम %n अंक जीतने का वादा: हाई, लो, गुलाम और गेम।</numerusform>
            </translation>
        </message>
        <message>
            <source>Both level cards of the suit: it becomes trump.</source>
            <translation>सूट के दोनों लेवल के पत्ते: वह सूट तुरुप बनता है।</translation>
        </message>
        <message>
            <source>Made, every trick counts a point, those above the bid too.</source>
            <translation>पूरी हुई तो हर चाल का एक अंक, बोली से ऊपर वाली चालों का भी।</translation>
        </message>
        <message>
            <source>Made, it counts %1 points.</source>
            <translation>पूरी हुई तो %1 अंक मिलते हैं।</translation>
        </message>
        <message>
            <source>Nothing else was possible then.</source>
            <translation>उस समय और कुछ नहीं बोला जा सकता था।</translation>
        </message>
        <message>
            <source>Nothing is declared now. A later declaration stays possible.</source>
            <translation>अभी कोई घोषणा नहीं। आगे घोषणा की जा सकती है।</translation>
        </message>
        <message>
            <source>Nothing is stronger.</source>
            <translation>इससे ऊपर कुछ नहीं।</translation>
        </message>
        <message>
            <source>One level card: its suit becomes trump if nobody goes higher.</source>
            <translation>लेवल का एक पत्ता: कोई ऊपर न जाए तो उसका सूट तुरुप बनता है।</translation>
        </message>
        <message>
            <source>Short of it, %1 points are lost.</source>
            <translation>पूरी न हुई तो %1 अंक घटते हैं।</translation>
        </message>
        <message>
            <source>Stronger, in rising order: %1</source>
            <translation>इससे ऊपर, बढ़ते क्रम में: %1</translation>
        </message>
        <message>
            <source>The bidding is left to the others.</source>
            <translation>बोली दूसरों पर छोड़ी।</translation>
        </message>
        <message>
            <source>The highest bidder names trump.</source>
            <translation>सबसे ऊँची बोली वाला तुरुप तय करता है।</translation>
        </message>
        <message>
            <source>The highest bidder's first card makes its suit trump.</source>
            <translation>सबसे ऊँची बोली वाला जो पहला पत्ता चले, उसका सूट तुरुप बनता है।</translation>
        </message>
        <message>
            <source>The partner lays the hand down and sits out.</source>
            <translation>साथी के पत्ते रख दिए जाते हैं; इस राउंड में साथी की बारी नहीं आती।</translation>
        </message>
        <message>
            <source>Two jokers: there is no trump suit.</source>
            <translation>जोकर की जोड़ी: कोई सूट तुरुप नहीं।</translation>
        </message>
        <message>
            <source>What this means: %1</source>
            <translation>इसका मतलब: %1</translation>
        </message>
        <message>
            <source>Whoever falls short of the bid loses as many points as were bid.</source>
            <translation>बोली पूरी न हो तो बोली जितने अंक घटते हैं।</translation>
        </message>
        <message>
            <source>a pair of level cards</source>
            <translation>लेवल के पत्तों की जोड़ी</translation>
        </message>
        <message>
            <source>one level card</source>
            <translation>लेवल का एक पत्ता</translation>
        </message>
        <message>
            <source>two black jokers</source>
            <translation>काले जोकर की जोड़ी</translation>
        </message>
        <message>
            <source>two red jokers</source>
            <translation>लाल जोकर की जोड़ी</translation>
        </message>
    </context>
    <context>
        <name>Mishaps</name>
        <message>
            <source>An error happened that nobody expected. The match goes on from the last move that was saved. You can save a report that helps to mend it; it says nothing about you.</source>
            <translation>अचानक एक गड़बड़ी आ गई। मैच वहीं से चलता रहेगा, जहाँ तक वह सहेजा गया था। आप इसकी रिपोर्ट सहेज सकते हैं, जो इसे ठीक करने में काम आएगी; उसमें आपके बारे में कुछ नहीं होता।</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>आगे खेलें</translation>
        </message>
        <message>
            <source>It lies in “%1” and holds version, platform, options and the match up to now, without names.</source>
            <translation>वह “%1” में है। उसमें प्रोग्राम का संस्करण, सिस्टम, विकल्प और अब तक का मैच है, किसी का नाम नहीं।</translation>
        </message>
        <message>
            <source>Neither the documents nor the matches can be written to.</source>
            <translation>न दस्तावेज़ों के फ़ोल्डर में लिखा जा सका, न मैचों के फ़ोल्डर में।</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>Save a report</source>
            <translation>रिपोर्ट सहेजें</translation>
        </message>
        <message>
            <source>Show the folder</source>
            <translation>फ़ोल्डर दिखाएँ</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>कुछ गड़बड़ हो गई</translation>
        </message>
        <message>
            <source>The report could not be saved.</source>
            <translation>रिपोर्ट सहेजी नहीं जा सकी।</translation>
        </message>
        <message>
            <source>The report is saved.</source>
            <translation>रिपोर्ट सहेज ली गई है।</translation>
        </message>
    </context>
    <context>
        <name>Names</name>
        <message>
            <source>Asha</source>
            <translation>आशा</translation>
        </message>
        <message>
            <source>Dev</source>
            <translation>देव</translation>
        </message>
        <message>
            <source>Kabir</source>
            <translation>कबीर</translation>
        </message>
        <message>
            <source>Meera</source>
            <translation>मीरा</translation>
        </message>
        <message>
            <source>Nila</source>
            <translation>नीला</translation>
        </message>
        <message>
            <source>Omar</source>
            <translation>उमर</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>विरोधी टीम</translation>
        </message>
        <message>
            <source>You</source>
            <translation>आप</translation>
        </message>
        <message>
            <source>Your team</source>
            <translation>आपकी टीम</translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message>
            <source>Another number</source>
            <translation>कोई और संख्या</translation>
        </message>
        <message>
            <source>Computer player %1</source>
            <translation>कंप्यूटर खिलाड़ी %1</translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <translation>पत्ते बाँटें</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>आसान</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>माहिर</translation>
        </message>
        <message>
            <source>First time? Learn by playing</source>
            <translation>पहली बार? खेलकर सीखें</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>कठिन</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>कैसे खेलें</translation>
        </message>
        <message>
            <source>Learn by playing</source>
            <translation>खेलकर सीखें</translation>
        </message>
        <message>
            <source>Like Hearts</source>
            <translation>हार्ट्स जैसा</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>मध्यम</translation>
        </message>
        <message>
            <source>Partners to 11</source>
            <translation>साथी, लक्ष्य 11</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>छोटा मैच</translation>
        </message>
        <message>
            <source>Spot Hearts</source>
            <translation>स्पॉट हार्ट्स</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>सामान्य</translation>
        </message>
        <message>
            <source>Strict</source>
            <translation>कड़े नियम</translation>
        </message>
        <message>
            <source>With throws</source>
            <translation>कई पत्ते एक साथ</translation>
        </message>
        <message>
            <source>Your partner</source>
            <translation>आपका साथी</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>A file was damaged and could not be used. A copy has been kept as “%1”. You can go on playing.</source>
            <translation>एक फ़ाइल खराब थी और काम नहीं आई। उसकी कॉपी “%1” नाम से रख ली गई है। आप आगे खेलें, कोई रुकावट नहीं।</translation>
        </message>
        <message>
            <source>A file was saved by a newer version of Cardavia (%1). It has been kept; update the program to use it.</source>
            <translation>एक फ़ाइल Cardavia के नए संस्करण (%1) में सहेजी गई है। वह सुरक्षित रखी गई है; उसे खोलने के लिए प्रोग्राम अपडेट करें।</translation>
        </message>
        <message>
            <source>Another copy of Cardavia is using the saved matches. This one goes on without saving.</source>
            <translation>Cardavia की दूसरी विंडो सहेजे हुए खेल इस्तेमाल कर रही है। यहाँ का खेल सहेजा नहीं जाएगा।</translation>
        </message>
        <message>
            <source>The disk is full, so the match is not saved for now. Play goes on.</source>
            <translation>डिस्क भर गई है, इसलिए खेल अभी सहेजा नहीं जा रहा। खेल चलता रहेगा।</translation>
        </message>
        <message>
            <source>The file “%1” can't be read.</source>
            <translation>“%1” फ़ाइल पढ़ी नहीं जा सकी।</translation>
        </message>
        <message>
            <source>The file “%1” can't be written. Choose another folder.</source>
            <translation>“%1” फ़ाइल लिखी नहीं जा सकी। कोई दूसरा फ़ोल्डर चुनें।</translation>
        </message>
        <message>
            <source>The file “%1” could not be read. Cardavia goes on with its usual settings.</source>
            <translation>“%1” फ़ाइल पढ़ी नहीं जा सकी। Cardavia अपनी सामान्य सेटिंग से चलता रहेगा।</translation>
        </message>
        <message>
            <source>The folder of saved matches can only be read. Older matches can be seen, but nothing new is saved.</source>
            <translation>सहेजे हुए खेलों का फ़ोल्डर सिर्फ़ पढ़ा जा सकता है। पुराने खेल दिखेंगे, पर नया कुछ सहेजा नहीं जाएगा।</translation>
        </message>
        <message>
            <source>The game could not be saved. Reason: %1</source>
            <translation>खेल सहेजा नहीं जा सका। कारण: %1</translation>
        </message>
        <message>
            <source>The match is being saved again.</source>
            <translation>खेल फिर से सहेजा जा रहा है।</translation>
        </message>
        <message>
            <source>The saved match was damaged near its end. It goes on from the last move that could be read.</source>
            <translation>सहेजे हुए खेल का आखिरी हिस्सा खराब था। जहाँ तक पढ़ा जा सका, वहीं से खेल जारी है।</translation>
        </message>
        <message>
            <source>This record can't be opened. Line %1: %2 Nothing was changed.</source>
            <translation>यह फ़ाइल नहीं खुल सकी। पंक्ति %1: %2 कुछ नहीं बदला गया।</translation>
        </message>
        <message>
            <source>This saved match could not be read. It has been kept; start a new match.</source>
            <translation>सहेजा हुआ यह खेल पढ़ा नहीं जा सका। वह रख लिया गया है; नया खेल शुरू करें।</translation>
        </message>
    </context>
    <context>
        <name>NumberDialog</name>
        <message>
            <source>%1: deal by number</source>
            <translation>%1: नंबर से पत्ते बाँटें</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>पत्ते बाँटें</translation>
        </message>
        <message>
            <source>Number of the deal</source>
            <translation>राउंड का नंबर</translation>
        </message>
        <message>
            <source>The same number gives the same cards on every computer, with the same options.</source>
            <translation>एक ही नंबर और विकल्पों से हर कंप्यूटर पर वही पत्ते मिलते हैं।</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>100 (500 by number)</source>
            <translation>100 (अंकों से: 500)</translation>
        </message>
        <message>
            <source>12 and 14</source>
            <translation>12 और 14</translation>
        </message>
        <message>
            <source>2 to the power of n</source>
            <translation>2 की घात n</translation>
        </message>
        <message>
            <source>2 × n times</source>
            <translation>2 × n गुना</translation>
        </message>
        <message>
            <source>2, 4 or 8 times</source>
            <translation>2, 4 या 8 गुना</translation>
        </message>
        <message>
            <source>6 and 12</source>
            <translation>6 और 12</translation>
        </message>
        <message>
            <source>A bid of 4 leaves the dealer one call: pass or 4.</source>
            <translation>4 की बोली पर भी डीलर पास कर सकता है या 4 पर ही बोली ले सकता है।</translation>
        </message>
        <message>
            <source>A bid of 5 promises all four points and all six tricks; nothing tops it.</source>
            <translation>5 की बोली: चारों अंक और छहों चालें। इससे ऊँची कोई बोली नहीं।</translation>
        </message>
        <message>
            <source>A failed bid costs 6 (8 with eight cards), or just the number that was bid.</source>
            <translation>बोली चूकने पर 6 अंक कटें (आठ पत्तों में 8), या उतने ही जितनी बोली थी।</translation>
        </message>
        <message>
            <source>A new way each deal</source>
            <translation>हर बार नई ओर</translation>
        </message>
        <message>
            <source>A pitcher may win though set</source>
            <translation>बोली चूककर भी जीत</translation>
        </message>
        <message>
            <source>A team past this level wins the match.</source>
            <translation>इस लेवल से आगे बढ़ने वाली टीम मैच जीतती है।</translation>
        </message>
        <message>
            <source>A team wins only by defending a deal of the last level.</source>
            <translation>आखिरी लेवल पर रक्षक टीम रहकर जीतने से ही मैच मिलता है।</translation>
        </message>
        <message>
            <source>A tractor if held</source>
            <translation>हो तो ट्रैक्टर</translation>
        </message>
        <message>
            <source>Ace, king and queen of spades</source>
            <translation>हुकुम के इक्का, बादशाह, बेगम</translation>
        </message>
        <message>
            <source>After the deal</source>
            <translation>पत्ते बँटने के बाद</translation>
        </message>
        <message>
            <source>Always 6 or 8</source>
            <translation>हमेशा 6 या 8</translation>
        </message>
        <message>
            <source>Always follow</source>
            <translation>हमेशा वही सूट</translation>
        </message>
        <message>
            <source>Anyone</source>
            <translation>कोई भी</translation>
        </message>
        <message>
            <source>At a Pepper the bidder’s partner lays the hand down and sits out.</source>
            <translation>पेपर की बोली पर साथी अपने पत्ते रख देता है और वह दौर नहीं खेलता।</translation>
        </message>
        <message>
            <source>Auction</source>
            <translation>बोली</translation>
        </message>
        <message>
            <source>Cards to give</source>
            <translation>कितने पत्ते दें</translation>
        </message>
        <message>
            <source>Clean first trick</source>
            <translation>पहली चाल साफ़</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>लगातार</translation>
        </message>
        <message>
            <source>Deal again</source>
            <translation>फिर बाँटें</translation>
        </message>
        <message>
            <source>Dealer of the first deal</source>
            <translation>पहले राउंड का डीलर</translation>
        </message>
        <message>
            <source>Declaring trump</source>
            <translation>तुरुप की घोषणा</translation>
        </message>
        <message>
            <source>Drawn by lot</source>
            <translation>पर्ची से तय</translation>
        </message>
        <message>
            <source>Either only the pitcher ends the match, by making the bid, or anyone at the target does.</source>
            <translation>या तो सिर्फ़ पिचर बोली पूरी करके मैच जीते, या लक्ष्य पर पहुँचा कोई भी।</translation>
        </message>
        <message>
            <source>Equal lowest scores</source>
            <translation>सबसे कम अंक बराबर हों तो</translation>
        </message>
        <message>
            <source>Equals share the win, or deals go on until one stands lowest alone.</source>
            <translation>जीत बाँट लें, या तब तक खेलें जब तक एक अकेला सबसे नीचे न हो।</translation>
        </message>
        <message>
            <source>Finish early</source>
            <translation>जल्दी पूरा करें</translation>
        </message>
        <message>
            <source>First card of the kitty</source>
            <translation>किट्टी का पहला पत्ता</translation>
        </message>
        <message>
            <source>First level</source>
            <translation>पहला लेवल</translation>
        </message>
        <message>
            <source>Follow or trump</source>
            <translation>वही सूट या तुरुप</translation>
        </message>
        <message>
            <source>Following a tractor</source>
            <translation>ट्रैक्टर के पीछे</translation>
        </message>
        <message>
            <source>Following suit</source>
            <translation>सूट का पालन</translation>
        </message>
        <message>
            <source>Four players: those who sit opposite each other play together.</source>
            <translation>चार खिलाड़ी: आमने-सामने बैठे खिलाड़ी एक टीम हैं।</translation>
        </message>
        <message>
            <source>Giving cards</source>
            <translation>पत्ते देना</translation>
        </message>
        <message>
            <source>Hearts and the queen</source>
            <translation>पान और बेगम</translation>
        </message>
        <message>
            <source>Hearts and the queen of spades; the king and ace of spades too; or hearts by their number.</source>
            <translation>पान और हुकुम की बेगम; हुकुम के बादशाह और इक्का भी; या पान अपने अंकों के बराबर।</translation>
        </message>
        <message>
            <source>Hearts by number</source>
            <translation>पान अंकों से</translation>
        </message>
        <message>
            <source>Hearts may also be led once the queen of spades has been played.</source>
            <translation>हुकुम की बेगम चलने के बाद भी पान से चाल शुरू हो सकती है।</translation>
        </message>
        <message>
            <source>Hearts must be broken</source>
            <translation>पान खुलने के बाद ही चलें</translation>
        </message>
        <message>
            <source>Hopeless hands may be thrown in</source>
            <translation>कमज़ोर पत्तों पर फिर बाँटना</translation>
        </message>
        <message>
            <source>How often they count for attackers who win the last trick with n cards.</source>
            <translation>आखिरी चाल n पत्तों से जीतने पर हमलावर टीम को कितने गुना मिलें।</translation>
        </message>
        <message>
            <source>If all others pass, the dealer bids at least 2; without this the deal is thrown in.</source>
            <translation>बाकी सब पास करें तो डीलर को कम से कम 2 बोलना होगा; वरना पत्ते फिर बाँटे जाएँगे।</translation>
        </message>
        <message>
            <source>It goes to whoever wins the lowest trump, or stays with whoever was dealt it.</source>
            <translation>यह सबसे छोटा तुरुप जीतने पर मिलता है, या जिसके हाथ में वह आया था उसे।</translation>
        </message>
        <message>
            <source>Jack of diamonds takes 10 off</source>
            <translation>ईंट का गुलाम 10 घटाए</translation>
        </message>
        <message>
            <source>Jokers only</source>
            <translation>सिर्फ़ जोकर</translation>
        </message>
        <message>
            <source>Last level</source>
            <translation>आखिरी लेवल</translation>
        </message>
        <message>
            <source>Left of the dealer</source>
            <translation>डीलर के बाईं ओर</translation>
        </message>
        <message>
            <source>Left open</source>
            <translation>खाली जगह</translation>
        </message>
        <message>
            <source>Level card or highest of the kitty</source>
            <translation>किट्टी में लेवल का या सबसे बड़ा पत्ता</translation>
        </message>
        <message>
            <source>Level cards and jokers</source>
            <translation>लेवल के पत्ते और जोकर</translation>
        </message>
        <message>
            <source>Levels in one deal</source>
            <translation>एक राउंड में लेवल</translation>
        </message>
        <message>
            <source>Levels that must be played</source>
            <translation>जो लेवल खेलने ही हैं</translation>
        </message>
        <message>
            <source>Low no trump</source>
            <translation>उल्टा क्रम</translation>
        </message>
        <message>
            <source>Lowest bid</source>
            <translation>सबसे छोटी बोली</translation>
        </message>
        <message>
            <source>Next dealer</source>
            <translation>अगला डीलर</translation>
        </message>
        <message>
            <source>No</source>
            <translation>नहीं</translation>
        </message>
        <message>
            <source>No bid may be lower than this.</source>
            <translation>इससे छोटी बोली नहीं लग सकती।</translation>
        </message>
        <message>
            <source>No heart is led until one has been played.</source>
            <translation>जब तक एक पान न चले, पान से चाल शुरू नहीं हो सकती।</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>कोई सीमा नहीं</translation>
        </message>
        <message>
            <source>No penalty card in the first trick, unless nothing else may be played.</source>
            <translation>पहली चाल में दंड का पत्ता नहीं चल सकता, जब तक दूसरा कुछ चल सके।</translation>
        </message>
        <message>
            <source>No reward</source>
            <translation>इनाम नहीं</translation>
        </message>
        <message>
            <source>No trump allowed</source>
            <translation>बिना तुरुप के खेल</translation>
        </message>
        <message>
            <source>No trump suit</source>
            <translation>कोई तुरुप नहीं</translation>
        </message>
        <message>
            <source>None</source>
            <translation>कोई नहीं</translation>
        </message>
        <message>
            <source>Not at all</source>
            <translation>बिलकुल नहीं</translation>
        </message>
        <message>
            <source>One call each</source>
            <translation>एक-एक बार</translation>
        </message>
        <message>
            <source>Only the pitcher</source>
            <translation>सिर्फ़ पिचर</translation>
        </message>
        <message>
            <source>Opponents of a Pepper who take no trick lose 6 (8 with eight cards).</source>
            <translation>पेपर के सामने एक भी चाल न मिले तो 6 अंक कटते हैं (आठ पत्तों में 8)।</translation>
        </message>
        <message>
            <source>Pairs will do</source>
            <translation>जोड़ियाँ काफ़ी</translation>
        </message>
        <message>
            <source>Partners</source>
            <translation>जोड़ीदार</translation>
        </message>
        <message>
            <source>Penalty cards</source>
            <translation>दंड के पत्ते</translation>
        </message>
        <message>
            <source>Penalty for a failed bid</source>
            <translation>बोली चूकने पर कटौती</translation>
        </message>
        <message>
            <source>Penalty for a failed throw</source>
            <translation>ऐसी चाल कटने पर दंड</translation>
        </message>
        <message>
            <source>Pepper alone</source>
            <translation>अकेले पेपर</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>आगे खेलें</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>खिलाड़ी</translation>
        </message>
        <message>
            <source>Points in the kitty</source>
            <translation>किट्टी के अंक</translation>
        </message>
        <message>
            <source>Points that a failed throw costs.</source>
            <translation>ऐसी चाल कटने पर जाने वाले अंक।</translation>
        </message>
        <message>
            <source>Points to win</source>
            <translation>जीत के अंक</translation>
        </message>
        <message>
            <source>Same dealer again</source>
            <translation>वही डीलर फिर</translation>
        </message>
        <message>
            <source>Several rounds</source>
            <translation>कई दौर</translation>
        </message>
        <message>
            <source>Several singles, pairs and tractors of one suit may be led at once if none can be beaten.</source>
            <translation>एक सूट के कई इकहरे, जोड़ियाँ और ट्रैक्टर एक साथ चल सकते हैं, अगर कोई न कटे।</translation>
        </message>
        <message>
            <source>Share the win</source>
            <translation>जीत बाँटें</translation>
        </message>
        <message>
            <source>Skunk</source>
            <translation>खाली हाथ की कटौती</translation>
        </message>
        <message>
            <source>Smudge</source>
            <translation>स्मज</translation>
        </message>
        <message>
            <source>Swap a card before playing alone</source>
            <translation>अकेले खेलने से पहले पत्ता बदलना</translation>
        </message>
        <message>
            <source>Taking every penalty card</source>
            <translation>दंड के सारे पत्ते जीतना</translation>
        </message>
        <message>
            <source>The auction goes round until all others pass, or each player calls once.</source>
            <translation>बोली तब तक घूमे जब तक बाकी सब पास न करें, या हर खिलाड़ी एक ही बार बोले।</translation>
        </message>
        <message>
            <source>The bid</source>
            <translation>बोली जितने</translation>
        </message>
        <message>
            <source>The deal ends once no card that scores is left.</source>
            <translation>अंक वाला कोई पत्ता न बचे तो राउंड वहीं पूरा होता है।</translation>
        </message>
        <message>
            <source>The dealer may take a 4</source>
            <translation>डीलर 4 भी ले सकता है</translation>
        </message>
        <message>
            <source>The dealer may take the bid</source>
            <translation>डीलर बोली ले सकता है</translation>
        </message>
        <message>
            <source>The dealer must bid</source>
            <translation>डीलर को बोलना ही होगा</translation>
        </message>
        <message>
            <source>The dealer must bid</source>
            <comment>value</comment>
            <translation>डीलर बोले</translation>
        </message>
        <message>
            <source>The dealer, who calls last, takes a 1, 2 or 3 for the same number.</source>
            <translation>सबसे बाद में बोलने वाला डीलर 1, 2 या 3 की बोली उतने में ही ले लेता है।</translation>
        </message>
        <message>
            <source>The highest bidder may also turn the order round: the nine is highest, the ace lowest.</source>
            <translation>सबसे ऊँची बोली पर क्रम उल्टा भी हो सकता है: नहला सबसे बड़ा, इक्का सबसे छोटा।</translation>
        </message>
        <message>
            <source>The highest bidder may play without a trump suit.</source>
            <translation>सबसे ऊँची बोली वाला खिलाड़ी बिना तुरुप के भी खेल सकता है।</translation>
        </message>
        <message>
            <source>The kitty decides the trump suit, there is none, or the cards are dealt again.</source>
            <translation>किट्टी से तुरुप तय हो, तुरुप ही न हो, या पत्ते फिर बँटें।</translation>
        </message>
        <message>
            <source>The last level must be defended</source>
            <translation>आखिरी लेवल बचाना ज़रूरी</translation>
        </message>
        <message>
            <source>The lowest club</source>
            <translation>सबसे छोटी चिड़ी</translation>
        </message>
        <message>
            <source>The match ends at</source>
            <translation>मैच पूरा होने के अंक</translation>
        </message>
        <message>
            <source>The match ends when this score is reached.</source>
            <translation>इतने अंक होने पर मैच पूरा होता है।</translation>
        </message>
        <message>
            <source>The most levels that one deal can bring.</source>
            <translation>एक राउंड में ज़्यादा से ज़्यादा कितने लेवल मिलें।</translation>
        </message>
        <message>
            <source>The next player deals, the dealer has to bid, or the same dealer deals again.</source>
            <translation>अगला खिलाड़ी पत्ते बाँटे, डीलर को बोलना पड़े, या वही डीलर फिर बाँटे।</translation>
        </message>
        <message>
            <source>The others get the points</source>
            <translation>अंक बाकी सबको</translation>
        </message>
        <message>
            <source>The partner first gives the bidder one card and gets one back.</source>
            <translation>साथी पहले एक पत्ता देता है और एक वापस पाता है।</translation>
        </message>
        <message>
            <source>The place of the level</source>
            <translation>लेवल के पत्ते की जगह</translation>
        </message>
        <message>
            <source>The player left of the dealer, or whoever holds the lowest club, with that card.</source>
            <translation>डीलर के बाईं ओर का खिलाड़ी, या चिड़ी का सबसे छोटा पत्ता रखने वाला उसी पत्ते से।</translation>
        </message>
        <message>
            <source>The point for low</source>
            <translation>छोटे तुरुप का अंक</translation>
        </message>
        <message>
            <source>The points come off</source>
            <translation>अपने अंक घटें</translation>
        </message>
        <message>
            <source>The queen breaks hearts too</source>
            <translation>बेगम भी पान खोले</translation>
        </message>
        <message>
            <source>The taker chooses</source>
            <translation>जीतने वाला चुने</translation>
        </message>
        <message>
            <source>These levels can’t be jumped over.</source>
            <translation>इन लेवल को लाँघा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>They rank just below the level cards.</source>
            <translation>वे लेवल के पत्तों के ठीक नीचे आती हैं।</translation>
        </message>
        <message>
            <source>Three players may agree on four.</source>
            <translation>तीन खिलाड़ी हों तो चार भी तय कर सकते हैं।</translation>
        </message>
        <message>
            <source>Throws</source>
            <translation>कई पत्ते एक साथ</translation>
        </message>
        <message>
            <source>To the left</source>
            <translation>बाईं ओर</translation>
        </message>
        <message>
            <source>To the right</source>
            <translation>दाईं ओर</translation>
        </message>
        <message>
            <source>To whom everyone gives cards after the deal.</source>
            <translation>पत्ते बँटने के बाद हर खिलाड़ी किसे पत्ते दे।</translation>
        </message>
        <message>
            <source>Trump is declared when all cards are dealt.</source>
            <translation>सारे पत्ते बँटने के बाद तुरुप घोषित होता है।</translation>
        </message>
        <message>
            <source>Trumps without a trump suit</source>
            <translation>बिना तुरुप सूट के तुरुप</translation>
        </message>
        <message>
            <source>Twice</source>
            <translation>दोगुना</translation>
        </message>
        <message>
            <source>Twos are always trumps</source>
            <translation>दुक्कियाँ हमेशा तुरुप</translation>
        </message>
        <message>
            <source>What Small and Big Pepper score and cost with six cards.</source>
            <translation>छह पत्तों में छोटे और बड़े पेपर के अंक।</translation>
        </message>
        <message>
            <source>When anyone reaches this many points, the lowest score wins.</source>
            <translation>किसी के इतने अंक होने पर सबसे कम अंक वाला जीतता है।</translation>
        </message>
        <message>
            <source>When nobody bids</source>
            <translation>कोई बोली न लगे तो</translation>
        </message>
        <message>
            <source>When nobody declares</source>
            <translation>कोई घोषणा न हो तो</translation>
        </message>
        <message>
            <source>Where both teams begin.</source>
            <translation>दोनों टीमें यहाँ से शुरू करती हैं।</translation>
        </message>
        <message>
            <source>Whether a tractor led asks for pairs only, or for a tractor if you have one.</source>
            <translation>ट्रैक्टर चलने पर सिर्फ़ जोड़ियाँ देनी हों, या हो तो ट्रैक्टर ही।</translation>
        </message>
        <message>
            <source>Whether level cards are trumps when there is no trump suit.</source>
            <translation>तुरुप सूट न हो तो लेवल के पत्ते तुरुप हों या नहीं।</translation>
        </message>
        <message>
            <source>Whether the ranks below and above the level follow each other in a tractor.</source>
            <translation>ट्रैक्टर में लेवल के नीचे और ऊपर के पत्ते लगातार माने जाएँ या नहीं।</translation>
        </message>
        <message>
            <source>Whether you may ruff while you still hold the suit led.</source>
            <translation>पहले पत्ते के सूट का पत्ता हाथ में हो, तब भी तुरुप चल सकते हैं या नहीं।</translation>
        </message>
        <message>
            <source>Who can win</source>
            <translation>जीत किसे मिल सकती है</translation>
        </message>
        <message>
            <source>Who declared first</source>
            <translation>जिसकी घोषणा पहली हो</translation>
        </message>
        <message>
            <source>Who declared last</source>
            <translation>जिसकी घोषणा आखिरी हो</translation>
        </message>
        <message>
            <source>Who leads first</source>
            <translation>पहली चाल किसकी</translation>
        </message>
        <message>
            <source>Who takes the kitty in the first deal of a match.</source>
            <translation>मैच के पहले राउंड में किट्टी किसे मिले।</translation>
        </message>
        <message>
            <source>Who takes them all may be rewarded instead of punished.</source>
            <translation>सारे दंड के पत्ते जीतने पर सज़ा के बजाय इनाम मिल सकता है।</translation>
        </message>
        <message>
            <source>Whoever held it</source>
            <translation>जिसके पास वह था</translation>
        </message>
        <message>
            <source>Whoever holds nothing above a ten may ask for a new deal instead of bidding.</source>
            <translation>जिसके पास दहले से ऊपर कुछ न हो, बोली के बजाय पत्ते फिर बँटवा सकता है।</translation>
        </message>
        <message>
            <source>Whoever stands at the target after failing a bid still wins.</source>
            <translation>बोली पूरी न हो, तब भी लक्ष्य पर बने रहने से जीत मिलती है।</translation>
        </message>
        <message>
            <source>Whoever wins it</source>
            <translation>जो उसे जीते</translation>
        </message>
        <message>
            <source>Whoever wins the jack of diamonds counts 10 points less.</source>
            <translation>ईंट का गुलाम जीतने पर 10 अंक घटते हैं।</translation>
        </message>
        <message>
            <source>Worth of the Peppers</source>
            <translation>पेपर के अंक</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>हाँ</translation>
        </message>
    </context>
    <context>
        <name>Pepper</name>
        <message>
            <source>%1 · bid: %2</source>
            <translation>%1 · बोली: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n चाल</numerusform>
                <numerusform>%n चालें</numerusform>
            </translation>
        </message>
        <message>
            <source>Everyone passed: as dealer you bid at least %1.</source>
            <translation>सबने पास किया: डीलर होने से आपकी बोली कम से कम %1 हो।</translation>
        </message>
        <message>
            <source>Follow suit: %1</source>
            <translation>सूट का साथ दें: %1</translation>
        </message>
        <message>
            <source>Give %1 a card back, face down.</source>
            <translation>%1 को एक पत्ता उल्टा लौटाएँ।</translation>
        </message>
        <message>
            <source>Give your partner %1 your best card, face down.</source>
            <translation>अपना सबसे अच्छा पत्ता साथी %1 को उल्टा दें।</translation>
        </message>
        <message>
            <source>Lead any card.</source>
            <translation>किसी भी पत्ते से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>New deal</source>
            <translation>दोबारा बाँटें</translation>
        </message>
        <message>
            <source>No trump, nine high</source>
            <translation>बिना तुरुप, नहला सबसे बड़ा</translation>
        </message>
        <message>
            <source>Nobody has bid yet. How many tricks will you take?</source>
            <translation>अभी तक कोई बोली नहीं। आपको कितनी चालें मिलेंगी?</translation>
        </message>
        <message>
            <source>Nobody has bid yet. How many tricks will your team take?</source>
            <translation>अभी तक कोई बोली नहीं। आपकी टीम कितनी चालें लेगी?</translation>
        </message>
        <message>
            <source>Round %1 · to %2 points</source>
            <translation>राउंड %1 · %2 अंक तक</translation>
        </message>
        <message>
            <source>The highest bid so far: %1. Bid higher or pass.</source>
            <translation>अब तक की सबसे ऊँची बोली: %1. इससे ऊपर बोलें या पास करें।</translation>
        </message>
        <message>
            <source>Tricks: %1 of %2</source>
            <translation>चालें: %2 में से %1</translation>
        </message>
        <message>
            <source>You cannot follow suit: play any card.</source>
            <translation>आपके पास वह सूट नहीं है: कोई भी पत्ता चलें।</translation>
        </message>
        <message>
            <source>Your bid stands: %1. Which suit is trump?</source>
            <translation>आपकी बोली रही: %1. तुरुप का सूट कौन-सा?</translation>
        </message>
        <message>
            <source>Your partner's bid is the highest: %1. Raise it or pass.</source>
            <translation>सबसे ऊँची बोली आपके साथी की है: %1. इससे ऊपर बोलें या पास करें।</translation>
        </message>
        <message>
            <source>Your trump</source>
            <translation>आपका तुरुप</translation>
        </message>
        <message>
            <source>choosing trump</source>
            <translation>तुरुप चुनना बाकी</translation>
        </message>
        <message>
            <source>highest bid</source>
            <translation>सबसे ऊँची बोली</translation>
        </message>
        <message>
            <source>partner</source>
            <translation>साथी</translation>
        </message>
        <message>
            <source>sits out</source>
            <translation>इस बार बाहर</translation>
        </message>
    </context>
    <context>
        <name>Pitch</name>
        <message>
            <source>%1 is the highest bid so far. Bid higher or pass.</source>
            <translation>%1 अब तक की सबसे ऊँची बोली है। इससे ऊपर बोली लगाएँ या पास करें।</translation>
        </message>
        <message>
            <source>%1 is the highest so far. As dealer you may take it at %1.</source>
            <translation>%1 अब तक की सबसे ऊँची बोली है। आप डीलर हैं: चाहें तो %1 पर ही इसे अपने नाम करें।</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1 · bid: %2</source>
            <translation>%1 · बोली: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n चाल</numerusform>
                <numerusform>%n चालें</numerusform>
            </translation>
        </message>
        <message>
            <source>Everyone passed: as dealer you bid at least 2.</source>
            <translation>सबने पास किया: आप डीलर हैं, इसलिए कम से कम 2 की बोली लगाएँ।</translation>
        </message>
        <message>
            <source>Follow %1 or play a trump.</source>
            <translation>%1 या तुरुप का पत्ता चलें।</translation>
        </message>
        <message>
            <source>Follow suit: %1</source>
            <translation>सूट का साथ दें: %1</translation>
        </message>
        <message>
            <source>Lead a card: its suit will be trump.</source>
            <translation>पत्ता चलें: उसका सूट तुरुप होगा।</translation>
        </message>
        <message>
            <source>Lead any card.</source>
            <translation>किसी भी पत्ते से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>Nobody has bid yet. How many points will you win?</source>
            <translation>अभी कोई बोली नहीं लगी। आप कितने अंक जीतेंगे?</translation>
        </message>
        <message>
            <source>Pitches: 4</source>
            <translation>पिच: 4</translation>
        </message>
        <message>
            <source>Round %1 · to %2 points</source>
            <translation>राउंड %1 · लक्ष्य: %2 अंक</translation>
        </message>
        <message>
            <source>Smudge</source>
            <translation>स्मज</translation>
        </message>
        <message>
            <source>You cannot follow suit: play any card.</source>
            <translation>आपके पास वह सूट नहीं है: कोई भी पत्ता चलें।</translation>
        </message>
        <message>
            <source>highest bid</source>
            <translation>सबसे ऊँची बोली</translation>
        </message>
        <message>
            <source>pitcher</source>
            <translation>पिचर</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>A small table with the settings as they are</source>
            <translation>इन सेटिंग के साथ एक छोटी मेज़</translation>
        </message>
        <message>
            <source>Follow spades</source>
            <translation>हुकुम चलें</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>आपकी बारी</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>Ask for a new deal</source>
            <translation>पत्ते दोबारा बँटवाएँ</translation>
        </message>
        <message>
            <source>No trump</source>
            <translation>बिना तुरुप</translation>
        </message>
        <message>
            <source>No trump, low</source>
            <translation>बिना तुरुप, नहला बड़ा</translation>
        </message>
        <message>
            <source>Pair: %1</source>
            <translation>जोड़ी: %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>पास करें</translation>
        </message>
        <message>
            <source>Take it at %1</source>
            <translation>%1 पर अपने नाम करें</translation>
        </message>
        <message>
            <source>The points off your own score</source>
            <translation>अंक आपके स्कोर से कम</translation>
        </message>
        <message>
            <source>The points to everyone else</source>
            <translation>अंक बाकी सबको</translation>
        </message>
        <message>
            <source>What is asked</source>
            <translation>क्या पूछा जा रहा है</translation>
        </message>
    </context>
    <context>
        <name>QAccessibleActionInterface</name>
        <message>
            <source>Decrease</source>
            <translation>घटाएँ</translation>
        </message>
        <message>
            <source>Decrease the value</source>
            <translation>मान घटाएँ</translation>
        </message>
        <message>
            <source>Increase</source>
            <translation>बढ़ाएँ</translation>
        </message>
        <message>
            <source>Increase the value</source>
            <translation>मान बढ़ाएँ</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>दबाएँ</translation>
        </message>
        <message>
            <source>SetFocus</source>
            <translation>यहाँ आएँ</translation>
        </message>
        <message>
            <source>Sets the focus</source>
            <translation>कीबोर्ड यहाँ लाता है</translation>
        </message>
        <message>
            <source>ShowMenu</source>
            <translation>मेनू दिखाएँ</translation>
        </message>
        <message>
            <source>Shows the menu</source>
            <translation>मेनू दिखाता है</translation>
        </message>
        <message>
            <source>Toggle</source>
            <translation>बदलें</translation>
        </message>
        <message>
            <source>Toggles the state</source>
            <translation>चालू या बंद करता है</translation>
        </message>
        <message>
            <source>Triggers the action</source>
            <translation>यह काम करता है</translation>
        </message>
    </context>
    <context>
        <name>QComboBox</name>
        <message>
            <source>Open the combo box selection popup</source>
            <translation>चुनने की सूची खोलें</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>%1
File not found.
Please verify the correct file name was given.</source>
            <translation>%1
यह फ़ाइल नहीं मिली।
फ़ाइल का नाम जाँच लें।</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>%1 पहले से मौजूद है।
उसकी जगह यह रखें?</translation>
        </message>
        <message>
            <source>&amp;Choose</source>
            <translation>चुनें</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>&amp;Look in:</source>
            <translation>यहाँ देखें:</translation>
        </message>
        <message>
            <source>&amp;New Folder</source>
            <translation>नया फ़ोल्डर</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>नाम बदलें</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>सभी फ़ाइलें (*)</translation>
        </message>
        <message>
            <source>Are you sure you want to delete '%1'?</source>
            <translation>“%1” को सच में हटाएँ?</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>पीछे</translation>
        </message>
        <message>
            <source>Change to detail view mode</source>
            <translation>ब्योरों के साथ दिखाएँ</translation>
        </message>
        <message>
            <source>Change to list view mode</source>
            <translation>सूची के रूप में दिखाएँ</translation>
        </message>
        <message>
            <source>Could not delete directory.</source>
            <translation>फ़ोल्डर हटाया नहीं जा सका।</translation>
        </message>
        <message>
            <source>Create New Folder</source>
            <translation>नया फ़ोल्डर बनाएँ</translation>
        </message>
        <message>
            <source>Create a New Folder</source>
            <translation>नया फ़ोल्डर बनाएँ</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>Detail View</source>
            <translation>ब्योरे</translation>
        </message>
        <message>
            <source>Directories</source>
            <translation>फ़ोल्डर</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>फ़ोल्डर:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>फ़ाइल का नाम:</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>फ़ाइलें</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>फ़ाइल का प्रकार:</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>आगे</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>पीछे जाएँ</translation>
        </message>
        <message>
            <source>Go forward</source>
            <translation>आगे जाएँ</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>ऊपर के फ़ोल्डर में जाएँ</translation>
        </message>
        <message>
            <source>List View</source>
            <translation>सूची</translation>
        </message>
        <message>
            <source>List of places and bookmarks</source>
            <translation>जगहों की सूची</translation>
        </message>
        <message>
            <source>New Folder</source>
            <translation>नया फ़ोल्डर</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>ऊपर का फ़ोल्डर</translation>
        </message>
        <message>
            <source>Recent Places</source>
            <translation>हाल की जगहें</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>सूची से हटाएँ</translation>
        </message>
        <message>
            <source>Save As</source>
            <translation>इस नाम से सहेजें</translation>
        </message>
        <message>
            <source>Show </source>
            <translation>दिखाएँ: </translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>छिपी फ़ाइलें दिखाएँ</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>जगहें</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>Computer</source>
            <translation>कंप्यूटर</translation>
        </message>
        <message>
            <source>Date Modified</source>
            <translation>बदलने की तारीख</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>प्रकार</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>कंप्यूटर</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>नाम</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>आकार</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>प्रकार</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <source>&amp;Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>चिपकाएँ</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>काटें</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>सब चुनें</translation>
        </message>
    </context>
    <context>
        <name>QPlatformTheme</name>
        <message>
            <source>&amp;No</source>
            <translation>नहीं</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>हाँ</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>सहेजें</translation>
        </message>
    </context>
    <context>
        <name>QScrollBar</name>
        <message>
            <source>Bottom</source>
            <translation>सबसे नीचे</translation>
        </message>
        <message>
            <source>Left edge</source>
            <translation>बायाँ किनारा</translation>
        </message>
        <message>
            <source>Page down</source>
            <translation>एक पन्ना नीचे</translation>
        </message>
        <message>
            <source>Page left</source>
            <translation>एक पन्ना बाईं ओर</translation>
        </message>
        <message>
            <source>Page right</source>
            <translation>एक पन्ना दाईं ओर</translation>
        </message>
        <message>
            <source>Page up</source>
            <translation>एक पन्ना ऊपर</translation>
        </message>
        <message>
            <source>Right edge</source>
            <translation>दायाँ किनारा</translation>
        </message>
        <message>
            <source>Scroll down</source>
            <translation>नीचे सरकाएँ</translation>
        </message>
        <message>
            <source>Scroll here</source>
            <translation>यहाँ तक सरकाएँ</translation>
        </message>
        <message>
            <source>Scroll left</source>
            <translation>बाईं ओर सरकाएँ</translation>
        </message>
        <message>
            <source>Scroll right</source>
            <translation>दाईं ओर सरकाएँ</translation>
        </message>
        <message>
            <source>Scroll up</source>
            <translation>ऊपर सरकाएँ</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>सबसे ऊपर</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <source>Down</source>
            <translation>नीचे का तीर</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>बायाँ तीर</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>दायाँ तीर</translation>
        </message>
        <message>
            <source>Up</source>
            <translation>ऊपर का तीर</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <source>&amp;Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>चिपकाएँ</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Copy &amp;Link Location</source>
            <translation>लिंक कॉपी करें</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>काटें</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>सब चुनें</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n low spade(s) guard your queen: do not open that suit.</source>
            <translation>
                <numerusform>%n छोटा हुकुम आपकी बेगम को बचाता है: वह सूट न छेड़ें।</numerusform>
                <numerusform>%n छोटे हुकुम आपकी बेगम को बचाते हैं: वह सूट न छेड़ें।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) go into the kitty.</source>
            <translation>
                <numerusform>किट्टी में %n अंक जाता है।</numerusform>
                <numerusform>किट्टी में %n अंक जाते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>A lower trump stays in hand, for the low point.</source>
            <translation>छोटे तुरुप का अंक पाने के लिए उससे छोटा तुरुप हाथ में रहता है।</translation>
        </message>
        <message>
            <source>A pair is hard to overcall: %1</source>
            <translation>जोड़ी से ऊपर की घोषणा मुश्किल है: %1</translation>
        </message>
        <message>
            <source>A safe moment to get rid of a high card.</source>
            <translation>बड़ा पत्ता निकालने का सुरक्षित मौका।</translation>
        </message>
        <message>
            <source>A spade above the queen is dangerous: %1</source>
            <translation>बेगम से बड़ा हुकुम खतरनाक है: %1</translation>
        </message>
        <message>
            <source>About %1 tricks with trump: %2</source>
            <translation>लगभग %1 चालें, अगर तुरुप हो: %2</translation>
        </message>
        <message>
            <source>Afterwards you hold no %1 and may play anything to it.</source>
            <translation>इसके बाद आपके पास %1 नहीं: उस पर कोई भी पत्ता चलेगा।</translation>
        </message>
        <message>
            <source>All points won count, so the least bid that buys is best.</source>
            <translation>जीते हुए सारे अंक मिलते हैं, इसलिए सबसे छोटी बोली ही काफ़ी है।</translation>
        </message>
        <message>
            <source>An opponent after you has no %1 and may ruff.</source>
            <translation>आपके बाद एक विरोधी के पास %1 नहीं है: तुरुप आ सकता है।</translation>
        </message>
        <message>
            <source>As pitcher this hand should win about %1 points.</source>
            <translation>इन पत्तों से पिचर को लगभग %1 अंक मिलने चाहिए।</translation>
        </message>
        <message>
            <source>Bid %1 is enough for now: all tricks count anyway.</source>
            <translation>अभी %1 की बोली काफ़ी है: हर चाल वैसे भी गिनी जाती है।</translation>
        </message>
        <message>
            <source>Every other card of the suit is higher: you get rid of the lead.</source>
            <translation>इस सूट के बाकी सब पत्ते बड़े हैं: चाल किसी और की होगी।</translation>
        </message>
        <message>
            <source>Every trick is certain with trump: %1</source>
            <translation>इस तुरुप के साथ हर चाल पक्की है: %1</translation>
        </message>
        <message>
            <source>If everyone passes, nothing is lost.</source>
            <translation>सब पास करें तो कुछ नहीं जाता।</translation>
        </message>
        <message>
            <source>It brings out the highest trump, the jack of trumps.</source>
            <translation>इससे सबसे बड़ा तुरुप, तुरुप का गुलाम, निकल आता है।</translation>
        </message>
        <message>
            <source>It overcalls an opponent's declaration.</source>
            <translation>यह विरोधी की घोषणा से ऊपर है।</translation>
        </message>
        <message>
            <source>Keep two cards of %1, so that the king can win later.</source>
            <translation>%1 के दो पत्ते रखें, ताकि बादशाह बाद में जीत सके।</translation>
        </message>
        <message>
            <source>Low spades bring the queen out of another hand.</source>
            <translation>छोटे हुकुम से बेगम किसी और के हाथ से निकलती है।</translation>
        </message>
        <message>
            <source>Mind the limit: these points would end the match.</source>
            <translation>सीमा का ध्यान रखें: इन अंकों से मैच खत्म हो जाएगा।</translation>
        </message>
        <message>
            <source>No higher trump is left than the %1.</source>
            <translation>इससे बड़ा तुरुप अब बाकी नहीं: %1</translation>
        </message>
        <message>
            <source>No low spade would guard your queen: give it away.</source>
            <translation>आपकी बेगम को बचाने वाला कोई छोटा हुकुम नहीं है: उसे दे दें।</translation>
        </message>
        <message>
            <source>No points go into the kitty.</source>
            <translation>किट्टी में कोई अंक नहीं जाता।</translation>
        </message>
        <message>
            <source>Nobody can beat this in %1.</source>
            <translation>%1 में इससे बड़ा किसी के पास नहीं।</translation>
        </message>
        <message numerus="yes">
            <source>Nobody can take this: %n point(s) are safe.</source>
            <translation>
                <numerusform>इससे बड़ा किसी के पास नहीं: %n अंक पक्का।</numerusform>
                <numerusform>इससे बड़ा किसी के पास नहीं: %n अंक पक्के।</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody else holds %1: the others throw their worst cards on you.</source>
            <translation>और किसी के पास %1 नहीं: सबके बुरे पत्ते आप पर आएँगे।</translation>
        </message>
        <message>
            <source>Nothing above a ten: ask for a new deal.</source>
            <translation>दहले से बड़ा कुछ नहीं: दोबारा बँटवाएँ।</translation>
        </message>
        <message>
            <source>Nothing higher is left than the %1.</source>
            <translation>इससे बड़ा कोई पत्ता नहीं बचा: %1</translation>
        </message>
        <message>
            <source>Now another player gets the queen of spades.</source>
            <translation>अब हुकुम की बेगम किसी और को मिलेगी।</translation>
        </message>
        <message numerus="yes">
            <source>Only %n low spade(s) would guard your queen: give it away.</source>
            <translation>
                <numerusform>आपकी बेगम को सिर्फ़ %n छोटा हुकुम बचाता: उसे दे दें।</numerusform>
                <numerusform>आपकी बेगम को सिर्फ़ %n छोटे हुकुम बचाते: उसे दे दें।</numerusform>
            </translation>
        </message>
        <message>
            <source>Otherwise a card with points could win the trick.</source>
            <translation>वरना अंक वाला पत्ता यह चाल जीत सकता है।</translation>
        </message>
        <message>
            <source>The ace of %1 makes the high point certain.</source>
            <translation>%1 का इक्का होने से सबसे बड़े तुरुप का अंक पक्का है।</translation>
        </message>
        <message>
            <source>The dealer may take the bid at %1.</source>
            <translation>डीलर यह बोली इतने पर अपने नाम कर सकता है: %1</translation>
        </message>
        <message>
            <source>The highest bidder could win the match with this deal.</source>
            <translation>सबसे ऊँची बोली वाला खिलाड़ी इसी राउंड में मैच जीत सकता है।</translation>
        </message>
        <message>
            <source>The highest card that stays under the trick.</source>
            <translation>चाल से नीचे रहने वाला सबसे बड़ा पत्ता।</translation>
        </message>
        <message>
            <source>The lowest trump that wins is enough: %1</source>
            <translation>जीतने के लिए सबसे छोटा तुरुप काफ़ी है: %1</translation>
        </message>
        <message>
            <source>The opponents hold the trick: give them no points.</source>
            <translation>चाल विरोधियों की है: उन्हें अंक न दें।</translation>
        </message>
        <message>
            <source>The others have no trumps left: keep yours.</source>
            <translation>दूसरों के पास तुरुप नहीं बचा: अपना बचाए रखें।</translation>
        </message>
        <message numerus="yes">
            <source>The others still hold %n trump(s): draw them.</source>
            <translation>
                <numerusform>दूसरों के पास अब भी %n तुरुप है: निकलवाएँ।</numerusform>
                <numerusform>दूसरों के पास अब भी %n तुरुप हैं: निकलवाएँ।</numerusform>
            </translation>
        </message>
        <message>
            <source>The trick is not worth a trump.</source>
            <translation>इस चाल पर तुरुप खर्च करना ठीक नहीं।</translation>
        </message>
        <message>
            <source>The trick is your partner's already.</source>
            <translation>यह चाल पहले ही आपके साथी की है।</translation>
        </message>
        <message>
            <source>There are points in the kitty: keep the best trump for the last trick.</source>
            <translation>किट्टी में अंक हैं: सबसे बड़ा तुरुप आखिरी चाल के लिए बचाएँ।</translation>
        </message>
        <message>
            <source>There is a ten in the trick.</source>
            <translation>इस चाल में दहला है।</translation>
        </message>
        <message>
            <source>This card could win a costly trick later: throw it now.</source>
            <translation>यह पत्ता बाद में महँगी चाल जीत सकता है: अभी फेंक दें।</translation>
        </message>
        <message>
            <source>This card helps your partner most: %1</source>
            <translation>यह पत्ता साथी के सबसे ज़्यादा काम का है: %1</translation>
        </message>
        <message>
            <source>This ends the match with your win.</source>
            <translation>इससे मैच आपकी जीत पर खत्म होता है।</translation>
        </message>
        <message>
            <source>This takes the jack of trumps.</source>
            <translation>इससे तुरुप का गुलाम आपको मिलता है।</translation>
        </message>
        <message numerus="yes">
            <source>Trump %1 would give you %n trump(s).</source>
            <translation>
                <numerusform>तुरुप %1 हो तो आपके पास %n तुरुप होगा।</numerusform>
                <numerusform>तुरुप %1 हो तो आपके पास %n तुरुप होंगे।</numerusform>
            </translation>
        </message>
        <message>
            <source>With this trick the attackers would reach %1 points.</source>
            <translation>यह चाल मिले तो हमलावर टीम %1 अंक तक पहुँच जाए।</translation>
        </message>
        <message>
            <source>You hold more trumps than each of the others: draw theirs.</source>
            <translation>आपके पास दूसरों से ज़्यादा तुरुप हैं: उनके निकलवाएँ।</translation>
        </message>
        <message>
            <source>You play last: the jack comes home safely.</source>
            <translation>आपकी बारी आखिरी है: तुरुप का गुलाम बच जाता है।</translation>
        </message>
        <message>
            <source>You play last: the lowest card that wins is enough.</source>
            <translation>आखिरी पत्ता आपका: जीतने वाला सबसे छोटा पत्ता काफ़ी है।</translation>
        </message>
        <message>
            <source>You play last: this low trump comes home safely.</source>
            <translation>आपकी बारी आखिरी है: यह छोटा तुरुप बच जाता है।</translation>
        </message>
        <message>
            <source>You win this trick in any case: play your highest.</source>
            <translation>यह चाल हर हाल में आपकी: सबसे बड़ा पत्ता चलें।</translation>
        </message>
        <message numerus="yes">
            <source>Your best suit would give only %n trump(s).</source>
            <translation>
                <numerusform>आपके सबसे अच्छे सूट से सिर्फ़ %n तुरुप बनेगा।</numerusform>
                <numerusform>आपके सबसे अच्छे सूट से सिर्फ़ %n तुरुप बनेंगे।</numerusform>
            </translation>
        </message>
        <message>
            <source>Your best trump suit: %1</source>
            <translation>आपके लिए सबसे अच्छा तुरुप: %1</translation>
        </message>
        <message numerus="yes">
            <source>Your partner wins this trick: add %n point(s).</source>
            <translation>
                <numerusform>यह चाल आपके साथी की है: %n अंक जोड़ें।</numerusform>
                <numerusform>यह चाल आपके साथी की है: %n अंक जोड़ें।</numerusform>
            </translation>
        </message>
        <message>
            <source>Your partner's bid is enough.</source>
            <translation>आपके साथी की बोली काफ़ी है।</translation>
        </message>
        <message>
            <source>Your partner's declaration stands: leave it.</source>
            <translation>आपके साथी की घोषणा लागू है: उसे रहने दें।</translation>
        </message>
        <message numerus="yes">
            <source>Your queen is well guarded by %n low spade(s): keep it.</source>
            <translation>
                <numerusform>आपकी बेगम को %n छोटा हुकुम बचाता है: उसे रखें।</numerusform>
                <numerusform>आपकी बेगम को %n छोटे हुकुम बचाते हैं: उसे रखें।</numerusform>
            </translation>
        </message>
        <message>
            <source>no trump, nine high</source>
            <translation>बिना तुरुप, नहला सबसे बड़ा</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>Another seat deals in this round.</source>
            <translation>इस राउंड में पत्ते कोई और बाँटता है।</translation>
        </message>
        <message>
            <source>Every seat must get as many cards: “%1”.</source>
            <translation>हर खिलाड़ी को इतने पत्ते मिलते हैं: “%1”।</translation>
        </message>
        <message>
            <source>No deal is under way.</source>
            <translation>अभी कोई राउंड नहीं चल रहा।</translation>
        </message>
        <message>
            <source>The deal before is not finished.</source>
            <translation>पिछला राउंड अभी पूरा नहीं हुआ।</translation>
        </message>
        <message>
            <source>The game has no option “%1”.</source>
            <translation>इस खेल में “%1” नाम का विकल्प नहीं है।</translation>
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation>यह पंक्ति JSON नहीं है।</translation>
        </message>
        <message>
            <source>The line is not a JSON object.</source>
            <translation>इस पंक्ति में JSON ऑब्जेक्ट नहीं है।</translation>
        </message>
        <message>
            <source>The line is too long.</source>
            <translation>यह पंक्ति बहुत लंबी है।</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>मैच पूरा हो चुका है।</translation>
        </message>
        <message>
            <source>The number of the deal is out of range.</source>
            <translation>राउंड का नंबर ठीक नहीं है।</translation>
        </message>
        <message>
            <source>The option “%1” can't have this value.</source>
            <translation>“%1” विकल्प का यह मान नहीं होता।</translation>
        </message>
        <message>
            <source>The record is empty.</source>
            <translation>फ़ाइल खाली है।</translation>
        </message>
        <message>
            <source>The record is of another version: “%1”.</source>
            <translation>यह फ़ाइल दूसरे संस्करण की है: “%1”।</translation>
        </message>
        <message>
            <source>The record is too long.</source>
            <translation>फ़ाइल बहुत लंबी है।</translation>
        </message>
        <message>
            <source>The rest must be exactly the cards dealt to nobody.</source>
            <translation>बाकी में वही पत्ते हों जो किसी को नहीं मिले।</translation>
        </message>
        <message>
            <source>The scores should be “%1”.</source>
            <translation>सही स्कोर यह है: “%1”।</translation>
        </message>
        <message>
            <source>The value does not fit: “%1”.</source>
            <translation>यह मान ठीक नहीं है: “%1”।</translation>
        </message>
        <message>
            <source>There is no game named “%1”.</source>
            <translation>“%1” नाम का कोई खेल नहीं है।</translation>
        </message>
        <message>
            <source>There is no such card: “%1”.</source>
            <translation>ऐसा कोई पत्ता नहीं है: “%1”।</translation>
        </message>
        <message>
            <source>There must be one hand for each seat.</source>
            <translation>हर खिलाड़ी के पत्ते चाहिए।</translation>
        </message>
        <message>
            <source>There must be one short name for each seat.</source>
            <translation>हर खिलाड़ी का एक छोटा नाम चाहिए।</translation>
        </message>
        <message>
            <source>This breaks a rule: “%1”</source>
            <translation>यहाँ नियम टूटता है: “%1”</translation>
        </message>
        <message>
            <source>This card is there too often: “%1”.</source>
            <translation>यह पत्ता ज़्यादा बार आया है: “%1”।</translation>
        </message>
        <message>
            <source>This key has no meaning here: “%1”.</source>
            <translation>यह नाम यहाँ नहीं चलता: “%1”।</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>A bid of %1 cannot be topped.</source>
            <translation>इस बोली से ऊपर बोली नहीं लग सकती: %1</translation>
        </message>
        <message>
            <source>A new deal can be asked for only before the first bid.</source>
            <translation>दोबारा बाँटने को पहली बोली से पहले ही कहें।</translation>
        </message>
        <message>
            <source>At this table a trump suit must be chosen.</source>
            <translation>इस मेज़ पर तुरुप का सूट चुनना ज़रूरी है।</translation>
        </message>
        <message>
            <source>Bid at least %1.</source>
            <translation>कम से कम इतनी बोली लगाएँ: %1</translation>
        </message>
        <message>
            <source>Choose different cards: %1 is there twice.</source>
            <translation>अलग-अलग पत्ते चुनें। दो बार चुना गया: %1</translation>
        </message>
        <message numerus="yes">
            <source>Choose exactly %n card(s) to bury.</source>
            <translation>
                <numerusform>दबाने के लिए ठीक %n पत्ता चुनें।</numerusform>
                <numerusform>दबाने के लिए ठीक %n पत्ते चुनें।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose exactly %n card(s) to give.</source>
            <translation>
                <numerusform>देने के लिए ठीक %n पत्ता चुनें।</numerusform>
                <numerusform>देने के लिए ठीक %n पत्ते चुनें।</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the cards to lead.</source>
            <translation>चलने के लिए पत्ते चुनें।</translation>
        </message>
        <message>
            <source>Choose what to do with the %1 points.</source>
            <translation>तय करें कि इन अंकों का क्या हो: %1</translation>
        </message>
        <message>
            <source>Claim the rest when it is your turn to lead.</source>
            <translation>बाकी चालें तब अपनी बताएँ, जब पहला पत्ता चलने की आपकी बारी हो।</translation>
        </message>
        <message>
            <source>Claim the rest when it is your turn to play a card.</source>
            <translation>बाकी चालें तब अपनी बताएँ, जब पत्ता चलने की आपकी बारी हो।</translation>
        </message>
        <message>
            <source>Everyone else has passed, so the dealer must bid at least %1.</source>
            <translation>बाकी सबने पास किया है, इसलिए डीलर को कम से कम इतनी बोली लगानी है: %1</translation>
        </message>
        <message>
            <source>Follow %1 or play a trump.</source>
            <translation>%1 या तुरुप का पत्ता चलें।</translation>
        </message>
        <message>
            <source>Four cards are given only with three players.</source>
            <translation>4 पत्ते सिर्फ़ 3 खिलाड़ियों में दिए जाते हैं।</translation>
        </message>
        <message>
            <source>Giving four cards needs giving to be on.</source>
            <translation>4 पत्ते देने के लिए पत्ते देना चालू करें।</translation>
        </message>
        <message>
            <source>Hearts have not been broken yet: lead another suit.</source>
            <translation>पान अभी खुला नहीं है: दूसरे सूट से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>It is time to bid or pass.</source>
            <translation>अब बोली लगाएँ या पास करें।</translation>
        </message>
        <message>
            <source>It is time to choose trump.</source>
            <translation>अब तुरुप चुनें।</translation>
        </message>
        <message>
            <source>It is time to declare or pass.</source>
            <translation>अब घोषणा करें या पास करें।</translation>
        </message>
        <message>
            <source>It is time to play a card.</source>
            <translation>अब पत्ता चलना है।</translation>
        </message>
        <message>
            <source>It isn't your turn yet.</source>
            <translation>अभी आपकी बारी नहीं है।</translation>
        </message>
        <message>
            <source>Lead a single card, a pair or a tractor. Without a twin: %1</source>
            <translation>अकेला पत्ता, जोड़ी या ट्रैक्टर चलें। जिनकी जोड़ी नहीं: %1</translation>
        </message>
        <message>
            <source>Lead cards of one suit. All trumps are one suit.</source>
            <translation>एक ही सूट के पत्ते चलें। सारे तुरुप एक ही सूट गिने जाते हैं।</translation>
        </message>
        <message>
            <source>Low no trump is not played at this table.</source>
            <translation>इस मेज़ पर छोटे पत्तों वाला बिना तुरुप नहीं खेला जाता।</translation>
        </message>
        <message>
            <source>Misdeals are not asked for at this table.</source>
            <translation>इस मेज़ पर दोबारा बाँटने को नहीं कहा जाता।</translation>
        </message>
        <message>
            <source>No penalty card may be played to the first trick.</source>
            <translation>पहली चाल में दंड अंक वाला पत्ता नहीं चलता।</translation>
        </message>
        <message>
            <source>Not every trick is certain: %1 may lose to %2.</source>
            <translation>हर चाल पक्की नहीं है: आपके पत्ते (%1) से बड़ा पत्ता बाकी है (%2)।</translation>
        </message>
        <message>
            <source>Partners need four players.</source>
            <translation>साथियों वाले खेल में 4 खिलाड़ी चाहिए।</translation>
        </message>
        <message>
            <source>Play all your %1 first: %2</source>
            <translation>पहले अपने ये सारे पत्ते चलें (%1): %2</translation>
        </message>
        <message>
            <source>Play as many pairs of %1 as you can. Still owed: %2</source>
            <translation>%1 की जितनी जोड़ियाँ चल सकें, उतनी चलें। अभी बाकी: %2</translation>
        </message>
        <message numerus="yes">
            <source>Play exactly %n card(s) in this trick.</source>
            <translation>
                <numerusform>इस चाल में ठीक %n पत्ता चलना है।</numerusform>
                <numerusform>इस चाल में ठीक %n पत्ते चलने हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Play one card.</source>
            <translation>एक ही पत्ता चलें।</translation>
        </message>
        <message>
            <source>Playing Pepper alone needs four players.</source>
            <translation>अकेले पेपर खेलने के लिए 4 खिलाड़ी चाहिए।</translation>
        </message>
        <message>
            <source>Say whether you can beat the throw.</source>
            <translation>बताएँ कि इन पत्तों से बड़ा पत्ता है या नहीं।</translation>
        </message>
        <message>
            <source>Show one or two level cards (%1) of one suit, or two equal jokers.</source>
            <translation>एक ही सूट के एक या दो लेवल के पत्ते (%1) दिखाएँ, या एक जैसे दो जोकर।</translation>
        </message>
        <message numerus="yes">
            <source>Show your whole hand of %n card(s) to ask for a new deal.</source>
            <translation>
                <numerusform>दोबारा बाँटने को कहने के लिए अपना %n पत्ता दिखाएँ।</numerusform>
                <numerusform>दोबारा बाँटने को कहने के लिए अपने सभी %n पत्ते दिखाएँ।</numerusform>
            </translation>
        </message>
        <message>
            <source>Swapping a card needs the option to play alone.</source>
            <translation>पत्ता बदलने के लिए अकेले खेलने का विकल्प चालू करें।</translation>
        </message>
        <message>
            <source>The first lead must be the %1.</source>
            <translation>पहला पत्ता यही होगा: %1</translation>
        </message>
        <message>
            <source>The hand is not weak enough for a new deal: %1</source>
            <translation>दोबारा बाँटने के लिए ये पत्ते बहुत अच्छे हैं: %1</translation>
        </message>
        <message>
            <source>The highest bid here is %1.</source>
            <translation>यहाँ सबसे ऊँची बोली: %1</translation>
        </message>
        <message>
            <source>The queen of spades can be led only after hearts are broken.</source>
            <translation>पान खुलने के बाद ही हुकुम की बेगम से चाल शुरू होती है।</translation>
        </message>
        <message>
            <source>The start level is above the end level.</source>
            <translation>शुरुआती लेवल आखिरी लेवल से ऊपर है।</translation>
        </message>
        <message>
            <source>These cards are equally strong, but not identical: no pair.</source>
            <translation>ये पत्ते बराबर के हैं, पर एक जैसे नहीं: यह जोड़ी नहीं है।</translation>
        </message>
        <message>
            <source>These pairs do not follow each other: %1</source>
            <translation>ये जोड़ियाँ लगातार नहीं हैं: %1</translation>
        </message>
        <message>
            <source>This does not beat the declaration: %1</source>
            <translation>यह इस घोषणा से बड़ा नहीं है: %1</translation>
        </message>
        <message>
            <source>Two different cards are not a pair.</source>
            <translation>अलग-अलग दो पत्ते जोड़ी नहीं होते।</translation>
        </message>
        <message>
            <source>You are not certain to win this trick.</source>
            <translation>यह चाल जीतना पक्का नहीं है।</translation>
        </message>
        <message>
            <source>You can beat the throw: show %1.</source>
            <translation>आप इसे काट सकते हैं, ये पत्ते दिखाएँ: %1</translation>
        </message>
        <message>
            <source>You cannot beat this throw.</source>
            <translation>आपके पास इनसे बड़ा पत्ता नहीं है।</translation>
        </message>
        <message>
            <source>You do not have this card: %1</source>
            <translation>यह पत्ता आपके पास नहीं है: %1</translation>
        </message>
        <message>
            <source>You have a tractor to follow with, such as: %1</source>
            <translation>आपके पास चलने के लिए ट्रैक्टर है, जैसे: %1</translation>
        </message>
        <message>
            <source>You must follow suit: you still have %1.</source>
            <translation>आपके पास %1 है, इसलिए %1 का ही पत्ता चलें।</translation>
        </message>
    </context>
    <context>
        <name>ReviewPage</name>
        <message>
            <source>A step back (←)</source>
            <translation>एक कदम पीछे (←)</translation>
        </message>
        <message>
            <source>A step forward (→)</source>
            <translation>एक कदम आगे (→)</translation>
        </message>
        <message>
            <source>A trick back (Page Up)</source>
            <translation>एक चाल पीछे (Page Up)</translation>
        </message>
        <message>
            <source>A trick forward (Page Down)</source>
            <translation>एक चाल आगे (Page Down)</translation>
        </message>
        <message>
            <source>All hands open</source>
            <translation>सबके पत्ते खुले</translation>
        </message>
        <message>
            <source>Before the first trick</source>
            <translation>पहली चाल से पहले</translation>
        </message>
        <message>
            <source>Begins a new match at this moment; its deal counts as assisted.</source>
            <translation>इसी जगह से एक नया मैच शुरू होता है; उसका यह राउंड मदद से खेला हुआ गिना जाता है।</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>सिर्फ़ %1</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>यहाँ से आगे खेलें</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>राउंड</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>राउंड %1</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>स्कोर</translation>
        </message>
        <message>
            <source>To the beginning (Home)</source>
            <translation>शुरुआत पर (Home)</translation>
        </message>
        <message>
            <source>To the end (End)</source>
            <translation>अंत पर (End)</translation>
        </message>
        <message>
            <source>Trick %1 of %2</source>
            <translation>चाल %1, कुल %2</translation>
        </message>
        <message>
            <source>Whose cards are open</source>
            <translation>किसके पत्ते खुले हैं</translation>
        </message>
        <message>
            <source>looked at again</source>
            <translation>फिर से देखना</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Every other suit</source>
            <translation>बाकी हर सूट</translation>
        </message>
        <message>
            <source>Every suit, from strong to weak</source>
            <translation>हर सूट, बड़े से छोटे की ओर</translation>
        </message>
        <message>
            <source>Glossary</source>
            <translation>शब्दावली</translation>
        </message>
        <message>
            <source>How the computer plays</source>
            <translation>कंप्यूटर कैसे खेलता है</translation>
        </message>
        <message>
            <source>In this round: every other suit</source>
            <translation>इस राउंड में: बाकी हर सूट</translation>
        </message>
        <message>
            <source>In this round: the trumps</source>
            <translation>इस राउंड में: तुरुप के पत्ते</translation>
        </message>
        <message>
            <source>Learn by playing</source>
            <translation>खेलकर सीखें</translation>
        </message>
        <message>
            <source>Low no trump</source>
            <translation>उल्टा क्रम</translation>
        </message>
        <message>
            <source>The words of the card table.</source>
            <translation>ताश की मेज़ पर काम आने वाले शब्द।</translation>
        </message>
        <message>
            <source>This is being asked now.</source>
            <translation>अभी यही पूछा गया है।</translation>
        </message>
        <message>
            <source>Trumps, when hearts are trump</source>
            <translation>तुरुप के पत्ते, जब पान तुरुप हो</translation>
        </message>
        <message>
            <source>Trumps, when spades are trump</source>
            <translation>तुरुप के पत्ते, जब हुकुम तुरुप हो</translation>
        </message>
        <message>
            <source>Trumps, when there is no trump suit</source>
            <translation>तुरुप के पत्ते, जब तुरुप का सूट न हो</translation>
        </message>
        <message>
            <source>With the options last chosen for this game.</source>
            <translation>इस खेल के लिए पिछली बार चुने गए विकल्पों के साथ।</translation>
        </message>
        <message>
            <source>With the options of this match.</source>
            <translation>इस मैच के विकल्पों के साथ।</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>कैसे खेलें</translation>
        </message>
    </context>
    <context>
        <name>SavedMatches</name>
        <message>
            <source>%1 · with %2</source>
            <translation>%1 · साथ में %2</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>पूरा हुआ</translation>
        </message>
        <message>
            <source>given up</source>
            <translation>छोड़ा हुआ</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>हार</translation>
        </message>
        <message>
            <source>round %1</source>
            <translation>राउंड %1</translation>
        </message>
        <message>
            <source>won</source>
            <translation>जीत</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>%1 wins the match!</source>
            <translation>%1 ने मैच जीत लिया!</translation>
        </message>
        <message>
            <source>%1: %2, with %3</source>
            <translation>%1: %2 · गिनती के अंक: %3</translation>
        </message>
        <message>
            <source>%1: %2, won by %3</source>
            <translation>%1: %2 · %3</translation>
        </message>
        <message>
            <source>%1: %2, won by you</source>
            <translation>%1: %2 · आप</translation>
        </message>
        <message numerus="yes">
            <source>%n heart(s)</source>
            <translation>
                <numerusform>पान का %n पत्ता</numerusform>
                <numerusform>पान के %n पत्ते</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the games</source>
            <translation>खेलों की सूची पर वापस</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>कोच</translation>
        </message>
        <message>
            <source>Deal number %1</source>
            <translation>राउंड का नंबर %1</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>फिर से देखें</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>अगला राउंड</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>फिर खेलें</translation>
        </message>
        <message>
            <source>Round summary</source>
            <translation>राउंड का हिसाब</translation>
        </message>
        <message>
            <source>This round</source>
            <translation>यह राउंड</translation>
        </message>
        <message>
            <source>Tie: %1</source>
            <translation>बराबरी: %1</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>कुल</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>क्या दिखाया जाए</translation>
        </message>
        <message>
            <source>Whole match</source>
            <translation>पूरा मैच</translation>
        </message>
        <message>
            <source>You win the match!</source>
            <translation>आपने मैच जीत लिया!</translation>
        </message>
        <message>
            <source>Your costliest decisions of this round</source>
            <translation>इस राउंड में आपके सबसे महँगे फ़ैसले</translation>
        </message>
        <message>
            <source>Your team wins the match!</source>
            <translation>आपकी टीम ने मैच जीत लिया!</translation>
        </message>
    </context>
    <context>
        <name>ScoreTable</name>
        <message>
            <source>%1, %2: %3, now %4</source>
            <translation>%1, %2: %3, अब %4</translation>
        </message>
        <message>
            <source>Nothing counted for this side.</source>
            <translation>इस पक्ष के लिए कुछ नहीं गिना गया।</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>राउंड %1</translation>
        </message>
        <message>
            <source>The change, then the score. Point at a figure to see why.</source>
            <translation>पहले बदलाव, फिर स्कोर। कारण देखने के लिए किसी संख्या पर जाएँ।</translation>
        </message>
        <message>
            <source>The scores, round by round</source>
            <translation>हर राउंड के बाद के स्कोर</translation>
        </message>
    </context>
    <context>
        <name>ScoresPage</name>
        <message>
            <source>No round has been finished yet.</source>
            <translation>अभी तक कोई राउंड पूरा नहीं हुआ।</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>स्कोर</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>A black table, no grain, thick outlines and four suit colours.</source>
            <translation>काली मेज़, ग्रेन नहीं, मोटी रेखाएँ और चार रंगों के सूट।</translation>
        </message>
        <message>
            <source>A button, once every trick to come is certain.</source>
            <translation>आगे की हर चाल पक्की हो जाए, तो एक बटन दिखता है।</translation>
        </message>
        <message>
            <source>A click or Space always goes on at once.</source>
            <translation>क्लिक या Space से हमेशा तुरंत आगे बढ़ें।</translation>
        </message>
        <message>
            <source>A finished trick stays</source>
            <translation>पूरी चाल दिखती रहे</translation>
        </message>
        <message>
            <source>A moment</source>
            <translation>कुछ पल</translation>
        </message>
        <message>
            <source>Animation speed</source>
            <translation>ऐनिमेशन की गति</translation>
        </message>
        <message>
            <source>Briefly</source>
            <translation>थोड़ी देर</translation>
        </message>
        <message>
            <source>Card backs</source>
            <translation>पत्तों की पीठ</translation>
        </message>
        <message>
            <source>Card corners</source>
            <translation>पत्तों के कोने</translation>
        </message>
        <message>
            <source>Cards change places at once instead of flying.</source>
            <translation>पत्ते उड़ने के बजाय सीधे अपनी जगह दिखते हैं।</translation>
        </message>
        <message>
            <source>Cards that may not be played now are dimmed.</source>
            <translation>जो पत्ते अभी नहीं चल सकते, वे धुँधले दिखते हैं।</translation>
        </message>
        <message>
            <source>Clear mistakes</source>
            <translation>साफ़ गलतियाँ</translation>
        </message>
        <message>
            <source>Coach at once</source>
            <translation>तुरंत कोच</translation>
        </message>
        <message>
            <source>Colour temperature</source>
            <translation>रंग तापमान</translation>
        </message>
        <message>
            <source>Contrast</source>
            <translation>कंट्रास्ट</translation>
        </message>
        <message>
            <source>Cool</source>
            <translation>ठंडा</translation>
        </message>
        <message>
            <source>Digits</source>
            <translation>अंकों की लिपि</translation>
        </message>
        <message>
            <source>Every mistake</source>
            <translation>हर गलती</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>तेज़</translation>
        </message>
        <message>
            <source>Four suit colours</source>
            <translation>चार रंगों के सूट</translation>
        </message>
        <message>
            <source>Gently</source>
            <translation>हल्के से</translation>
        </message>
        <message>
            <source>Grain</source>
            <translation>ग्रेन</translation>
        </message>
        <message>
            <source>Green cloth</source>
            <translation>हरा कपड़ा</translation>
        </message>
        <message>
            <source>Gross mistakes</source>
            <translation>बड़ी गलतियाँ</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>ज़्यादा कंट्रास्ट</translation>
        </message>
        <message>
            <source>Jaali, a lattice</source>
            <translation>जाली</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>भाषा</translation>
        </message>
        <message>
            <source>Large print</source>
            <translation>पत्तों पर बड़े अक्षर</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>ज़्यादा</translation>
        </message>
        <message>
            <source>Longer</source>
            <translation>ज़्यादा देर</translation>
        </message>
        <message>
            <source>Lotus</source>
            <translation>कमल</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>तेज़ आवाज़</translation>
        </message>
        <message>
            <source>Marigold</source>
            <translation>गेंदा</translation>
        </message>
        <message>
            <source>Mark playable cards</source>
            <translation>चलने लायक पत्ते उभारें</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>मध्यम</translation>
        </message>
        <message>
            <source>Midnight blue cloth</source>
            <translation>गहरा नीला कपड़ा</translation>
        </message>
        <message>
            <source>More time makes them stronger.</source>
            <translation>ज़्यादा समय में खेल बेहतर होता है।</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>सामान्य</translation>
        </message>
        <message>
            <source>Off</source>
            <comment>animation</comment>
            <translation>बंद</translation>
        </message>
        <message>
            <source>Off</source>
            <comment>coach</comment>
            <translation>बंद</translation>
        </message>
        <message>
            <source>Off</source>
            <comment>emphasis</comment>
            <translation>नहीं</translation>
        </message>
        <message>
            <source>Offer to claim the rest</source>
            <translation>बाकी चालें एक साथ लेना</translation>
        </message>
        <message>
            <source>Order in the hand</source>
            <translation>हाथ के पत्तों का क्रम</translation>
        </message>
        <message>
            <source>Paisley</source>
            <translation>कैरी</translation>
        </message>
        <message>
            <source>Peacock</source>
            <translation>मोर</translation>
        </message>
        <message>
            <source>Play the only card by itself</source>
            <translation>इकलौता पत्ता अपने-आप चले</translation>
        </message>
        <message>
            <source>Quiet</source>
            <translation>धीमी आवाज़</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>कम हलचल</translation>
        </message>
        <message>
            <source>Reset the colour temperature</source>
            <translation>रंग तापमान रीसेट करें</translation>
        </message>
        <message>
            <source>Reset the contrast</source>
            <translation>कंट्रास्ट रीसेट करें</translation>
        </message>
        <message>
            <source>Reset the grain</source>
            <translation>ग्रेन रीसेट करें</translation>
        </message>
        <message>
            <source>Reset the volume</source>
            <translation>आवाज़ रीसेट करें</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>कम</translation>
        </message>
        <message>
            <source>Slate grey cloth</source>
            <translation>स्लेटी कपड़ा</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>धीमी</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>चिकना</translation>
        </message>
        <message>
            <source>Softer</source>
            <translation>हल्का</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>ध्वनि</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>तारे</translation>
        </message>
        <message>
            <source>Stronger</source>
            <translation>गहरा</translation>
        </message>
        <message>
            <source>Strongly</source>
            <translation>साफ़-साफ़</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>मेज़ का कपड़ा</translation>
        </message>
        <message>
            <source>Tells you right after a costly answer, which you can take back.</source>
            <translation>महँगी चाल या बोली के तुरंत बाद बताता है; आप उसे वापस ले सकते हैं।</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>अक्षरों का आकार</translation>
        </message>
        <message>
            <source>Textured</source>
            <translation>दानेदार</translation>
        </message>
        <message>
            <source>Thinking time of experts</source>
            <translation>माहिर खिलाड़ी के सोचने का समय</translation>
        </message>
        <message>
            <source>Trumps stand on the side of the high cards.</source>
            <translation>तुरुप बड़े पत्तों की ओर रहते हैं।</translation>
        </message>
        <message>
            <source>Until I click</source>
            <translation>क्लिक करने तक</translation>
        </message>
        <message>
            <source>Very long</source>
            <translation>बहुत ज़्यादा</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>आवाज़</translation>
        </message>
        <message>
            <source>Walnut brown cloth</source>
            <translation>अखरोटी भूरा कपड़ा</translation>
        </message>
        <message>
            <source>Warm</source>
            <translation>गर्म</translation>
        </message>
        <message>
            <source>Where the rules leave one card only.</source>
            <translation>जहाँ नियम से एक ही पत्ता चल सकता है।</translation>
        </message>
    </context>
    <context>
        <name>SettingsSheet</name>
        <message>
            <source>%1 percent</source>
            <translation>%1 प्रतिशत</translation>
        </message>
        <message>
            <source>%1 percent, %2 kelvin</source>
            <translation>%1 प्रतिशत, %2 केल्विन</translation>
        </message>
        <message>
            <source>About Cardavia</source>
            <translation>Cardavia के बारे में</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>Hold to compare</source>
            <translation>दबाकर तुलना करें</translation>
        </message>
        <message>
            <source>How the computer plays</source>
            <translation>कंप्यूटर कैसे खेलता है</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>सब रीसेट करें</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>Shows the table without your display settings while you hold it.</source>
            <translation>जब तक दबाए रखें, मेज़ आपकी डिस्प्ले सेटिंग के बिना दिखती है।</translation>
        </message>
        <message>
            <source>Your system asks for it, so it is on.</source>
            <translation>आपका सिस्टम ऐसा चाहता है, इसलिए यह चालू है।</translation>
        </message>
    </context>
    <context>
        <name>SheetPage</name>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>About Cardavia</source>
            <translation>Cardavia के बारे में</translation>
        </message>
        <message>
            <source>All commands of the table</source>
            <translation>मेज़ के सारे विकल्प</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <translation>खेलों की सूची पर वापस</translation>
        </message>
        <message>
            <source>Change how playable cards are marked</source>
            <translation>चलने लायक पत्तों की पहचान बदलें</translation>
        </message>
        <message>
            <source>Claim the rest of the tricks</source>
            <translation>बाकी सारी चालें अपनी बताएँ</translation>
        </message>
        <message>
            <source>Close a sheet, then leave the full screen</source>
            <translation>खुला पन्ना बंद करें, फिर पूरी स्क्रीन से निकलें</translation>
        </message>
        <message>
            <source>Copy the number of the deal</source>
            <translation>राउंड का नंबर कॉपी करें</translation>
        </message>
        <message>
            <source>Deal by number</source>
            <translation>नंबर से पत्ते बाँटें</translation>
        </message>
        <message>
            <source>First and last card of the hand</source>
            <translation>हाथ का पहला और आखिरी पत्ता</translation>
        </message>
        <message>
            <source>Four suit colours on or off</source>
            <translation>चार रंगों वाले सूट चालू या बंद</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>पूरी स्क्रीन</translation>
        </message>
        <message>
            <source>Hint, with the reason</source>
            <translation>कारण के साथ संकेत</translation>
        </message>
        <message>
            <source>How the computer plays</source>
            <translation>कंप्यूटर कैसे खेलता है</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>कैसे खेलें</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>कीबोर्ड शॉर्टकट</translation>
        </message>
        <message>
            <source>Let the computer play your seat, or take it back</source>
            <translation>अपनी जगह कंप्यूटर को खेलने दें, या वापस लें</translation>
        </message>
        <message>
            <source>Look at the last round again</source>
            <translation>पिछला राउंड फिर से देखें</translation>
        </message>
        <message>
            <source>Move along the hand</source>
            <translation>हाथ के पत्तों में आगे-पीछे जाएँ</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>नया मैच</translation>
        </message>
        <message>
            <source>Next button</source>
            <translation>अगला बटन</translation>
        </message>
        <message>
            <source>Next part of the table</source>
            <translation>मेज़ का अगला हिस्सा</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>दर्ज मैच खोलें</translation>
        </message>
        <message>
            <source>Play or choose the card at that place</source>
            <translation>उस जगह का पत्ता चलें या चुनें</translation>
        </message>
        <message>
            <source>Play or choose the card, press a button, skip a pause</source>
            <translation>पत्ता चलें या चुनें, बटन दबाएँ, रुकावट छोड़ें</translation>
        </message>
        <message>
            <source>Play the card or the chosen cards, press a button</source>
            <translation>पत्ता या चुने गए पत्ते चलें, बटन दबाएँ</translation>
        </message>
        <message>
            <source>Previous part of the table</source>
            <translation>मेज़ का पिछला हिस्सा</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>बाहर निकलें</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <translation>गड़बड़ी की रिपोर्ट सहेजें</translation>
        </message>
        <message>
            <source>Restart this deal</source>
            <translation>यह राउंड फिर से शुरू करें</translation>
        </message>
        <message>
            <source>Save the record as a file</source>
            <translation>मैच को फ़ाइल में सहेजें</translation>
        </message>
        <message>
            <source>Scores of this match</source>
            <translation>इस मैच के स्कोर</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>Show the last trick</source>
            <translation>पिछली चाल दिखाएँ</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>आँकड़े</translation>
        </message>
        <message>
            <source>Undo your last decision</source>
            <translation>अपना पिछला फ़ैसला वापस लें</translation>
        </message>
        <message>
            <source>Your matches</source>
            <translation>आपके मैच</translation>
        </message>
    </context>
    <context>
        <name>Standings</name>
        <message>
            <source>Round %1</source>
            <translation>राउंड %1</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>%1 of %2</source>
            <translation>%2 में से %1</translation>
        </message>
        <message>
            <source>%1 · %2 a deal</source>
            <translation>%1 · हर राउंड %2</translation>
        </message>
        <message>
            <source>%1 · %2%</source>
            <translation>%1 · %2%</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <translation>
                <numerusform>%n हार</numerusform>
                <numerusform>%n हार</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n खिलाड़ी</numerusform>
                <numerusform>%n खिलाड़ी</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n won</source>
            <translation>
                <numerusform>%n जीत</numerusform>
                <numerusform>%n जीत</numerusform>
            </translation>
        </message>
        <message>
            <source>All games</source>
            <translation>सभी खेल</translation>
        </message>
        <message>
            <source>All opponents</source>
            <translation>सभी विरोधी</translation>
        </message>
        <message>
            <source>All options</source>
            <translation>सभी नियम</translation>
        </message>
        <message>
            <source>All partners</source>
            <translation>सभी साथी</translation>
        </message>
        <message>
            <source>Bids failed</source>
            <translation>अधूरी रहीं बोलियाँ</translation>
        </message>
        <message>
            <source>Bids made</source>
            <translation>पूरी हुई बोलियाँ</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>राउंड</translation>
        </message>
        <message>
            <source>Deals defended</source>
            <translation>बचाए गए राउंड</translation>
        </message>
        <message>
            <source>Deals taken over</source>
            <translation>छीनी गई बारियाँ</translation>
        </message>
        <message>
            <source>Deals with hints or undo</source>
            <translation>संकेत या वापसी वाले राउंड</translation>
        </message>
        <message>
            <source>Deals: %1</source>
            <translation>राउंड: %1</translation>
        </message>
        <message>
            <source>Deleted unfinished, and counted as lost.</source>
            <translation>अधूरे हटाए गए और हार गिने गए।</translation>
        </message>
        <message>
            <source>Finished deals in which at least one trick was played.</source>
            <translation>पूरे हुए राउंड, जिनमें कम से कम एक चाल खेली गई।</translation>
        </message>
        <message>
            <source>Finished matches, and those that were given up and count.</source>
            <translation>पूरे हुए मैच, और वे छोड़े हुए मैच जो गिने गए।</translation>
        </message>
        <message>
            <source>Fives, tens and kings in the tricks of your team.</source>
            <translation>आपकी टीम की चालों के पंजे, दहले और बादशाह।</translation>
        </message>
        <message>
            <source>Given up</source>
            <translation>छोड़े हुए</translation>
        </message>
        <message>
            <source>How many levels your team went up.</source>
            <translation>आपकी टीम कुल कितने लेवल ऊपर गई।</translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>लेवल</translation>
        </message>
        <message>
            <source>Levels gained</source>
            <translation>चढ़े हुए लेवल</translation>
        </message>
        <message>
            <source>Levels of your team, deal after deal</source>
            <translation>हर राउंड के बाद आपकी टीम के लेवल</translation>
        </message>
        <message>
            <source>Longest losing streak</source>
            <translation>सबसे लंबी लगातार हार</translation>
        </message>
        <message>
            <source>Longest winning streak</source>
            <translation>सबसे लंबी लगातार जीत</translation>
        </message>
        <message>
            <source>Matches in a row with the same result, up to the last one.</source>
            <translation>आखिरी मैच तक लगातार एक जैसे नतीजे।</translation>
        </message>
        <message>
            <source>Matches won</source>
            <translation>जीते गए मैच</translation>
        </message>
        <message>
            <source>Matches won by game</source>
            <translation>खेल के हिसाब से जीते मैच</translation>
        </message>
        <message>
            <source>Matches won by options</source>
            <translation>नियमों के हिसाब से जीते मैच</translation>
        </message>
        <message>
            <source>Matches won by the opponents’ level</source>
            <translation>विरोधियों के स्तर के हिसाब से जीते मैच</translation>
        </message>
        <message>
            <source>Matches won by the partner’s level</source>
            <translation>साथी के स्तर के हिसाब से जीते मैच</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>मिले-जुले</translation>
        </message>
        <message>
            <source>Most matches lost in a row.</source>
            <translation>लगातार सबसे ज़्यादा हारे मैच।</translation>
        </message>
        <message>
            <source>Most matches won in a row.</source>
            <translation>लगातार सबसे ज़्यादा जीते मैच।</translation>
        </message>
        <message>
            <source>No deal has been finished yet.</source>
            <translation>अभी तक कोई राउंड पूरा नहीं हुआ।</translation>
        </message>
        <message>
            <source>Of all tricks, those that your side won.</source>
            <translation>सारी चालों में से जो आपके पक्ष ने जीतीं।</translation>
        </message>
        <message>
            <source>Of the bids others won, those that they missed.</source>
            <translation>दूसरों की बोलियों में से जो पूरी नहीं हुईं।</translation>
        </message>
        <message>
            <source>Of the bids your side won, those that it made.</source>
            <translation>आपके पक्ष की बोलियों में से जो पूरी हुईं।</translation>
        </message>
        <message>
            <source>Of the bids your side won, those that it missed.</source>
            <translation>आपके पक्ष की बोलियों में से जो पूरी नहीं हुईं।</translation>
        </message>
        <message>
            <source>Of the deals the opponents dealt, those that you took.</source>
            <translation>जिन राउंडों में डीलर विरोधी टीम का था, उनमें से जिनमें आपने बारी छीनी।</translation>
        </message>
        <message>
            <source>Of the deals your team dealt, those that it kept.</source>
            <translation>जिन राउंडों में डीलर आपकी टीम का था, उनमें से जो बचा लिए गए।</translation>
        </message>
        <message>
            <source>Opponents: %1</source>
            <translation>विरोधी: %1</translation>
        </message>
        <message>
            <source>Opponents’ bids broken</source>
            <translation>विरोधियों की अधूरी बोलियाँ</translation>
        </message>
        <message>
            <source>Partner: %1</source>
            <translation>साथी: %1</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>अंक</translation>
        </message>
        <message>
            <source>Points of your side, deal after deal</source>
            <translation>हर राउंड के बाद आपके पक्ष के अंक</translation>
        </message>
        <message>
            <source>Points won in tricks</source>
            <translation>चालों में जीते अंक</translation>
        </message>
        <message>
            <source>Reset…</source>
            <translation>रीसेट करें…</translation>
        </message>
        <message>
            <source>Save as CSV</source>
            <translation>CSV में सहेजें</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>आँकड़े</translation>
        </message>
        <message>
            <source>Streak now</source>
            <translation>अभी का सिलसिला</translation>
        </message>
        <message>
            <source>They count like others; this tells how many there were.</source>
            <translation>ये भी बाकी राउंडों की तरह गिने जाते हैं; यहाँ सिर्फ़ उनकी संख्या है।</translation>
        </message>
        <message>
            <source>Tricks won</source>
            <translation>जीती हुई चालें</translation>
        </message>
        <message>
            <source>What all deals added to your side’s score.</source>
            <translation>सारे राउंडों में आपके पक्ष के स्कोर में जुड़े अंक।</translation>
        </message>
        <message>
            <source>Without partner</source>
            <translation>बिना साथी</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>%1, card %2 of %3</source>
            <translation>%1, %3 में से पत्ता %2</translation>
        </message>
        <message>
            <source>%1, laid down</source>
            <translation>%1, अलग रखा</translation>
        </message>
        <message>
            <source>%1, not playable now</source>
            <translation>%1, अभी चलने लायक नहीं</translation>
        </message>
        <message>
            <source>%1, playable</source>
            <translation>%1, चलने लायक</translation>
        </message>
        <message>
            <source>%1, selected</source>
            <translation>%1, चयनित</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n पत्ता</numerusform>
                <numerusform>%n पत्ते</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) are chosen.</source>
            <translation>
                <numerusform>%n पत्ता चुना गया।</numerusform>
                <numerusform>%n पत्ते चुने गए।</numerusform>
            </translation>
        </message>
        <message>
            <source>Bids %1</source>
            <translation>बोली %1</translation>
        </message>
        <message numerus="yes">
            <source>Bury %n card(s)</source>
            <translation>
                <numerusform>%n पत्ता दबाएँ</numerusform>
                <numerusform>%n पत्ते दबाएँ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n more card(s) to bury.</source>
            <translation>
                <numerusform>दबाने के लिए %n पत्ता और चुनें।</numerusform>
                <numerusform>दबाने के लिए %n पत्ते और चुनें।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n more card(s) to give.</source>
            <translation>
                <numerusform>देने के लिए %n पत्ता और चुनें।</numerusform>
                <numerusform>देने के लिए %n पत्ते और चुनें।</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy the number of the deal: %1</source>
            <translation>राउंड का नंबर कॉपी करें: %1</translation>
        </message>
        <message>
            <source>D</source>
            <comment>the dealer's letter</comment>
            <translation>डी</translation>
        </message>
        <message numerus="yes">
            <source>Give %n card(s)</source>
            <translation>
                <numerusform>%n पत्ता दें</numerusform>
                <numerusform>%n पत्ते दें</numerusform>
            </translation>
        </message>
        <message>
            <source>No round of this match is over yet.</source>
            <translation>इस मैच का कोई राउंड अभी पूरा नहीं हुआ है।</translation>
        </message>
        <message>
            <source>No trick is finished yet.</source>
            <translation>अभी कोई चाल पूरी नहीं हुई है।</translation>
        </message>
        <message>
            <source>No trump</source>
            <translation>बिना तुरुप</translation>
        </message>
        <message>
            <source>Nothing was taken back.</source>
            <translation>कुछ वापस नहीं लिया गया है।</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>पास</translation>
        </message>
        <message numerus="yes">
            <source>Play %n card(s)</source>
            <translation>
                <numerusform>चलें: %n पत्ता</numerusform>
                <numerusform>चलें: %n पत्ते</numerusform>
            </translation>
        </message>
        <message>
            <source>Score</source>
            <translation>स्कोर</translation>
        </message>
        <message>
            <source>The computer plays your seat.</source>
            <translation>आपकी जगह अब कंप्यूटर खेलता है।</translation>
        </message>
        <message>
            <source>The number of the deal is copied: %1</source>
            <translation>राउंड का नंबर कॉपी हो गया: %1</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>वापस लेने के लिए कुछ नहीं है।</translation>
        </message>
        <message>
            <source>Trump: %1</source>
            <translation>तुरुप: %1</translation>
        </message>
        <message>
            <source>You play yourself again.</source>
            <translation>अब आप खुद खेलें।</translation>
        </message>
        <message>
            <source>Your bid</source>
            <translation>आपकी बोली</translation>
        </message>
        <message>
            <source>Your last decision is taken back.</source>
            <translation>आपका पिछला फ़ैसला वापस लिया गया।</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>आपकी बारी</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>सोच में…</translation>
        </message>
        <message>
            <source>winning</source>
            <translation>आगे</translation>
        </message>
    </context>
    <context>
        <name>Tile</name>
        <message>
            <source>Continue</source>
            <translation>जारी रखें</translation>
        </message>
        <message>
            <source>Learn by playing</source>
            <translation>खेलकर सीखें</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>नया मैच</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to the games</source>
            <translation>खेलों की सूची पर वापस</translation>
        </message>
        <message>
            <source>Claim the rest</source>
            <translation>बाकी चालें मेरी</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>संकेत</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>पिछली चाल</translation>
        </message>
        <message>
            <source>More</source>
            <translation>और विकल्प</translation>
        </message>
        <message>
            <source>Play yourself</source>
            <translation>खुद खेलें</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>The computer plays your seat.</source>
            <translation>आपकी जगह कंप्यूटर खेलता है।</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
    </context>
    <context>
        <name>Tractor</name>
        <message>
            <source>%1 declared (%2). Show something stronger, or pass.</source>
            <translation>%1 की घोषणा (%2)। इससे ऊपर की घोषणा करें या पास करें।</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message numerus="yes">
            <source>%n more needed</source>
            <translation>
                <numerusform>%n अंक और चाहिए</numerusform>
                <numerusform>%n अंक और चाहिए</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n अंक</numerusform>
                <numerusform>%n अंक</numerusform>
            </translation>
        </message>
        <message>
            <source>+%1 level</source>
            <translation>+%1 लेवल</translation>
        </message>
        <message>
            <source>+%1 levels</source>
            <translation>+%1 लेवल</translation>
        </message>
        <message>
            <source>Attackers (you): %1 points</source>
            <translation>हमलावर टीम (आप): %1 अंक</translation>
        </message>
        <message>
            <source>Attackers: %1 points</source>
            <translation>हमलावर टीम: %1 अंक</translation>
        </message>
        <message>
            <source>Beaten</source>
            <translation>रोका</translation>
        </message>
        <message>
            <source>Buried</source>
            <translation>दबाए पत्ते</translation>
        </message>
        <message>
            <source>Declare trump</source>
            <translation>तुरुप की घोषणा</translation>
        </message>
        <message>
            <source>Declared: %1</source>
            <translation>घोषणा: %1</translation>
        </message>
        <message numerus="yes">
            <source>Follow suit with %n card(s): %1</source>
            <translation>
                <numerusform>%n पत्ता उसी सूट का चलें: %1</numerusform>
                <numerusform>%n पत्ते उसी सूट के चलें: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Follow suit: %1</source>
            <translation>सूट का साथ दें: %1</translation>
        </message>
        <message>
            <source>Kitty for the attackers: %1 × %2 = %3 points</source>
            <translation>किट्टी हमलावर टीम को: %1 × %2 = %3 अंक</translation>
        </message>
        <message>
            <source>Lead a single card, a pair or a tractor.</source>
            <translation>एक पत्ते, जोड़ी या ट्रैक्टर से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>Lead a single, a pair, a tractor or a throw.</source>
            <translation>एक पत्ते, जोड़ी, ट्रैक्टर या एक सूट के कई पत्तों से चाल शुरू करें।</translation>
        </message>
        <message>
            <source>Level card: %1</source>
            <translation>लेवल का पत्ता: %1</translation>
        </message>
        <message>
            <source>Level card: %1. Show yours to choose trump, or pass.</source>
            <translation>लेवल का पत्ता: %1. तुरुप चुनने के लिए अपना पत्ता दिखाएँ या पास करें।</translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>लेवल</translation>
        </message>
        <message>
            <source>Nobody has declared</source>
            <translation>अभी कोई घोषणा नहीं</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>चलें</translation>
        </message>
        <message>
            <source>Play all your %1 and fill up with other cards.</source>
            <translation>%1 के अपने सारे पत्ते चलें, बाकी कोई भी।</translation>
        </message>
        <message>
            <source>Play as many pairs of %1 as you can.</source>
            <translation>%1 की जितनी जोड़ियाँ चल सकें, उतनी चलें।</translation>
        </message>
        <message>
            <source>Play pair</source>
            <translation>जोड़ी चलें</translation>
        </message>
        <message numerus="yes">
            <source>Play tractor of %n pair(s)</source>
            <translation>
                <numerusform>%n जोड़ी का ट्रैक्टर चलें</numerusform>
                <numerusform>%n जोड़ियों का ट्रैक्टर चलें</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>राउंड %1</translation>
        </message>
        <message>
            <source>The defenders won the last trick: the kitty's %1 points do not count.</source>
            <translation>आखिरी चाल रक्षक टीम ने जीती: किट्टी के %1 अंक नहीं गिने जाते।</translation>
        </message>
        <message numerus="yes">
            <source>The kitty is yours. Choose %n card(s) to bury.</source>
            <translation>
                <numerusform>किट्टी आपकी है। दबाने के लिए %n पत्ता चुनें।</numerusform>
                <numerusform>किट्टी आपकी है। दबाने के लिए %n पत्ते चुनें।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The throw can be beaten and costs %n point(s). Only a part of it is led.</source>
            <translation>
                <numerusform>इन पत्तों से बड़े पत्ते बाकी हैं और %n अंक कटा। इनका एक हिस्सा ही चलेगा।</numerusform>
                <numerusform>इन पत्तों से बड़े पत्ते बाकी हैं और %n अंक कटे। इनका एक हिस्सा ही चलेगा।</numerusform>
            </translation>
        </message>
        <message>
            <source>The throw can be beaten, so only a part of it is led.</source>
            <translation>इन पत्तों से बड़े पत्ते बाकी हैं, इसलिए इनका एक हिस्सा ही चलेगा।</translation>
        </message>
        <message>
            <source>There were no points in the kitty.</source>
            <translation>किट्टी में कोई अंक नहीं था।</translation>
        </message>
        <message>
            <source>Throws</source>
            <translation>साथ चले</translation>
        </message>
        <message numerus="yes">
            <source>You cannot follow suit: play any %n card(s).</source>
            <translation>
                <numerusform>आपके पास वह सूट नहीं है: कोई भी %n पत्ता चलें।</numerusform>
                <numerusform>आपके पास वह सूट नहीं है: कोई भी %n पत्ते चलें।</numerusform>
            </translation>
        </message>
        <message>
            <source>You: %1</source>
            <translation>आप: %1</translation>
        </message>
        <message>
            <source>Your declaration stands (%2). You may only strengthen it.</source>
            <translation>आपकी घोषणा लागू है (%2)। अब इसे सिर्फ़ और मज़बूत किया जा सकता है।</translation>
        </message>
        <message>
            <source>back to the hand</source>
            <translation>वापस जाएँगे</translation>
        </message>
        <message>
            <source>by the kitty</source>
            <translation>किट्टी से</translation>
        </message>
        <message>
            <source>defenders +%1</source>
            <translation>रक्षक +%1</translation>
        </message>
        <message>
            <source>must be led</source>
            <translation>यही चलना होगा</translation>
        </message>
        <message>
            <source>pair: %1</source>
            <translation>जोड़ी: %1</translation>
        </message>
        <message numerus="yes">
            <source>partner · %n card(s)</source>
            <translation>
                <numerusform>साथी · %n पत्ता</numerusform>
                <numerusform>साथी · %n पत्ते</numerusform>
            </translation>
        </message>
        <message>
            <source>takeover</source>
            <translation>बारी छीनी</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>%1 – Cardavia</source>
            <translation>%1 – Cardavia</translation>
        </message>
    </context>
</TS>
