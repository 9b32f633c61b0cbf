name = Down Up
    .tagline = Werde deine Karten los. Was zu dir zurückkommt, steht auf dem Kopf.

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
board-out = { "    " }hat die Runde verlassen
board-star = { "    " }hält die Sternkarte, gleich wie herum
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
screen-out = hat die Runde verlassen

move-lay = { $cards } legen
move-add = { $card } an den Satz von { $seat }{ in-zone } anlegen
move-take = { $cards } von { $seat }{ in-zone } nehmen
move-flip = die ganze Hand umdrehen

fact-laid = { $seat } legt { $cards }{ in-zone }.
fact-added = { $seat } legt { $card } an den Satz von { $set_seat }{ in-zone } an: jetzt { $size } Karten mit dem Wert { $value }.
fact-took = { $seat } nimmt den Satz von { $set_seat }{ in-zone } und hält ihn als { $cards }.
fact-flipped = { $seat } dreht die ganze Hand um ({ $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }).
fact-set_returned = Der Satz von { $seat }{ in-zone } ist geschlagen und geht als { $cards } zurück auf die Hand.
fact-last_set_beaten = Der letzte Satz von { $seat } ist geschlagen und wird abgeworfen: { $cards }.
fact-discarded = { $seat } wirft den Satz{ in-zone } ab: { $cards }.
fact-last_set_discarded = { $seat } ist ausgestiegen; der letzte Satz wird abgeworfen: { $cards }.
fact-left_first = { $seat } wird als Erstes alle Karten los, nimmt { $tokens } Marken (zusammen { $total }) und verlässt die Runde.
fact-left_second = { $seat } wird als Zweites alle Karten los und nimmt { $tokens } Marke (zusammen { $total }): Die Runde ist vorbei.
fact-round_won = { $seat } hat keine Karten mehr und gewinnt die Runde ({ $total ->
        [one] die erste
       *[other] jetzt { $total }
    }).
fact-round_void = Runde { $round } hat { $turns } Züge gedauert und zählt nicht.
fact-tokens_returned = { $seat } gibt { $tokens } Marken zurück und hat { $total }.
fact-last_round_ended = Das war die letzte von { $rounds } Runden.
fact-round_began = Runde { $round } beginnt mit { $seat }: Dort ist der Stern.
fact-match_won = Gewonnen: { $seats }.

reason-goes-out = Damit ist deine Hand leer.
reason-sends-home = Schickt den Satz von { $seat } zurück auf die Hand: { $cards }.
reason-never-back = Eine Karte am Satz von jemand anderem kommt nicht zu dir zurück.
reason-unbeatable = Über { $value } kann niemand { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } haben: Das bist du so gut wie los.
reason-blocks = { $seat } hat noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und bräuchte zum Aussteigen jetzt mehr als { $value }.
reason-all-at-once = Alle { $count } Karten mit { $value } gehen in einem Zug.
reason-welcome-back = Kommt es zurück, passt es zu deiner Hand: { $cards }.
reason-free-spot = In dieser Größe liegt nichts da: So wirst du sogar { $value } los.
reason-fewer-sets = Umgedreht ist deine Hand { $count ->
        [one] ein Satz
       *[other] { $count } Sätze
    } statt { $before }.
reason-higher = Umgedreht zeigt deine Hand höhere Zahlen.
reason-gathers = Auf der Hand passt es zu dem, was du hast: { $cards }.

error-no_such_card = Eine Karte { $text } gibt es in diesem Spiel nicht.
error-different_tops = Alle Karten eines Satzes haben oben dieselbe Zahl; { $card } und { $other_card } haben das nicht.
error-card_twice = { $card } ist zweimal genannt, es gibt sie aber nur einmal.
error-no_such_seat = An einem Tisch für { $players } gibt es keinen Platz { $number }.
error-no_zones = Zonen gibt es nur zu zweit; nenne nur den Platz.
error-zone_missing = Nenne zu zweit auch die Zone, etwa { $example }.
error-own_set = Anlegen und nehmen kannst du nur bei anderen.
error-no_set_there = { $seat } hat keinen Satz{ in-zone }.
error-not_in_deck = { $card } wird bei { $players } Personen nicht gebraucht.
error-not_held = Du hast { $card } nicht.
error-other_way_up = Du hältst diese Karte andersherum, als { $held_card } und nicht als { $card }.
error-other_value = { $card } zeigt oben nicht { $value }, den Wert dieses Satzes.
error-too_low = { $size ->
        [one] Eine einzelne Karte
       *[other] Ein Satz aus { $size } Karten
    } muss wegen des Satzes von { $seat }{ in-zone } einen Wert über { $to_beat } haben; { $value } reicht nicht.

