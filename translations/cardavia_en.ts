<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
    <context>
        <name>BlackMaria</name>
        <message numerus="yes">
            <source>%n of 13 hearts played</source>
            <translation>
                <numerusform>%n of 13 hearts played</numerusform>
                <numerusform>%n of 13 hearts played</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n card(s) to give to %1.</source>
            <translation>
                <numerusform>Choose %n card to give to %1.</numerusform>
                <numerusform>Choose %n cards to give to %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message numerus="yes">
            <source>%1 buries %n card(s).</source>
            <translation>
                <numerusform>%1 buries %n card.</numerusform>
                <numerusform>%1 buries %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gives %n card(s) to %2.</source>
            <translation>
                <numerusform>%1 gives %n card to %2.</numerusform>
                <numerusform>%1 gives %n cards to %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gives you %n card(s).</source>
            <translation>
                <numerusform>%1 gives you %n card.</numerusform>
                <numerusform>%1 gives you %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 leads a tractor of %n pair(s): %2</source>
            <translation>
                <numerusform>%1 leads a tractor of %n pair: %2</numerusform>
                <numerusform>%1 leads a tractor of %n pairs: %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 missed the bid and loses %n point(s).</source>
            <translation>
                <numerusform>%1 missed the bid and loses %n point.</numerusform>
                <numerusform>%1 missed the bid and loses %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n point(s).</source>
            <translation>
                <numerusform>%1 scores %n point.</numerusform>
                <numerusform>%1 scores %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 shot the moon and took all %n penalty point(s).</source>
            <translation>
                <numerusform>%1 shot the moon and took all %n penalty point.</numerusform>
                <numerusform>%1 shot the moon and took all %n penalty points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n penalty point(s).</source>
            <translation>
                <numerusform>%1 takes %n penalty point.</numerusform>
                <numerusform>%1 takes %n penalty points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 wins the trick and %n point(s).</source>
            <translation>
                <numerusform>%1 wins the trick and %n point.</numerusform>
                <numerusform>%1 wins the trick and %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: no trick against the Pepper, so %n point(s) lost</source>
            <translation>
                <numerusform>%1: no trick against the Pepper, so %n point lost</numerusform>
                <numerusform>%1: no trick against the Pepper, so %n points lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: the score falls by %n point(s)</source>
            <translation>
                <numerusform>%1: the score falls by %n point</numerusform>
                <numerusform>%1: the score falls by %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Attackers: %n point(s)</source>
            <translation>
                <numerusform>Attackers: %n point</numerusform>
                <numerusform>Attackers: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Kitty bonus: %1 × %2 = %n point(s)</source>
            <translation>
                <numerusform>Kitty bonus: %1 × %2 = %n point</numerusform>
                <numerusform>Kitty bonus: %1 × %2 = %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No card that scores is left. %n trick(s) remain unplayed.</source>
            <translation>
                <numerusform>No card that scores is left. %n trick remains unplayed.</numerusform>
                <numerusform>No card that scores is left. %n tricks remain unplayed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The opponents defend the deal and go up %n level(s).</source>
            <translation>
                <numerusform>The opponents defend the deal and go up %n level.</numerusform>
                <numerusform>The opponents defend the deal and go up %n levels.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The opponents missed the bid and lose %n point(s).</source>
            <translation>
                <numerusform>The opponents missed the bid and lose %n point.</numerusform>
                <numerusform>The opponents missed the bid and lose %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The opponents score %n point(s).</source>
            <translation>
                <numerusform>The opponents score %n point.</numerusform>
                <numerusform>The opponents score %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The opponents take over the deal and go up %n level(s).</source>
            <translation>
                <numerusform>The opponents take over the deal and go up %n level.</numerusform>
                <numerusform>The opponents take over the deal and go up %n levels.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The throw fails and costs %n point(s). It must be led as: %1</source>
            <translation>
                <numerusform>The throw fails and costs %n point. It must be led as: %1</numerusform>
                <numerusform>The throw fails and costs %n points. It must be led as: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You bury %n card(s).</source>
            <translation>
                <numerusform>You bury %n card.</numerusform>
                <numerusform>You bury %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You give %n card(s) to %1.</source>
            <translation>
                <numerusform>You give %n card to %1.</numerusform>
                <numerusform>You give %n cards to %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You got %n card(s) from %1: %2</source>
            <translation>
                <numerusform>You got %n card from %1: %2</numerusform>
                <numerusform>You got %n cards from %1: %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n card(s).</source>
            <translation>
                <numerusform>You have %n card.</numerusform>
                <numerusform>You have %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You missed the bid and lose %n point(s).</source>
            <translation>
                <numerusform>You missed the bid and lose %n point.</numerusform>
                <numerusform>You missed the bid and lose %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s).</source>
            <translation>
                <numerusform>You score %n point.</numerusform>
                <numerusform>You score %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You shot the moon: all %n penalty point(s) are yours.</source>
            <translation>
                <numerusform>You shot the moon: all %n penalty point is yours.</numerusform>
                <numerusform>You shot the moon: all %n penalty points are yours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take %n penalty point(s).</source>
            <translation>
                <numerusform>You take %n penalty point.</numerusform>
                <numerusform>You take %n penalty points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You took no trick against the Pepper and lose %n point(s).</source>
            <translation>
                <numerusform>You took no trick against the Pepper and lose %n point.</numerusform>
                <numerusform>You took no trick against the Pepper and lose %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You win the trick and %n point(s).</source>
            <translation>
                <numerusform>You win the trick and %n point.</numerusform>
                <numerusform>You win the trick and %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your score falls by %n point(s).</source>
            <translation>
                <numerusform>Your score falls by %n point.</numerusform>
                <numerusform>Your score falls by %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your team defends the deal and goes up %n level(s).</source>
            <translation>
                <numerusform>Your team defends the deal and goes up %n level.</numerusform>
                <numerusform>Your team defends the deal and goes up %n levels.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your team takes over the deal and goes up %n level(s).</source>
            <translation>
                <numerusform>Your team takes over the deal and goes up %n level.</numerusform>
                <numerusform>Your team takes over the deal and goes up %n levels.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Expected</name>
        <message numerus="yes">
            <source>Average of %n imagined deal(s); winning the match counts too.</source>
            <translation>
                <numerusform>From %n imagined deal; winning the match counts too.</numerusform>
                <numerusform>Average of %n imagined deals; winning the match counts too.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Meanings</name>
        <message numerus="yes">
            <source>At least %n of the four points is promised: high, low, jack and game.</source>
            <translation>
                <numerusform>At least %n of the four points is promised: high, low, jack and game.</numerusform>
                <numerusform>At least %n of the four points are promised: high, low, jack and game.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pepper</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n trick</numerusform>
                <numerusform>%n tricks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pitch</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n trick</numerusform>
                <numerusform>%n tricks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n low spade(s) guard your queen: do not open that suit.</source>
            <translation>
                <numerusform>%n low spade guards your queen: do not open that suit.</numerusform>
                <numerusform>%n low spades guard your queen: do not open that suit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) go into the kitty.</source>
            <translation>
                <numerusform>%n point goes into the kitty.</numerusform>
                <numerusform>%n points go into the kitty.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nobody can take this: %n point(s) are safe.</source>
            <translation>
                <numerusform>Nobody can take this: %n point is safe.</numerusform>
                <numerusform>Nobody can take this: %n points are safe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only %n low spade(s) would guard your queen: give it away.</source>
            <translation>
                <numerusform>Only %n low spade would guard your queen: give it away.</numerusform>
                <numerusform>Only %n low spades would guard your queen: give it away.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The others still hold %n trump(s): draw them.</source>
            <translation>
                <numerusform>The others still hold %n trump: draw it.</numerusform>
                <numerusform>The others still hold %n trumps: draw them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Trump %1 would give you %n trump(s).</source>
            <translation>
                <numerusform>Trump %1 would give you %n trump.</numerusform>
                <numerusform>Trump %1 would give you %n trumps.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your best suit would give only %n trump(s).</source>
            <translation>
                <numerusform>Your best suit would give only %n trump.</numerusform>
                <numerusform>Your best suit would give only %n trumps.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your partner wins this trick: add %n point(s).</source>
            <translation>
                <numerusform>Your partner wins this trick: add %n point.</numerusform>
                <numerusform>Your partner wins this trick: add %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your queen is well guarded by %n low spade(s): keep it.</source>
            <translation>
                <numerusform>Your queen is guarded by %n low spade: keep it.</numerusform>
                <numerusform>Your queen is well guarded by %n low spades: keep it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>Choose exactly %n card(s) to bury.</source>
            <translation>
                <numerusform>Choose exactly %n card to bury.</numerusform>
                <numerusform>Choose exactly %n cards to bury.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose exactly %n card(s) to give.</source>
            <translation>
                <numerusform>Choose exactly %n card to give.</numerusform>
                <numerusform>Choose exactly %n cards to give.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play exactly %n card(s) in this trick.</source>
            <translation>
                <numerusform>Play exactly %n card in this trick.</numerusform>
                <numerusform>Play exactly %n cards in this trick.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show your whole hand of %n card(s) to ask for a new deal.</source>
            <translation>
                <numerusform>Show your whole hand of %n card to ask for a new deal.</numerusform>
                <numerusform>Show your whole hand of %n cards to ask for a new deal.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message numerus="yes">
            <source>%n heart(s)</source>
            <translation>
                <numerusform>%n heart</numerusform>
                <numerusform>%n hearts</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>%n lost</source>
            <translation>
                <numerusform>%n lost</numerusform>
                <numerusform>%n lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n won</source>
            <translation>
                <numerusform>%n won</numerusform>
                <numerusform>%n won</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) are chosen.</source>
            <translation>
                <numerusform>%n card is chosen.</numerusform>
                <numerusform>%n cards are chosen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bury %n card(s)</source>
            <translation>
                <numerusform>Bury %n card</numerusform>
                <numerusform>Bury %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n more card(s) to bury.</source>
            <translation>
                <numerusform>Choose %n more card to bury.</numerusform>
                <numerusform>Choose %n more cards to bury.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n more card(s) to give.</source>
            <translation>
                <numerusform>Choose %n more card to give.</numerusform>
                <numerusform>Choose %n more cards to give.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Give %n card(s)</source>
            <translation>
                <numerusform>Give %n card</numerusform>
                <numerusform>Give %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play %n card(s)</source>
            <translation>
                <numerusform>Play %n card</numerusform>
                <numerusform>Play %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Tractor</name>
        <message numerus="yes">
            <source>%n more needed</source>
            <translation>
                <numerusform>%n more needed</numerusform>
                <numerusform>%n more needed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Follow suit with %n card(s): %1</source>
            <translation>
                <numerusform>Follow suit with %n card: %1</numerusform>
                <numerusform>Follow suit with %n cards: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play tractor of %n pair(s)</source>
            <translation>
                <numerusform>Play tractor of %n pair</numerusform>
                <numerusform>Play tractor of %n pairs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The kitty is yours. Choose %n card(s) to bury.</source>
            <translation>
                <numerusform>The kitty is yours. Choose %n card to bury.</numerusform>
                <numerusform>The kitty is yours. Choose %n cards to bury.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The throw can be beaten and costs %n point(s). Only a part of it is led.</source>
            <translation>
                <numerusform>The throw can be beaten and costs %n point. Only a part of it is led.</numerusform>
                <numerusform>The throw can be beaten and costs %n points. Only a part of it is led.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You cannot follow suit: play any %n card(s).</source>
            <translation>
                <numerusform>You cannot follow suit: play any card.</numerusform>
                <numerusform>You cannot follow suit: play any %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>partner · %n card(s)</source>
            <translation>
                <numerusform>partner · %n card</numerusform>
                <numerusform>partner · %n cards</numerusform>
            </translation>
        </message>
    </context>
</TS>
