name = Sequence Stacks
    .tagline = Baut gemeinsam Stapel von 1 bis 5; wer die 5 legt, nimmt den Chip.

colour = { $colour ->
        [r] roten
       *[b] blauen
    }
card-number = { $colour ->
        [r] Rot
       *[b] Blau
    } { $number }
card-wild = Joker { $colour ->
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
board-discards = { "  " }Ablage: { $all } (spielbar: { $top })
board-known = { "  " }hat sicher: { $known }
board-direction = Gespielt wird { $direction ->
        [1] im Uhrzeigersinn
       *[other] gegen den Uhrzeigersinn
    }{ $reverses ->
        [0] { "" }
       *[other] ; Richtungswechsel am Ende dieses Zugs: { $reverses }
    }{ $jumps ->
        [0] { "" }
       *[other] ; Sprünge am Ende dieses Zugs: { $jumps }
    }.
board-window = { $seat_is ->
        [you] Du hast einen { colour } Stapel fertig. Jemand wird nach einem Halt gefragt.
       *[other] { $seat } hat einen { colour } Stapel fertig. Jemand wird nach einem Halt gefragt.
    }
board-hand = Deine Hand: { $hand }
screen-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
screen-discards = Ablage
spoken-pile = { $colour ->
        [r] Roter
       *[b] Blauer
    } Stapel: { $cards }
spoken-discards = { "  " }Ablage: { $cards } (spielbar: { $card })
spoken-known = { "  " }hat sicher: { $cards }
spoken-hand = Deine Hand: { $cards }

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

event-laid = { $seat_is ->
        [you] Du spielst { $card }{ played-from }.
       *[other] { $seat } spielt { $card }{ played-from }.
    }
event-laid_wild = { $seat_is ->
        [you] Du spielst { $card }{ played-from } als { $number }.
       *[other] { $seat } spielt { $card }{ played-from } als { $number }.
    }
event-jumped = { $seat_is ->
        [you] Du spielst einen Sprung{ played-from }.
       *[other] { $seat } spielt einen Sprung{ played-from }.
    }
event-reversed = { $seat_is ->
        [you] Du spielst einen Richtungswechsel{ played-from }.
       *[other] { $seat } spielt einen Richtungswechsel{ played-from }.
    }
event-stole = { $seat_is ->
        [you] Du klaust { $from_seat } eine Karte aus der Hand.
       *[other] { $from_seat_is ->
            [you] { $seat } klaut dir eine Karte aus der Hand.
           *[other] { $seat } klaut { $from_seat } eine Karte aus der Hand.
        }
    }
event-stole_card = { $seat_is ->
        [you] Du klaust { $from_seat } aus der Hand: { $card }.
       *[other] { $from_seat_is ->
            [you] { $seat } klaut dir aus der Hand: { $card }.
           *[other] { $seat } klaut { $from_seat } aus der Hand: { $card }.
        }
    }
event-stole_top = { $seat_is ->
        [you] Du klaust von der Ablage von { $from_seat }: { $card }.
       *[other] { $from_seat_is ->
            [you] { $seat } klaut von deiner Ablage: { $card }.
           *[other] { $seat } klaut von der Ablage von { $from_seat }: { $card }.
        }
    }
event-stole_chip = { $seat_is ->
        [you] Du klaust { $from_seat } einen { colour } Chip.
       *[other] { $from_seat_is ->
            [you] { $seat } klaut dir einen { colour } Chip.
           *[other] { $seat } klaut { $from_seat } einen { colour } Chip.
        }
    }
event-completed = { $seat_is ->
        [you] Du hast einen { colour } Stapel fertig.
       *[other] { $seat } hat einen { colour } Stapel fertig.
    }
event-no_chip_left = Es gibt keinen { colour } Chip mehr.
event-took_chip = { $seat_is ->
        [you] Du nimmst einen { colour } Chip und hast jetzt { $reds } rote und { $blues } blaue.
       *[other] { $seat } nimmt einen { colour } Chip und hat jetzt { $reds } rote und { $blues } blaue.
    }
event-asked = { $seat } hat einen { colour } Stapel fertig. Du hast einen Halt: Spielst du ihn?
event-allowed = Du lässt { $seat } den { colour } Chip.
event-held_up = { $seat_is ->
        [you] Du sagst Halt: { $from_seat } bekommt keinen { colour } Chip.
       *[other] { $from_seat_is ->
            [you] { $seat } sagt Halt: Du bekommst keinen { colour } Chip.
           *[other] { $seat } sagt Halt: { $from_seat } bekommt keinen { colour } Chip.
        }
    }
event-drew = { $seat_is ->
        [you] Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
event-drew_cards = { $seat_is ->
        [you] Du ziehst { $cards }.
       *[other] { $seat } zieht { $cards }.
    }
event-reshuffled = Die beiseitegelegten Karten werden zu einem neuen Nachziehstapel mit { $count } gemischt.
event-discarded = { $seat_is ->
        [you] Du legst { $card } ab.
       *[other] { $seat } legt { $card } ab.
    }
event-ended = { $seat_is ->
        [you] Du hast keine Karte zum Ablegen und beendest deinen Zug.
       *[other] { $seat } hat keine Karte zum Ablegen und beendet den Zug.
    }
event-turned = Gespielt wird jetzt { $direction ->
        [1] im Uhrzeigersinn
       *[other] gegen den Uhrzeigersinn
    }.
event-skipped = Übersprungen: { $seats }.
event-turn_began = { $seat_is ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
    }
event-had_enough = { $seat_is ->
        [you] Du hast { $reds } rote und { $blues } blaue Chips.
       *[other] { $seat } hat { $reds } rote und { $blues } blaue Chips.
    }
event-exhausted = Es gibt nichts mehr zu ziehen, und { $count } Züge lang hat niemand eine Karte gespielt. Die Partie endet.
event-took_too_long = Nach { $count } Zügen endet die Partie.
event-match_won = { $seats_is ->
        [you] Du gewinnst.
       *[other] Sieg für { $seats }.
    }

reason-wins = Macht einen { colour } Stapel fertig, und dieser Chip gewinnt, wenn niemand Halt sagt.
reason-needed-chip = Macht einen { colour } Stapel fertig und bringt dir einen Chip, den du brauchst; dann fehlen noch { $count }.
reason-chip = Macht einen { colour } Stapel fertig, bevor es jemand anders tut.
reason-on-the-way = Diesen { colour } Stapel kannst du noch in diesem Zug fertig machen.
reason-new-hand = Deine letzte Karte: Du ziehst sofort fünf neue.
reason-stays-low = Der Stapel in { $colour ->
        [r] Rot
       *[b] Blau
    } bleibt niedrig: Es { $count ->
        [one] fehlt noch eine Karte.
       *[other] fehlen noch { $count } Karten.
    }
reason-chain = Kommt auf { $card }, was du erst später brauchst: So kannst du beide noch spielen.
reason-spare = Davon hast du noch eine: { $card }.
reason-far-off = Vor { $card } { $count ->
        [one] muss noch eine andere Karte
       *[other] müssen noch { $count } andere Karten
    } kommen.
reason-keeps-hold = Hebt den Halt für einen gefährlichen Moment auf.
reason-leaves-nothing = Kein Stapel lässt sich mit einer einzigen Karte fertig machen.
reason-stops-win = { $seat } würde mit diesem { colour } Chip gewinnen.
reason-denies = { $seat } { $count ->
        [one] fehlt noch ein Chip
       *[other] fehlen noch { $count } Chips
    }, und dieser hilft dabei.
reason-useless-chip = Noch ein { $colour ->
        [r] roter
       *[b] blauer
    } Chip nützt { $seat } nichts: Der Halt kann warten.
reason-saves-hold = { $seat } { $count ->
        [one] fehlt danach noch ein Chip
       *[other] fehlen danach noch { $count } Chips
    }: Heb den Halt für einen gefährlicheren auf.
reason-both-need = Du und { $seat }, ihr braucht beide diesen { colour } Chip.
reason-you-need = Du brauchst einen { colour } Chip.
reason-they-need = { $seat } braucht diesen { colour } Chip.
reason-useful-card = { $card } kannst du sofort brauchen.
reason-from-leader = Niemand ist näher am Sieg als { $seat } (noch { $count ->
        [one] ein Chip
       *[other] { $count } Chips
    }): dort eine Karte weniger, bei dir eine mehr.
reason-another-turn = Zu zweit bringt dir ein Sprung auch den nächsten Zug.
reason-skips = Ein Stapel ist hoch, und { $seat } wird übersprungen.

theme-wins = Gewinnen
theme-needed-chip = Chips, die man braucht
theme-chip = Chips
theme-on-the-way = Fertig bauen
theme-new-hand = Die Hand leeren
theme-stays-low = Stapel niedrig halten
theme-chain = Ketten
theme-spare = Überzählige Karten
theme-far-off = Karten, die noch warten
theme-keeps-hold = Den Halt aufheben
theme-leaves-nothing = Nichts übrig lassen
theme-stops-win = Einen Sieg verhindern
theme-denies = Chips verwehren
theme-useless-chip = Einen Chip lassen
theme-saves-hold = Wann man Halt sagt
theme-both-need = Chips, die beide brauchen
theme-you-need = Nötige Chips holen
theme-they-need = Anderen Chips nehmen
theme-useful-card = Nützliche Karten
theme-from-leader = Wer führt, verliert eine Karte
theme-another-turn = Noch ein Zug
theme-skips = Jemanden überspringen

error-wild_needs_number = Sag, welche Zahl es sein soll ({ $card }), zum Beispiel rW=4; =1 eröffnet einen Stapel.
error-hold_from_hand = Ein Halt kann nur aus der Hand gespielt werden.
error-no_such_seat = Einen Platz { $number } gibt es nicht; der letzte ist { $last }.
error-answer_first = { $seat } hat einen Stapel fertig. Sag zuerst Halt, oder lass den Chip zu.
error-nobody_asks = Halt sagen kannst du nur, wenn gerade jemand anders einen Stapel fertig hat.
error-must_discard = Solange du Karten auf der Hand hast, beendest du deinen Zug, indem du eine ablegst.
error-not_on_top = { $card } liegt nicht oben auf deinem Ablagestapel.
error-not_held = { $card } hast du nicht auf der Hand.
error-two_piles_open = Zwei { $colour ->
        [r] rote
       *[b] blaue
    } Stapel sind offen. Mach erst einen fertig, bevor du einen neuen eröffnest.
error-no_pile_wants = Zu keinem { colour } Stapel passt jetzt eine { $number }.
error-own_seat = Nehmen kannst du nur von anderen.
error-hand_empty = { $seat } hat keine Karte auf der Hand.
error-discard_empty = Der Ablagestapel von { $seat } ist leer.
error-no_such_chip = { $seat } hat keinen { colour } Chip.
error-chip_would_win = Mit einem geklauten Chip darfst du nicht gewinnen, und dieser wäre der entscheidende.

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
        [one] eine Person setzt aus
       *[other] { $count } setzen aus
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
web-next-short = → { $number }
web-next = als Nächstes { $number }
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
web-hold-ask = { $seat } macht einen { colour } Stapel fertig. Halt?
web-hold-open = { $seat } macht einen { colour } Stapel fertig.
web-hold-chip = Dein Halt ist dann verbraucht, und es gibt keinen Chip. Tust du nichts, gibt es ihn.
web-hold-wins = Dieser Chip gewinnt die Partie. Dein Halt verhindert das und ist dann verbraucht; tust du nichts, gibt es den Chip.
web-hold-wait = Sagt jemand Halt?
web-hold-so-far = Chips bisher:
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
    .ruling = Nur wenn deine Hand leer ist, weil alles geklaut wurde und nichts zu ziehen war, wählst du stattdessen „Zug beenden“ und ziehst auf fünf nach.
rule-SS-25 = Mit der fünften Karte ist ein Stapel fertig. Wer sie legt, nimmt einen Chip in der Farbe des Stapels; die fünf Karten werden beiseitegelegt.
rule-SS-26 = Musst du ziehen und der Nachziehstapel ist leer, werden die beiseitegelegten Karten gemischt und bilden den neuen. Benutzte Sonderkarten und die Ablagestapel gehören nicht dazu.
    .ruling = Auch ein eben erst fertiger Stapel wird mitgemischt. Joker aus den Stapeln kommen so zurück.
rule-SS-27 = Von jeder Farbe gibt es 20 Chips.
    .ruling = Sind alle Chips einer Farbe vergeben, bringt ein fertiger Stapel dieser Farbe keinen, und niemand wird nach einem Halt gefragt. Nach 5.000 Spielzügen endet die Partie so, als wären die Karten ausgegangen (SS-50).
rule-SS-30 = Wer fünf oder mehr Chips hat, davon mindestens zwei rote und zwei blaue, gewinnt sofort.
rule-SS-40 = Sprung: Die nächste Person setzt aus.
    .ruling = Sprünge und Richtungswechsel wirken zusammen am Ende des Zugs: Erst dreht sich die Richtung, dann wird je Sprung eine Person übersprungen. Zu zweit bringt dir ein Sprung also einen weiteren Zug.
rule-SS-41 = Richtungswechsel: Von nun an wird andersherum gespielt.
rule-SS-42 = Kartenklau: Nimm jemandem eine Karte aus der Hand oder die oberste Karte vom Ablagestapel. Sie kommt auf deine Hand.
    .ruling = Aus einer Hand nimmst du ungesehen; das Los bestimmt, welche Karte.
rule-SS-43 = Chipklau: Nimm jemandem einen Chip deiner Wahl weg. Gewinnen darfst du damit nicht.
    .ruling = Einen Chip, mit dem du alles zum Sieg beisammen hättest, kannst du nicht nehmen.
rule-SS-44 = Halt: Macht jemand anders einen Stapel fertig, darfst du Halt spielen. Dann gibt es keinen Chip; der Stapel wird trotzdem beiseitegelegt.
    .ruling = Ein Halt gilt nur aus der Hand, nie vom Ablagestapel.
rule-SS-45 = Halt ist die einzige Karte, die du außerhalb deines Zugs spielst.
    .ruling = Gefragt wird nur, wer einen Halt hat, in Spielrichtung nach der Person, die den Stapel fertig gemacht hat; ein Richtungswechsel aus diesem Zug zählt dafür noch nicht. Der erste Halt entscheidet. Haben dir ein Halt oder ein Klau die Hand verkürzt, füllst du sie am Ende deines eigenen nächsten Zugs auf.
rule-SS-46 = Alle anderen Sonderkarten spielst du nur im eigenen Zug. Eine benutzte Sonderkarte ist aus dem Spiel.
    .ruling = Eine Sonderkarte, die nichts bewirken könnte, darfst du nicht spielen. Sprung und Richtungswechsel bewirken immer etwas.
rule-SS-50 = Auch wenn die Karten ausgehen, gewinnt jemand.
    .ruling = Ist nichts mehr zu ziehen und nichts beiseitegelegt und spielt so viele Züge lang, wie Personen mitspielen, niemand eine Karte, endet die Partie. Die meisten Chips gewinnen; bei Gleichstand wird der Sieg geteilt.
rule-SS-60 = Verborgen sind die Handkarten und der Nachziehstapel. Alles andere ist offen: die Stapel samt ihren Jokern, die Ablagestapel, Chips, benutzte Sonderkarten, beiseitegelegte Karten, die Richtung, wartende Sprünge und wie viele Karten alle haben. Welche Karte aus einer Hand geklaut wurde, wissen nur die beiden Beteiligten; wer nach einem Halt gefragt wird, weiß nur die gefragte Person.
wins-by = Wer fünf Chips hat, davon mindestens zwei von jeder Farbe, gewinnt sofort.

web-about = { $kind ->
        [jump] Sprung: Die nächste Person setzt aus.
        [reverse] Richtungswechsel: Ab dem Ende deines Zugs wird andersherum gespielt.
        [steal] Kartenklau: Nimm eine verdeckte Karte von einer Hand oder die oberste eines Ablagestapels.
        [chip] Chipklau: Nimm jemandem einen Chip weg, aber keinen, mit dem du gewinnen würdest.
        [hold] Halt: Macht jemand anders einen Stapel fertig, wirst du gefragt. Spielst du die Karte, gibt es keinen Chip.
       *[wild] Joker: Zählt als die Zahl, die ein Stapel seiner Farbe als Nächstes braucht.
    }
web-about-known = Alle haben gesehen, wie diese Karten auf diese Hand kamen, oder du kennst sie selbst.
web-about-chips = Fünf Chips gewinnen, davon mindestens zwei rote und zwei blaue. Leere Ringe fehlen noch.
web-lost = { $count ->
        [one] Seit deinem letzten Zug verloren
       *[other] Seit deinem letzten Zug verloren: { $count }
    }
web-hold-unhurried = Lass dir Zeit.

aim = Mach Stapel von 1 bis 5 fertig und hab als Erstes fünf Chips, mindestens zwei von jeder Farbe.
box = { $count } Karten: Rot und Blau 1 bis 5, Joker in beiden Farben und fünf Arten Sonderkarten. Außerdem { $chips } Chips je Farbe; { $enough } gewinnen, mindestens { $each } je Farbe.
notation = Eine Karte schreibst du r3, einen Joker rW=4 (=1 eröffnet einen Stapel), eine Karte von deinem Ablagestapel mit ^: r3^. Die Sonderkarten: jump, reverse, steal 2 (eine Karte von Platz 2), steal 2^ (oben von dessen Ablagestapel) und chip 2 r; antworte mit hold oder allow. Dein Zug endet mit discard r4.
part-colour = { $colour ->
        [r] Rot
       *[b] Blau
    }
part-specials = Sonderkarten
part-pile = Stapel in { $colour ->
        [r] Rot
       *[b] Blau
    }
part-discards = Ablagestapel von { $seat }, von oben
part-chips = Chips von { $seat }
part-won = { $reds } rot, { $blues } blau
example-turn = Ein Zug
    .one = Ein roter Stapel hat 1 und 2. Mina hat die 3, einen roten Joker und die 5.
    .two = Sie legt die 3, den Joker als 4 und die 5: Der Stapel ist fertig, und Mina nimmt einen roten Chip.
    .three = Zum Schluss wirft Mina eine Karte offen vor sich ab und zieht wieder auf fünf.
example-open = Nur eine 1 oder ein Joker eröffnet einen Stapel, und von jeder Farbe sind höchstens zwei offen. Auf einen Stapel kommt immer genau die nächste Zahl.
    .title = Stapel eröffnen und fortsetzen
example-own-discards = Auf Minas Ablagestapel liegt oben eine 4. Nach 1, 2 und 3 aus der Hand kann sie auch diese benutzen.
    .title = Die oberste deiner Ablage
example-hold = Jun macht einen Stapel fertig. Mina spielt Halt: Jun bekommt keinen Chip. Der Stapel kommt trotzdem weg.
    .title = Halt
example-steal = Mit einem Kartenklau nimmt Mina die oberste Karte von Juns Ablagestapel, oder ungesehen eine Karte aus einer Hand.
    .title = Kartenklau
example-jump = Mina spielt einen Sprung und beendet ihren Zug: Jun wird übersprungen, Sol ist dran.
    .title = Sprung
example-chip = Jun hat schon zwei Chips von jeder Farbe. Einer mehr würde gewinnen, und das darf ein geklauter Chip nicht.
    .title = Chipklau gewinnt nicht
example-win = Mina hat zwei rote und zwei blaue Chips. Der nächste fertige Stapel bringt ihr den fünften Chip, und sie gewinnt sofort.
    .title = Fünf Chips gewinnen