# ---- das Brett im Browser
web-lay-none = Legen
web-lay-set = { $size } × { $value } legen
web-add = Anlegen
web-add-main = Karte anlegen
web-take = Nehmen
web-take-main = Satz nehmen
web-flip = Umdrehen
web-flipped = So würden deine Karten stehen.
web-flip-main = Hand umdrehen
web-choose = Wähle Karten mit derselben Zahl oben oder einen Satz von anderen{ in-zone }.
web-beats-nothing = Damit wird nichts geschlagen.
web-in-hand = { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-star = hält die Sternkarte
web-known = Auf dieser Hand bekannt: { $cards }
web-out = diese Runde ausgestiegen
web-no-set = kein Satz{ in-zone }
web-nothing-laid = Vor dir liegt kein Satz.
web-mine = Deine Sätze
order-top = Nach der oberen Zahl
order-bottom = Nach der unteren Zahl
web-hand = Deine Karten
web-card = { $card }
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
rule-DU-41 = Der letzte Satz einer ausgestiegenen Person bleibt liegen, bis sie wieder am Zug wäre, und wird dann abgeworfen. Wird er vorher geschlagen, wird er sofort abgeworfen, denn es gibt keine Hand mehr, auf die er zurückkönnte.
    .ruling = Bis dahin dürfen andere an diesen Satz anlegen oder ihn nehmen. Angelegte Karten teilen sein Schicksal.
rule-DU-42 = Wer als Zweites keine Karten mehr auf der Hand hat, nimmt eine Marke, und die Runde ist sofort vorbei.
rule-DU-43 = Wer zuerst vier oder mehr Marken hat, gewinnt das Spiel sofort, auch mitten in einer Runde.
rule-DU-50 = Zu zweit habt ihr je zwei Zonen, 1 und 2, mit Platz für je einen Satz. Du machst zwei Züge hintereinander: den ersten in Zone 1, den zweiten in Zone 2. Jeder Zug wirft nur den Satz seiner eigenen Zone ab.
rule-DU-51 = Deine eigene andere Zone zählt wie der Satz einer anderen Person: Liegt dort ein Satz derselben Größe, musst du höher gehen, und dein eigener niedrigerer Satz kommt umgedreht auf deine Hand zurück.
rule-DU-52 = Der allererste Zug einer Runde ist ein einzelner, in Zone 2. Das gleicht den Vorteil des Anfangs aus.
rule-DU-53 = Anlegen und nehmen kannst du nur bei den Sätzen deines Gegenübers.
    .ruling = Das Heft sagt nicht, ob zu zweit die eigene andere Zone erreichbar ist; wie bei mehr Personen ist sie es nicht.
rule-DU-54 = Zu zweit gewinnt, wer zuerst keine Karten mehr auf der Hand hat, die Runde, und sie ist sofort vorbei. Zwei gewonnene Runden gewinnen das Spiel.
    .ruling = Schlagen deine letzten Karten deine eigene andere Zone, kommt dieser Satz zu dir zurück: Deine Hand ist nicht leer, und die Runde geht weiter.
rule-DU-60 = Eine Runde kann 300 Züge dauern; jede Aktion ist ein Zug. Ist sie dann nicht vorbei, zählt sie nicht: Marken aus dieser Runde werden zurückgegeben, und die Karten werden neu verteilt. Nach 30 Runden, auch den nicht gezählten, endet das Spiel. Die meisten Marken gewinnen, zu zweit die meisten Runden; bei Gleichstand wird der Sieg geteilt.
    .ruling = Das Heft kennt keine Grenze, aber Nehmen und Umdrehen könnten ewig so weitergehen.
rule-DU-70 = Die Karten der anderen siehst du nicht, nur wie viele es sind. Aber alles auf dem Tisch ist offen, und nichts davon wird vergessen: Abgeworfene Karten stehen in einer Liste, ebenso Karten, die vom Tisch auf eine Hand gegangen sind, so wie sie nach allem Umdrehen jetzt stehen. Sicher ist auch: Wer die Runde begonnen hat, hält die Sternkarte, bis sie gelegt wird; wie herum, weiß man nicht.
