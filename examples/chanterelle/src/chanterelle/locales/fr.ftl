# Chanterelle. $you is "yes" when the reader is the player spoken of.

chanterelle-line = Garde ce que tu trouves, ou glisse-le à un voisin. Vous seuls saurez ce que c’était.

## Cards

chanterelle-card-chanterelle = girolle
chanterelle-card-cep = cèpe
chanterelle-card-toadstool = amanite

chanterelle-end-forest-empty = La forêt est vide.

## The story of a move. Only the giver and the receiver know a card that is given.

chanterelle-tell-kept = { $you ->
    [yes] Tu gardes la carte : { $card }.
   *[other] { $seat } garde la carte.
}
chanterelle-tell-given = { $you ->
    [yes] Tu donnes la carte à { $winner } : { $card }.
    [winner] { $seat } te donne une carte : { $card }.
   *[other] { $card ->
        [none] { $seat } donne une carte à { $winner }.
       *[other] { $seat } donne une carte à { $winner } : { $card }.
    }
}
chanterelle-tell-found = { $you ->
    [yes] Tu trouves : { $card }.
   *[other] { $seat } trouve quelque chose.
}
chanterelle-tell-over = La partie est finie. { $end }

## The table in words

chanterelle-forest = Cartes restant dans la forêt : { $count }
chanterelle-found = Tu as trouvé : { $card }
chanterelle-basket = { $name } : { $count ->
    [0] un panier vide
    [one] { $count } carte
   *[other] { $count } cartes
}
chanterelle-basket-seen = { " (" }{ $cards })
chanterelle-score = { ", " }{ $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Moves in words

chanterelle-move-keep = la garder
chanterelle-move-left = la donner à gauche
chanterelle-move-right = la donner à droite
chanterelle-move-give = la donner à l’autre

## Why a move is refused, by rule

chanterelle-refusal-two = À deux, il n’y a qu’un voisin, celui de gauche.
chanterelle-refusal-full = Ce panier est plein : il contient huit cartes.

## What is wrong with an opening

chanterelle-setup-deck = « deck » doit contenir exactement ces cartes : { $cards }.
chanterelle-setup-first = « first » vaut { $found } ; ce doit être une place de 0 à { $last }.

## Options, when a game is set up

chanterelle-option-witch = La sorcière
chanterelle-option-witch-true = Elle achète les amanites à qui en a le plus
chanterelle-option-witch-false = Elle reste chez elle, et les amanites coûtent toujours des points

## The table on a screen: what the fields of the view are called

chanterelle-view-forest = Forêt
chanterelle-view-card = Trouvé
chanterelle-view-witch = La sorcière achète
chanterelle-view-cards = Panier
chanterelle-view-score = Points

## What the lab counts

chanterelle-fires-kept = Une carte est gardée
chanterelle-fires-given = Une carte est donnée
