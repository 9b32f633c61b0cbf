name = Down Up
    .tagline = Werde deine Karten los. Was zurückkommt, steht kopf.

card-plain = { $top }/{ $bottom }
card-star = { $top }/{ $bottom }★

in-zone = { $zone ->
        [0] { "" }
       *[other] { " " }in Zone { $zone }
    }

board-round = Runde { $round }, Zug { $turn }{ in-zone }
board-no-set = Auf dem Tisch liegt kein Satz.
board-set = { $seat }{ in-zone } │ { $cards }
board-discarded = Abgeworfen: { $cards }
board-tokens = { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $score ->
        [one] eine Marke
       *[other] { $score } Marken
    }
board-rounds-won = { $seat }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $score ->
        [one] eine Runde gewonnen
       *[other] { $score } Runden gewonnen
    }
board-out = { "    " }ist aus der Runde ausgestiegen
board-star = { "    " }hat die Sternkarte (wie herum, ist unbekannt)
board-known = { "    " }allen bekannt: { $cards }
board-hand = Deine Karten: { $cards }
screen-tokens = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $score ->
        [one] eine Marke
       *[other] { $score } Marken
    }
screen-rounds-won = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $score ->
        [one] eine Runde gewonnen
       *[other] { $score } Runden gewonnen
    }
screen-out = ausgestiegen

move-lay = { $cards } legen
move-add = { $card } an { $seat_is ->
        [you] deinen Satz
       *[other] den Satz von { $seat }
    }{ in-zone } anlegen
move-take = { $seat_is ->
        [you] deinen Satz{ in-zone } nehmen: { $cards }
       *[other] { $cards } von { $seat }{ in-zone } nehmen
    }
move-flip = die ganze Hand umdrehen

event-laid = { $seat_is ->
        [you] Du legst { $cards }{ in-zone }.
       *[other] { $seat } legt { $cards }{ in-zone }.
    }
event-added = { $seat_is ->
        [you] Du legst { $card } an den Satz von { $set_seat }{ in-zone } an: jetzt { $size } Karten mit dem Wert { $value }.
       *[other] { $set_seat_is ->
            [you] { $seat } legt { $card } an deinen Satz{ in-zone } an: jetzt { $size } Karten mit dem Wert { $value }.
           *[other] { $seat } legt { $card } an den Satz von { $set_seat }{ in-zone } an: jetzt { $size } Karten mit dem Wert { $value }.
        }
    }
event-took = { $seat_is ->
        [you] Du nimmst den Satz von { $set_seat }{ in-zone } und hältst ihn als { $cards }.
       *[other] { $set_seat_is ->
            [you] { $seat } nimmt deinen Satz{ in-zone } und hält ihn als { $cards }.
           *[other] { $seat } nimmt den Satz von { $set_seat }{ in-zone } und hält ihn als { $cards }.
        }
    }
event-flipped = { $seat_is ->
        [you] Du drehst deine ganze Hand um ({ $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }).
       *[other] { $seat } dreht die ganze Hand um ({ $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }).
    }
event-set_returned = { $seat_is ->
        [you] Dein Satz{ in-zone } ist geschlagen und kommt als { $cards } auf deine Hand zurück.
       *[other] Der Satz von { $seat }{ in-zone } ist geschlagen und geht als { $cards } zurück auf die Hand.
    }
event-last_set_beaten = { $seat_is ->
        [you] Dein letzter Satz ist geschlagen und wird abgeworfen: { $cards }.
       *[other] Der letzte Satz von { $seat } ist geschlagen und wird abgeworfen: { $cards }.
    }
event-discarded = { $seat_is ->
        [you] Du wirfst deinen Satz{ in-zone } ab: { $cards }.
       *[other] { $seat } wirft den Satz{ in-zone } ab: { $cards }.
    }
event-last_set_discarded = { $seat_is ->
        [you] Du bist ausgestiegen; dein letzter Satz wird abgeworfen: { $cards }.
       *[other] { $seat } ist ausgestiegen; der letzte Satz wird abgeworfen: { $cards }.
    }
event-left_first = { $seat_is ->
        [you] Du wirst als Erstes alle Karten los, nimmst { $tokens } Marken (zusammen { $total }) und verlässt die Runde.
       *[other] { $seat } wird als Erstes alle Karten los, nimmt { $tokens } Marken (zusammen { $total }) und verlässt die Runde.
    }
