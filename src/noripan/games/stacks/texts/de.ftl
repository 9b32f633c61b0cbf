name = Sequence Stacks
    .tagline = Baut gemeinsam Stapel von 1 bis 5; wer die 5 legt, nimmt den Chip.

colour = { $colour ->
        [r] roten
       *[b] blauen
    }
card-number = { $colour ->
        [r] rote
       *[b] blaue
    } { $number }
card-wild = Joker in { $colour ->
        [r] Rot
       *[b] Blau
    }
card-special = { $kind ->
        [jump] Sprung
        [reverse] Richtungswechsel
        [steal] Kartenklau
        [chip] Chipklau
       *[hold] Halt
    }

played-from = { $source ->
        [discard] { " " }vom Ablagestapel
       *[hand] { "" }
    }
play-from = { $source ->
        [discard] { " " }von deinem Ablagestapel
       *[hand] { "" }
    }

board-piles = { $colour ->
        [r] Rote
       *[b] Blaue
    } Stapel: { $count ->
        [0] keine
       *[other] { $piles }
    }
board-stock = Nachziehstapel: { $count }, beiseitegelegt: { $aside }
board-player = { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, Chips: { $reds } rot, { $blues } blau
board-discards = { "  " }Ablage: { $all } (benutzbar: { $top })
board-known = { "  " }hat sicher: { $known }
board-direction = Gespielt wird { $direction ->
        [1] im Uhrzeigersinn
       *[other] gegen den Uhrzeigersinn
    }{ $reverses ->
        [0] { "" }
       *[other] ; Richtungswechsel am Ende dieses Zuges: { $reverses }
    }{ $jumps ->
        [0] { "" }
       *[other] ; Sprünge am Ende dieses Zuges: { $jumps }
    }.
board-window = { $seat } hat einen { colour } Stapel vollendet. Jemand wird nach einem Halt gefragt.
board-hand = Deine Hand: { $hand }
screen-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
screen-discards = Ablage

move-lay = { $card }{ play-from } spielen
move-lay-wild = { $card }{ play-from } als { $number } spielen
move-jump = Sprung{ play-from } spielen
move-reverse = Richtungswechsel{ play-from } spielen
move-steal = { $source ->
        [discard] mit dem Kartenklau auf deinem Ablagestapel{ " " }
       *[hand] { "" }
    }eine verdeckte Karte von { $from_seat } nehmen
move-steal-top = { $source ->
        [discard] mit dem Kartenklau auf deinem Ablagestapel{ " " }
       *[hand] { "" }
    }die oberste Karte der Ablage von { $from_seat } nehmen
move-chip = { $source ->
        [discard] mit dem Chipklau auf deinem Ablagestapel{ " " }
       *[hand] { "" }
    }einen { colour } Chip von { $from_seat } nehmen
move-discard = { $card } ablegen und den Zug beenden
move-end = den Zug mit leerer Hand beenden
move-hold = Halt spielen: { $from_seat } bekommt keinen { colour } Chip
move-allow = { $from_seat } den { colour } Chip lassen

fact-laid = { $seat } spielt { $card }{ played-from }.
fact-laid_wild = { $seat } spielt { $card }{ played-from } als { $number }.
fact-jumped = { $seat } spielt einen Sprung{ played-from }.
fact-reversed = { $seat } spielt einen Richtungswechsel{ played-from }.
fact-stole = { $seat } nimmt { $from_seat } eine Karte aus der Hand.
fact-stole_card = { $seat } nimmt { $from_seat } aus der Hand: { $card }.
fact-stole_top = { $seat } nimmt von der Ablage von { $from_seat }: { $card }.
fact-stole_chip = { $seat } nimmt { $from_seat } einen { colour } Chip weg.
fact-completed = { $seat } hat einen { colour } Stapel vollendet.
fact-no_chip_left = Es gibt keinen { colour } Chip mehr.
fact-took_chip = { $seat } nimmt einen { colour } Chip und hat jetzt { $reds } rote und { $blues } blaue.
fact-asked = { $seat } hat einen { colour } Stapel vollendet. Du hast einen Halt: Spielst du ihn?
fact-allowed = Du lässt { $seat } den { colour } Chip.
fact-held_up = { $seat } sagt Halt: { $from_seat } bekommt keinen { colour } Chip.
fact-drew = { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
fact-drew_cards = { $seat } zieht { $cards }.
fact-reshuffled = Die beiseitegelegten Karten werden gemischt: Der neue Nachziehstapel hat { $count }.
fact-discarded = { $seat } legt ab: { $card }.
fact-ended = { $seat } hat keine Karte zum Ablegen und beendet den Zug.
fact-turned = Gespielt wird jetzt { $direction ->
        [1] im Uhrzeigersinn
       *[other] gegen den Uhrzeigersinn
    }.
fact-skipped = Übersprungen: { $seats }.
fact-turn_began = Am Zug: { $seat }.
fact-had_enough = { $seat } hat { $reds } rote und { $blues } blaue Chips.
fact-exhausted = Es gibt nichts mehr zu ziehen, und { $count } Züge lang hat niemand eine Karte gespielt. Die Partie endet.
fact-took_too_long = Nach { $count } Spielzügen endet die Partie.
fact-match_won = Gewonnen: { $seats }.

reason-wins = Vollendet einen { colour } Stapel, und dieser Chip gewinnt, wenn niemand Halt sagt.
reason-needed-chip = Vollendet einen { colour } Stapel für einen Chip, den du brauchst; dann fehlen noch { $count }.
reason-chip = Vollendet einen { colour } Stapel, den dir so niemand mehr nimmt.
reason-on-the-way = Diesen { colour } Stapel kannst du noch in diesem Zug vollenden.
reason-new-hand = Deine letzte Karte: Sofort kommen fünf neue.
reason-stays-low = Dem { colour } Stapel fehlen noch { $count } Karten: So bald vollendet ihn niemand.
reason-chain = Kommt auf eine Karte, die erst später an der Reihe ist: { $card }. So lassen sich beide noch spielen.
reason-spare = Davon hast du noch eine: { $card }.
reason-far-off = { $card } muss noch auf { $count } andere Karten warten.
reason-keeps-hold = Hält den Halt für einen gefährlichen Moment zurück.
reason-leaves-nothing = Keinem Stapel fehlt nur die 5: Mit einer Karte ist nichts zu vollenden.
reason-stops-win = { $seat } würde mit diesem { colour } Chip gewinnen.
reason-denies = { $seat } fehlen noch { $count } Chips, und dieser hilft dabei.
reason-useless-chip = { $seat } hat von noch einem { colour } Chip nichts: Der Halt kann warten.
reason-saves-hold = { $seat } fehlen danach noch { $count } Chips: Der Halt ist für einen gefährlicheren.
reason-both-need = Du und { $seat }, ihr braucht beide diesen { colour } Chip.
reason-you-need = Du brauchst einen { colour } Chip.
reason-they-need = { $seat } braucht diesen { colour } Chip.
reason-useful-card = Kannst du sofort brauchen: { $card }.
reason-from-leader = { $seat } fehlen nur { $count } Chips: eine Karte weniger dort, eine mehr bei dir.
reason-another-turn = Zu zweit bringt dir ein Sprung auch den nächsten Zug.
reason-skips = Ein Stapel ist hoch, und { $seat } wird übersprungen.

error-wild_needs_number = Sag, welche Zahl es sein soll ({ $card }), zum Beispiel rW=4; =1 eröffnet einen Stapel.
error-hold_from_hand = Ein Halt kann nur aus der Hand gespielt werden.
error-no_such_seat = Einen Platz { $number } gibt es nicht; der letzte ist { $last }.
error-answer_first = { $seat } hat einen Stapel vollendet. Antworte mit „hold“ oder „allow“.
error-nobody_asks = „hold“ und „allow“ gibt es nur, wenn gerade jemand anderes einen Stapel vollendet hat.
error-must_discard = Solange du Karten auf der Hand hast, beendest du deinen Zug, indem du eine ablegst.
error-not_on_top = Oben auf deinem Ablagestapel liegt nicht: { $card }.
error-not_held = Du hast nicht auf der Hand: { $card }.
error-two_piles_open = Zwei Stapel dieser Farbe sind offen; vollende erst einen { colour }, bevor du einen neuen eröffnest.
error-no_pile_wants = Zu keinem { colour } Stapel passt jetzt eine { $number }.
error-own_seat = Nehmen kannst du nur von anderen.
error-hand_empty = { $seat } hat keine Karte auf der Hand.
error-discard_empty = Der Ablagestapel von { $seat } ist leer.
error-no_such_chip = { $seat } hat keinen { colour } Chip.
error-chip_would_win = Mit einem geklauten Chip darfst du nicht gewinnen; mit diesem { colour } würdest du es.

web-colour = { $colour ->
        [r] Rot
       *[b] Blau
    }
web-players = Mitspielende
web-piles = Stapel
web-hand = Deine Hand
web-discards = Deine Ablage
web-discards-help = { $count }, die letzte ist spielbar
web-no-discards = Jeder Zug endet mit einer Karte hier.
web-special = { $kind ->
        [jump] Sprung
        [reverse] { "Richtungs\u00ADwechsel" }
        [steal] Kartenklau
        [chip] Chipklau
       *[hold] Halt
    }
web-direction = { $direction ->
        [1] im Uhrzeigersinn
       *[other] gegen den Uhrzeigersinn
    }
web-jumps = { $count ->
        [one] eins aussetzen
       *[other] { $count } aussetzen
    }
web-reverses = { $count ->
        [one] dreht um
       *[other] dreht { $count }-mal um
    }
web-chips = { $reds } rote und { $blues } blaue Chips; nötig sind fünf, mindestens zwei jeder Farbe
web-chips-of = { $count } von 5 Chips
web-known = In dieser Hand bekannt: { $cards }
web-their-discards = Ablage mit { $count }, von oben: { $cards }
web-take-chip = { $colour ->
        [r] Roten nehmen
       *[b] Blauen nehmen
    }
web-take-top = Oben: { $card }
web-take-unseen = Verdeckte
web-pile = { $count ->
        [0] { web-colour } { $place }: noch kein Stapel
       *[other] { web-colour } { $place }: als Nächstes { $number }
    }
web-next = dann { $number }
web-free-pile = beginnt mit 1
web-lay-here = { $card } auf den { colour } Stapel { $place } spielen
web-lay = { $card } spielen
web-lay-as = Als { $number } spielen
web-use = { $kind ->
        [jump] Sprung spielen
       *[reverse] Richtung wechseln
    }
web-discard = Ablegen
web-end = Zug beenden
web-choose = Spiele, was passt (unterstrichen), und lege zum Schluss eine Karte ab.
web-arranged = { $count ->
        [one] Eine Karte liegt aus. Bis zum Ablegen kannst du sie zurücknehmen.
       *[other] { $count } Karten liegen aus. Bis zum Ablegen kannst du sie zurücknehmen.
    }
web-chosen = Spiele sie, wo sie passt, oder lege sie ab und beende deinen Zug.
web-chosen-discard = Spiele sie, oder lege sie ab und beende deinen Zug.
web-take-from = Von { $seat } nehmen
web-choose-whom = Wähle, von wem.
web-playable = { $card }, spielbar
web-not-playable = { $card }
web-hold-ask = { $seat } vollendet einen { colour } Stapel. Halt?
web-hold-open = { $seat } vollendet einen { colour } Stapel.
web-hold-chip = Wird der Chip verhindert? Bisher:
web-hold-wins = Dieser Chip wäre der fünfte und gewinnt. Bisher:
web-hold = Halt
web-allow = Zulassen
web-seconds = { $count } s

rule-SS-1 = Alle bekommen fünf Karten. Die übrigen bilden verdeckt den Nachziehstapel.
rule-SS-2 = Ihr könnt zu zweit bis zu sechst spielen. Zu zweit kommen alle Richtungswechsel, zwei Chipklau und je ein Halt, ein Kartenklau und ein Sprung heraus; es bleiben 112 Karten.
rule-SS-3 = Das Los entscheidet, wer beginnt. Gespielt wird im Uhrzeigersinn.
rule-SS-10 = In deinem Zug spielst du so viele Karten, wie du willst, oder keine. Dein Zug endet, sobald du eine Karte ablegst.
rule-SS-11 = Eine 1 oder ein Joker der Farbe eröffnet einen neuen Stapel. Von jeder Farbe sind höchstens zwei Stapel zugleich offen.
rule-SS-12 = Auf einen offenen Stapel kommt die nächste Zahl seiner Farbe oder ein Joker seiner Farbe, der dann diese Zahl ist. Die Stapel gehören allen.
    .ruling = Fehlt beiden Stapeln der Farbe dieselbe Zahl, kommt sie auf den älteren.
rule-SS-13 = Du spielst Karten aus der Hand oder die oberste Karte deines eigenen Ablagestapels. Ist sie benutzt, kannst du auch die darunter benutzen.
rule-SS-14 = War eine aus der Hand gespielte Karte deine letzte, ziehst du sofort fünf neue und machst weiter, so oft das geschieht.
    .ruling = Du ziehst erst, wenn die Karte ganz gewirkt hat, auch erst nach der Frage nach einem Halt. War die letzte Karte ein Kartenklau, hast du die geklaute Karte auf der Hand und ziehst nicht. Auch nach einer Karte vom Ablagestapel ziehst du nicht.
rule-SS-20 = Du beendest deinen Zug, indem du eine Handkarte offen auf deinen Ablagestapel legst. Dann ziehst du auf fünf Karten nach.
    .ruling = Nur wenn deine Hand leer ist, weil alles geklaut wurde und nichts zu ziehen war, sagst du stattdessen „end“ und ziehst auf fünf nach.
rule-SS-25 = Die fünfte Karte vollendet einen Stapel. Wer sie legt, nimmt einen Chip in der Farbe des Stapels; die fünf Karten werden beiseitegelegt.
rule-SS-26 = Musst du ziehen und der Nachziehstapel ist leer, werden die beiseitegelegten Karten gemischt und bilden den neuen. Benutzte Sonderkarten und die Ablagestapel gehören nicht dazu.
    .ruling = Auch ein eben erst vollendeter Stapel wird mitgemischt. Joker aus den Stapeln kommen so zurück.
rule-SS-27 = Von jeder Farbe gibt es 20 Chips.
    .ruling = Sind alle Chips einer Farbe vergeben, bringt ein Stapel dieser Farbe keinen, und niemand wird nach einem Halt gefragt. Nach 5.000 Spielzügen endet die Partie wie erschöpft (SS-50).
rule-SS-30 = Wer fünf oder mehr Chips hat, davon mindestens zwei rote und zwei blaue, gewinnt sofort.
rule-SS-40 = Sprung: Die nächste Person setzt aus.
    .ruling = Sprünge und Richtungswechsel wirken zusammen am Ende des Zuges: Erst dreht sich die Richtung, dann wird je Sprung eine Person übersprungen. Zu zweit bringt dir ein Sprung also einen weiteren Zug.
rule-SS-41 = Richtungswechsel: Von nun an wird andersherum gespielt.
rule-SS-42 = Kartenklau: Nimm jemandem eine Karte aus der Hand oder die oberste Karte vom Ablagestapel. Sie kommt auf deine Hand.
    .ruling = Aus einer Hand nimmst du verdeckt; das Los bestimmt, welche Karte.
rule-SS-43 = Chipklau: Nimm jemandem einen Chip deiner Wahl weg. Gewinnen darfst du damit nicht.
    .ruling = Einen Chip, mit dem du alles zum Sieg beisammen hättest, kannst du nicht nehmen.
rule-SS-44 = Halt: Vollendet jemand anderes einen Stapel, darfst du Halt spielen. Dann gibt es keinen Chip; der Stapel wird trotzdem beiseitegelegt.
    .ruling = Ein Halt gilt nur aus der Hand, nie vom Ablagestapel.
rule-SS-45 = Halt ist die einzige Karte, die du außerhalb deines Zuges spielst.
    .ruling = Gefragt werden nur, die einen Halt haben, in Spielrichtung nach der Person, die den Stapel vollendet hat; ein Richtungswechsel aus diesem Zug zählt dafür noch nicht. Der erste Halt entscheidet. Haben dir ein Halt oder ein Klau die Hand verkürzt, füllst du sie am Ende deines eigenen nächsten Zuges auf.
rule-SS-46 = Alle anderen Sonderkarten spielst du nur im eigenen Zug. Eine benutzte Sonderkarte ist aus dem Spiel.
    .ruling = Eine Sonderkarte, die nichts bewirken könnte, darfst du nicht spielen. Sprung und Richtungswechsel bewirken immer etwas.
rule-SS-50 = Auch wenn die Karten ausgehen, gewinnt jemand.
    .ruling = Ist nichts mehr zu ziehen und nichts beiseitegelegt und spielt so viele Züge lang, wie Personen mitspielen, niemand eine Karte, endet die Partie. Die meisten Chips gewinnen; bei Gleichstand wird der Sieg geteilt.
rule-SS-60 = Verborgen sind die Handkarten und der Nachziehstapel. Alles andere ist offen: die Stapel samt ihren Jokern, die Ablagestapel, Chips, benutzte Sonderkarten, beiseitegelegte Karten, die Richtung, wartende Sprünge und wie viele Karten alle haben. Welche Karte aus einer Hand geklaut wurde, wissen nur die beiden Beteiligten; wer nach einem Halt gefragt wird, weiß nur die gefragte Person.
