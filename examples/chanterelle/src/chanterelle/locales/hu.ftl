# Chanterelle. $you is "yes" when the reader is the player spoken of.

chanterelle-line = Tartsd meg, amit találsz, vagy csempészd a szomszéd kosarába. Csak ti ketten tudjátok, mi volt.

## Cards

chanterelle-card-chanterelle = rókagomba
chanterelle-card-cep = vargánya
chanterelle-card-toadstool = légyölő galóca

chanterelle-end-forest-empty = Az erdő kiürült.

## The story of a move. Only the giver and the receiver know a card that is given.

chanterelle-tell-kept = { $you ->
    [yes] Megtartod a lapot: { $card }.
   *[other] { $seat } megtartja a lapot.
}
chanterelle-tell-given = { $you ->
    [yes] Odaadod a lapot: { $card }. { $winner } kapja.
    [winner] { $seat } lapot ad neked: { $card }.
   *[other] { $card ->
        [none] { $seat } odaad egy lapot. { $winner } kapja.
       *[other] { $seat } odaad egy lapot: { $card }. { $winner } kapja.
    }
}
chanterelle-tell-found = { $you ->
    [yes] Ezt találod: { $card }.
   *[other] { $seat } talál valamit.
}
chanterelle-tell-over = Vége a játszmának. { $end }

## The table in words

chanterelle-forest = Ennyi lap van még az erdőben: { $count }
chanterelle-found = Ezt találtad: { $card }
chanterelle-basket = { $name }: { $count ->
    [0] üres kosár
   *[other] { $count } lap
}
chanterelle-basket-seen = { " (" }{ $cards })
chanterelle-score = { ", " }{ $score ->
   *[other] { $score } pont
}

## Moves in words

chanterelle-move-keep = megtartás
chanterelle-move-left = továbbadás balra
chanterelle-move-right = továbbadás jobbra
chanterelle-move-give = továbbadás a másiknak

## Why a move is refused, by rule

chanterelle-refusal-two = Kettesben csak egy szomszéd van, a bal oldali.
chanterelle-refusal-full = Az a kosár tele van: nyolc lap fér bele.

## What is wrong with an opening

chanterelle-setup-deck = A „deck” értéke pontosan ezekből a lapokból áll: { $cards }.
chanterelle-setup-first = A „first” értéke { $found }; csak egy hely száma lehet, 0 és { $last } között.

## Options, when a game is set up

chanterelle-option-witch = A boszorkány
chanterelle-option-witch-true = Megveszi a légyölő galócát attól, akinek a legtöbb van
chanterelle-option-witch-false = Otthon marad, és a légyölő galóca mindig pontba kerül

## The table on a screen: what the fields of the view are called

chanterelle-view-forest = Erdő
chanterelle-view-card = Talált lap
chanterelle-view-witch = A boszorkány vásárol
chanterelle-view-cards = Kosár
chanterelle-view-score = Pont

## What the lab counts

chanterelle-fires-kept = Valaki megtart egy lapot
chanterelle-fires-given = Valaki továbbad egy lapot
