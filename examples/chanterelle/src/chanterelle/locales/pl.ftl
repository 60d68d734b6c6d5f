# Chanterelle. $you is "yes" when the reader is the player spoken of.

chanterelle-line = Zatrzymaj to, co znajdziesz, albo podrzuć sąsiadowi. Tylko wy dwoje wiecie, co to było.

## Cards

chanterelle-card-chanterelle = kurka
chanterelle-card-cep = borowik
chanterelle-card-toadstool = muchomor

chanterelle-end-forest-empty = Las jest pusty.

## The story of a move. Only the giver and the receiver know a card that is given.

chanterelle-tell-kept = { $you ->
    [yes] Zatrzymujesz kartę: { $card }.
   *[other] { $seat } zatrzymuje kartę.
}
chanterelle-tell-given = { $you ->
    [yes] Oddajesz kartę: { $card }. Dostaje ją { $winner }.
    [winner] { $seat } daje ci kartę: { $card }.
   *[other] { $card ->
        [none] { $seat } oddaje kartę. Dostaje ją { $winner }.
       *[other] { $seat } oddaje kartę: { $card }. Dostaje ją { $winner }.
    }
}
chanterelle-tell-found = { $you ->
    [yes] Znajdujesz: { $card }.
   *[other] { $seat } coś znajduje.
}
chanterelle-tell-over = Koniec partii. { $end }

## The table in words

chanterelle-forest = Karty w lesie: { $count }
chanterelle-found = Znalezione: { $card }
chanterelle-basket = { $name }: { $count ->
    [0] pusty koszyk
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
chanterelle-basket-seen = { " (" }{ $cards })
chanterelle-score = { ", " }{ $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}

## Moves in words

chanterelle-move-keep = zatrzymaj
chanterelle-move-left = oddaj w lewo
chanterelle-move-right = oddaj w prawo
chanterelle-move-give = oddaj drugiej osobie

## Why a move is refused, by rule

chanterelle-refusal-two = We dwoje jest tylko jeden sąsiad, ten po lewej.
chanterelle-refusal-full = Ten koszyk jest pełny: mieści osiem kart.

## What is wrong with an opening

chanterelle-setup-deck = „deck” musi zawierać dokładnie te karty: { $cards }.
chanterelle-setup-first = „first” to { $found }; musi to być miejsce od 0 do { $last }.

## Options, when a game is set up

chanterelle-option-witch = Czarownica
chanterelle-option-witch-true = Kupuje muchomory od tego, kto ma ich najwięcej
chanterelle-option-witch-false = Zostaje w domu, a muchomory zawsze kosztują punkty

## The table on a screen: what the fields of the view are called

chanterelle-view-forest = Las
chanterelle-view-card = Znalezione
chanterelle-view-witch = Czarownica kupuje
chanterelle-view-cards = Koszyk
chanterelle-view-score = Punkty

## What the lab counts

chanterelle-fires-kept = Ktoś zatrzymuje kartę
chanterelle-fires-given = Ktoś oddaje kartę