event-left_second = { $seat_is ->
        [you] Du wirst als Zweites alle Karten los und nimmst { $tokens } Marke (zusammen { $total }): Die Runde ist vorbei.
       *[other] { $seat } wird als Zweites alle Karten los und nimmt { $tokens } Marke (zusammen { $total }): Die Runde ist vorbei.
    }
event-round_won = { $seat_is ->
        [you] Du hast keine Karten mehr und gewinnst die Runde ({ $total ->
            [one] die erste
           *[other] bisher { $total }
        }).
       *[other] { $seat } hat keine Karten mehr und gewinnt die Runde ({ $total ->
            [one] die erste
           *[other] bisher { $total }
        }).
    }
event-round_void = Runde { $round } zählt nicht: Sie hat { $turns } Züge gedauert.
event-tokens_returned = { $seat_is ->
        [you] Du gibst { $tokens } Marken zurück und hast { $total }.
       *[other] { $seat } gibt { $tokens } Marken zurück und hat { $total }.
    }
event-last_round_ended = Das war die letzte von { $rounds } Runden.
event-round_began = { $seat_is ->
        [you] Du hast die Sternkarte und beginnst Runde { $round }.
       *[other] { $seat } hat die Sternkarte und beginnt Runde { $round }.
    }
event-match_won = { $seats_is ->
        [you] Du gewinnst.
       *[other] Sieg für { $seats }.
    }

reason-goes-out = Damit ist deine Hand leer.
reason-sends-home = Schickt den Satz von { $seat } zurück auf die Hand: { $cards }.
reason-never-back = Eine Karte an einem fremden Satz kommt nicht zu dir zurück.
reason-unbeatable = Über { $value } kann niemand { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } haben: Das bist du so gut wie los.
reason-blocks = { $seat } hat noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und bräuchte zum Aussteigen jetzt mehr als { $value }.
reason-all-at-once = { $count ->
        [one] Wird deine einzige Karte mit der { $value } los.
        [2] Wird beide Karten mit der { $value } in einem Zug los.
       *[other] Wird alle { $count } Karten mit der { $value } in einem Zug los.
    }
reason-welcome-back = Kommt der Satz zurück, passt er zu deiner Hand: { $cards }.
reason-free-spot = Es gibt keinen Satz dieser Größe zu schlagen: So wirst du sogar { $value } los.
reason-fewer-sets = Umgedreht ist deine Hand { $count ->
        [one] ein Satz
       *[other] { $count } Sätze
    } statt { $before }.
reason-higher = Umgedreht zeigt deine Hand höhere Zahlen.
reason-gathers = Auf der Hand passt der Satz zu deinen Karten: { $cards }.

theme-goes-out = Die Hand leeren
theme-sends-home = Sätze zurückschicken
theme-never-back = Anlegen auf Dauer
theme-unbeatable = Sätze, die bleiben
theme-blocks = Blockieren
theme-all-at-once = Eine Zahl ganz ablegen
theme-welcome-back = Karten, die zurückkommen dürfen
theme-free-spot = Freie Plätze
theme-fewer-sets = Umdrehen für weniger Sätze
theme-higher = Umdrehen für höhere Zahlen
theme-gathers = Sammeln

error-no_such_card = Eine Karte { $text } gibt es in diesem Spiel nicht.
error-different_tops = Alle Karten eines Satzes haben oben dieselbe Zahl; { $card } und { $other_card } haben das nicht.
error-card_twice = { $card } ist zweimal genannt, es gibt sie aber nur einmal.
error-no_such_seat = An einem Tisch für { $players } gibt es keinen Platz { $number }.
error-no_zones = Zonen gibt es nur zu zweit; nenne nur den Platz.
error-zone_missing = Nenne zu zweit auch die Zone, etwa { $example }.
error-own_set = Anlegen und nehmen kannst du nur bei anderen.
error-no_set_there = { $seat } hat keinen Satz{ in-zone }.
error-not_in_deck = { $card } ist bei { $players } Personen nicht im Spiel.
error-not_held = { $card } hast du nicht.
error-other_way_up = Du hältst diese Karte andersherum, als { $held_card } und nicht als { $card }.
error-other_value = { $card } zeigt oben nicht { $value }, den Wert dieses Satzes.
error-too_low = { $size ->
        [one] Eine einzelne Karte
       *[other] Ein Satz aus { $size } Karten
    } muss wegen { $seat_is ->
        [you] deines Satzes
       *[other] des Satzes von { $seat }
    }{ in-zone } einen Wert über { $to_beat } haben; { $value } reicht nicht.

