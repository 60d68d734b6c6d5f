# In de browser: hulp tijdens het spel, en wat daarna komt.

web-hint = Hint
web-hint-thinking = Denkt na …
web-hint-title = De beste zetten met hun winstkansen

web-back = Terugnemen
web-back-asked = { $name } wil een zet terugnemen. Vind je dat goed, { $to }?
web-back-agree = Goed
web-back-decline = Nee, hij blijft staan
web-back-waiting = { $you ->
    [yes] Je hebt gevraagd een zet terug te nemen. Wachten op antwoord …
   *[other] { $name } heeft gevraagd een zet terug te nemen. Wachten op antwoord …
}

web-guide = Gids
web-guide-rule = De regel
web-guide-off = Gids uitzetten

web-after = Na het spel
web-result-won = { $you ->
    [yes] Je hebt gewonnen!
   *[other] { $name } heeft gewonnen!
}
web-result-shared = Gedeelde winst: { $names }
web-result-nobody = Niemand heeft gewonnen
web-result-resigned = { $you ->
    [yes] Je hebt opgegeven.
   *[other] { $name } heeft opgegeven.
}
web-rematch = Nog een keer
web-rematch-join = Naar het nieuwe spel
web-save-record = Partij downloaden

web-replay = Naspelen
web-replay-at = Zet { $at } van { $last }.
web-replay-first = Naar het begin
web-replay-back = Eén zet terug
web-replay-next = Eén zet verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-slider = Plaats in het spel
web-replay-leave = Naspelen beëindigen

web-fork = Vanaf hier verder spelen
web-fork-title = Verder spelen na zet { $move }
web-fork-what = Een nieuwe tafel begint met deze stelling: dezelfde uitdeling, dezelfde zetten tot nu toe. Wat daarna komt, ligt open.
web-fork-seat = Ik speel
web-fork-others = De anderen zijn
web-fork-bots = bots
web-fork-link = vrienden, via een link
web-fork-level = Hoe goed de bots spelen
web-fork-start = Spelen

web-look = Terugblik
web-look-what = Wat kon iedereen verwachten, zet voor zet? Wat was beslissing, wat was geluk, en welke zetten kostten het meest?
web-look-start = Partij analyseren
web-look-progress = Zet { $done } van { $total } …
web-look-shares = Winstkans in procenten, en daaronder wat die veranderde
web-look-how = Wijs een zet aan om erover te lezen; kies hem om hem op het bord te zien.
web-look-whose = Van wie de veranderingen getoond worden
web-look-own = Eigen beslissingen
web-look-others = Beslissingen van anderen
web-look-luck = Geluk
web-look-from-to = Van begin tot eind
web-look-costly = Duurste zetten: { $name }
web-look-none = Geen enkele zet kostte iets noemenswaardigs.
web-look-better = beter: { $move }
web-look-chance = Toeval
web-chart = Winstkansen in de loop van het spel

web-fair = Ging het eerlijk?
web-fair-what = Vóór de eerste kaart of worp werd een vingerafdruk getoond. Nu is het geheim bekend, en je browser kan nagaan dat er niets is veranderd.
web-fair-check = Controleren
web-fair-promise = De vingerafdruk van vóór het spel is die in het bewijs.
web-fair-secret = Het is de vingerafdruk (SHA-256) van het nu bekende geheim.
web-fair-shown = De zegels zijn die welke jouw apparaat zag voordat het zijn eigen zegel opende.
web-fair-seals = Elke onthulde tekst past bij zijn zegel.
web-fair-seed = Het geheim en wat de spelers toevoegden geven samen het startgetal.
web-fair-deal = De vingerafdruk tijdens het spel hoort bij dit startgetal.
web-fair-record = Het verslag van het spel noemt hetzelfde startgetal.
web-fair-yes = Alles klopt: de uitdeling stond vast voordat iemand die kon kennen.
web-fair-no = Er klopt iets niet. Deze uitdeling is niet wat was beloofd.
web-fair-further = Om elke kaart en elke worp opnieuw uit dit startgetal te laten volgen, bewaar je het bewijs en voer je uit:
web-fair-save = Bewijs bewaren