# ---- das Brett im Browser
web-lay-none = Legen
web-lay-set = { $size } × { $value } legen
web-add = Anlegen
web-add-main = Karte anlegen
web-take = Nehmen
web-take-main = Satz nehmen
web-flip = Umdrehen
web-flipped = So würden deine Karten aussehen.
web-flip-main = Hand umdrehen
web-choose = { $zone ->
        [0] Wähle Karten mit der gleichen Zahl oben oder einen fremden Satz.
       *[other] Dein Zug in Zone { $zone }: Wähle gleiche Zahlen oder einen fremden Satz.
    }
web-beats-nothing = Das schlägt keinen Satz.
web-in-hand = { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
web-star = hat die Sternkarte
web-known = Auf dieser Hand bekannt: { $cards }
web-out = aus dieser Runde ausgestiegen
web-no-set = kein Satz{ in-zone }
web-nothing-laid = Vor dir liegt kein Satz.
web-mine = Deine Sätze
order-top = Nach der oberen Zahl
order-bottom = Nach der unteren Zahl
web-hand = Deine Karten
web-card = { $card }
web-card-back = { $card }, kam zu dir zurück
web-zone = Zone { $zone }
web-worth = { $size } Karten mit dem Wert { $value }
web-goes-back = geht auf die Hand zurück
web-tokens = { $count } von { $goal } Marken
web-rounds-won = { $count } von { $goal } Runden gewonnen
web-round = Runde { $round } · { $count } abgeworfen

rule-DU-1 = Es gibt 40 Karten. Jede hat oben eine Zahl und unten eine andere, beide von 1 bis 10; drehst du die Karte um, tauschen sie die Plätze. Wir schreiben 3/4 für eine Karte mit der 3 oben und der 4 unten. Jede Zahl steht auf genau acht Karten. Eine Karte ist besonders: die 1/5 mit dem Stern.
    .ruling = Welche Paare es gibt, zeigen nur die gedruckten Karten. Unsere haben alle Paare verschiedener Zahlen außer 1/4, 2/3, 5/6, 7/8 und 9/10.
rule-DU-2 = Zu fünft spielt ihr mit allen 40 Karten. Zu viert bleiben alle Karten mit einer 10 in der Schachtel, zu dritt auch die mit einer 9, zu zweit auch die mit einer 8. So bekommt jede Person acht Karten, zu zweit neun.
    .ruling = Das Heft kennzeichnet die weggelassenen Karten mit Symbolen, die wir nicht sehen können; diese Karten passen zu den Personenzahlen.
rule-DU-3 = Am Anfang jeder Runde werden alle Karten gemischt und verteilt.
    .ruling = Der Zufall entscheidet auch, wie herum du jede Karte bekommst.
rule-DU-4 = Du darfst deine Hand beliebig sortieren, aber keine Karte darin umdrehen. Nur Aktionen drehen Karten.
rule-DU-5 = Wer die Sternkarte hält, als 1/5 oder als 5/1, beginnt die Runde. Gespielt wird im Uhrzeigersinn.
rule-DU-10 = Ein Satz besteht aus einer oder mehreren Karten mit derselben Zahl oben. Diese Zahl ist sein Wert, die Anzahl der Karten seine Größe.
rule-DU-11 = Dein Zug beginnt mit Aufräumen: Liegt dein zuletzt gelegter Satz noch vor dir, wird er abgeworfen, verdeckt und für den Rest der Runde. Diese Karten bist du los. Erst dann entscheidest du, was du tust.
rule-DU-12 = Danach machst du genau eine Aktion: einen Satz legen, an einen Satz anlegen, einen Satz nehmen oder deine Hand umdrehen.
rule-DU-13 = Eine Karte, die vom Tisch auf eine Hand geht, wird immer umgedreht, egal warum: Aus 3/4 wird 4/3.
rule-DU-20 = Legen: Lege einen Satz aus deiner Hand vor dich. Liegt bei jemand anderem ein Satz derselben Größe, muss deiner einen höheren Wert haben; der andere geht dann umgedreht auf die Hand zurück, aus der er kam. Liegt kein Satz dieser Größe da, ist jeder Wert erlaubt.
rule-DU-21 = Du musst nicht alle Karten mit derselben Zahl legen; ein Teil davon genügt.
rule-DU-25 = Anlegen: Lege eine Karte aus deiner Hand zum Satz einer anderen Person. Sie muss oben den Wert dieses Satzes zeigen. An eigene Sätze legst du nie an.
rule-DU-26 = Wird der Satz dadurch so groß wie ein anderer auf dem Tisch, muss er von beiden den höheren Wert haben, sonst darfst du nicht anlegen. Der niedrigere geht umgedreht auf die Hand der Person zurück, vor der er lag.
rule-DU-30 = Nehmen: Nimm den ganzen Satz einer anderen Person umgedreht auf deine Hand. So sammelst du Karten, die dann dieselbe Zahl zeigen, oder kommst anderen in die Quere.
rule-DU-35 = Umdrehen: Drehe alle Karten deiner Hand auf einmal um. Aus jeder unteren Zahl wird eine obere.
rule-DU-40 = Zu dritt bis zu fünft nimmt, wer als Erstes keine Karten mehr auf der Hand hat, zwei Marken und verlässt die Runde.
rule-DU-41 = Der letzte Satz einer ausgestiegenen Person bleibt liegen, bis sie wieder dran wäre, und wird dann abgeworfen. Wird er vorher geschlagen, wird er sofort abgeworfen, denn es gibt keine Hand mehr, auf die er zurückkönnte.
    .ruling = Bis dahin dürfen andere an diesen Satz anlegen oder ihn nehmen. Angelegte Karten teilen sein Schicksal.
rule-DU-42 = Wer als Zweites keine Karten mehr auf der Hand hat, nimmt eine Marke, und die Runde ist sofort vorbei.
rule-DU-43 = Wer zuerst vier oder mehr Marken hat, gewinnt die Partie sofort, auch mitten in einer Runde.
rule-DU-50 = Zu zweit habt ihr je zwei Zonen, 1 und 2, mit Platz für je einen Satz. Du machst zwei Züge hintereinander: den ersten in Zone 1, den zweiten in Zone 2. Jeder Zug wirft nur den Satz seiner eigenen Zone ab.
rule-DU-51 = Deine eigene andere Zone zählt wie der Satz einer anderen Person: Liegt dort ein Satz derselben Größe, musst du höher gehen, und dein eigener niedrigerer Satz kommt umgedreht auf deine Hand zurück.
rule-DU-52 = Der allererste Zug einer Runde ist ein einzelner, in Zone 2. Das gleicht den Vorteil des Anfangs aus.
rule-DU-53 = Anlegen und nehmen kannst du nur bei den Sätzen deines Gegenübers.
    .ruling = Das Heft sagt nicht, ob zu zweit die eigene andere Zone erreichbar ist; wie bei mehr Personen ist sie es nicht.
rule-DU-54 = Zu zweit gewinnt die Runde, wer zuerst keine Karten mehr auf der Hand hat; sie ist dann sofort vorbei. Zwei gewonnene Runden gewinnen die Partie.
    .ruling = Schlagen deine letzten Karten deine eigene andere Zone, kommt dieser Satz zu dir zurück: Deine Hand ist nicht leer, und die Runde geht weiter.
rule-DU-60 = Eine Runde kann 300 Züge dauern; jede Aktion ist ein Zug. Ist sie dann nicht vorbei, zählt sie nicht: Marken aus dieser Runde werden zurückgegeben, und die Karten werden neu verteilt. Nach 30 Runden, auch den nicht gezählten, endet die Partie. Die meisten Marken gewinnen, zu zweit die meisten Runden; bei Gleichstand wird der Sieg geteilt.
    .ruling = Das Heft kennt keine Grenze, aber Nehmen und Umdrehen könnten ewig so weitergehen.
rule-DU-70 = Die Karten der anderen siehst du nicht, nur wie viele es sind. Aber alles auf dem Tisch ist offen, und nichts davon wird vergessen: Abgeworfene Karten stehen in einer Liste, ebenso Karten, die vom Tisch auf eine Hand gegangen sind, so wie sie nach allem Umdrehen jetzt stehen. Sicher ist auch: Wer die Runde begonnen hat, hält die Sternkarte, bis sie gelegt wird; wie herum, weiß man nicht.
wins-by = { $players ->
        [2] Wer zuerst zwei Runden gewinnt, gewinnt die Partie.
       *[other] Wer zuerst 4 Marken hat, gewinnt.
    }

web-about-star = Wer die Sternkarte 1/5 hält, beginnt die Runde.
web-about-star-card = Die Sternkarte: Wer sie hält, beginnt die Runde.
web-about-count = So viele Karten hat diese Person auf der Hand.
web-about-known = Diese Karten kamen vom Tisch auf diese Hand, darum kennen sie alle.
web-own-zone = Zone { $zone }: kein Satz
web-choose-zone = { $turn ->
        [1] Die Runde beginnt mit einem einzelnen Zug, in Zone 2:
       *[other] { $zone ->
            [1] Dein erster von zwei Zügen, in Zone 1:
           *[other] Dein zweiter von zwei Zügen, in Zone 2:
        }
    } Wähle Karten mit gleicher Zahl oben oder einen Satz deines Gegenübers.

aim = Werde vor den anderen alle Karten los; wer zuerst vier Marken hat, gewinnt (zu zweit: zwei gewonnene Runden).
box = { $count } Karten, jede mit einem anderen Zahlenpaar; dreht man eine Karte um, ändert sich ihr Wert. Außerdem Marken: { $goal } gewinnen die Partie, zu zweit { $rounds } Runden.
notation = Eine Karte schreibst du als oben/unten, 3/4. Die Aktionen sind lay 3/4 3/6, add 5/1 @2 (an den Satz von Platz 2), take @2 und flip. Zu zweit nennst du Platz und Zone: @1.2.
part-numbers = { $players ->
        [2] Zahlen 1 bis { $number }
       *[other] Mit der Zahl { $number }
    }
part-set = Vor { $seat }{ in-zone }
part-known = Zurück auf der Hand von { $seat }
part-worth = Größe { $size }, Wert { $value }
part-won = { $players ->
        [2] gewonnene Runden: { $count }
       *[other] Marken: { $count }
    }
example-turn = Ein Zug
    .one = Vor Jun liegt eine einzelne 4, vor Sol ein Paar Dreien. Nur die obere Zahl einer Karte zählt.
    .two = Mina legt eine einzelne 6. Es liegt noch eine einzelne Karte, Juns 4, und 6 ist höher: Juns Satz ist geschlagen. Sols Paar hat eine andere Größe und bleibt.
    .three = Jun nimmt die geschlagene Karte auf den Kopf gestellt zurück: Aus 4/7 ist 7/4 geworden.
example-higher = Vor den anderen liegen eine 7 und drei Sechsen. Eine einzelne Karte muss höher als 7 sein, ein Drilling höher als 6. Ein Paar ist frei, denn es liegt kein anderes.
    .title = Gleich große Sätze überbieten
example-add = Mina legt eine 5 an Sols 5 an. Das ergibt ein Paar, und es schlägt Juns Dreierpaar: Juns Karten gehen auf den Kopf gestellt zurück, als 4 und 6.
    .title = An einen fremden Satz anlegen
example-add-low = Vor Jun liegt eine 3, vor Sol ein Paar Fünfen. Eine zweite 3 ergäbe ein Paar, das niedriger ist als die Fünfen; das ist nicht erlaubt.
    .title = Zu niedrig angelegt
example-take = Mina nimmt Juns drei Zweien. Sie kommen auf den Kopf gestellt auf ihre Hand: als 5, 7 und 9.
    .title = Einen Satz nehmen
example-flip = Mina dreht alle ihre Karten auf einmal um. Das ist ein ganzer Zug.
    .title = Die Hand umdrehen
example-out = Mina legt ihre letzten beiden Karten und ist als Erste alle los: zwei Marken. Ihr letzter Satz bleibt liegen, bis sie wieder dran wäre.
    .title = Die erste leere Hand
example-zones = Zu zweit hat jede Person zwei Zonen. Minas neue 6 schlägt auch ihre eigene 3 in Zone 2; die Karte kommt als 5/3 zurück auf die Hand.
    .title = Zu zweit mit zwei Zonen
