# In de browser: hulp tijdens het spel, en wat daarna komt.

web-hint = Hint
web-hint-thinking = Denkt na…
web-hint-title = De beste zetten met hun winstkansen
web-hint-about = ca. { $share }
web-hint-equal = even goed
web-hint-rough = Het bord is veranderd: deze kansen zijn grover geschat dan anders.

web-back = Terugnemen
web-back-asked = { $name } wil een zet terugnemen. Vind je dat goed, { $to }?
web-back-agree = Akkoord
web-back-decline = Nee, de zet blijft staan
web-back-waiting = { $you ->
    [yes] Je hebt gevraagd een zet terug te nemen. Wachten op antwoord…
   *[other] { $name } heeft gevraagd een zet terug te nemen. Wachten op antwoord…
}

web-guide = Spelhulp
web-guide-rule = De regel
web-guide-off = Spelhulp uitzetten

web-after = Uitslag
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
web-rematch = Nog een partij
web-rematch-join = Naar de nieuwe partij
web-save-record = Partij downloaden

web-replay = Terugkijken
web-replay-at = Zet { $at } van { $last }.
web-replay-first = Naar het begin
web-replay-back = Eén zet terug
web-replay-next = Eén zet verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-slider = Moment in de partij
web-replay-leave = Stoppen met terugkijken

web-fork = Vanaf hier verder spelen
web-fork-title = Verder spelen na zet { $move }
web-fork-what = Aan een nieuwe tafel gaat het met deze stelling verder: dezelfde verdeling, dezelfde zetten tot nu toe. Wat er daarna komt, is aan jullie.
web-fork-seat = Ik speel als
web-fork-others = De anderen zijn
web-fork-bots = bots
web-fork-link = vrienden, via een link
web-fork-level = Niveau van de bots
web-fork-start = Spelen

web-look = Analyse
web-look-what = Hoe stonden de kansen, zet voor zet? Wat was beslissing, wat was geluk, en welke zetten kostten het meest?
web-look-start = Partij analyseren
web-look-progress = Zet { $done } van { $total }…
web-look-shares = Winstkans in procenten, met daaronder wat die veranderde
web-look-how = Wijs een zet aan om er meer over te lezen; kies hem om hem aan tafel te zien.
web-look-whose = Veranderingen tonen voor
web-look-own = Eigen beslissingen
web-look-others = Beslissingen van anderen
web-look-luck = Geluk
web-look-unclear = Onduidelijk
web-look-caveat = Onduidelijk is wat de zoekactie niet van eigen fouten kan onderscheiden. Ook in het geluk kan daar nog iets van zitten.
web-look-from-to = Van begin tot eind
web-look-costly = Duurste zetten: { $name }
web-look-none = Geen enkele zet kostte veel.
web-look-better = beter: { $move }
web-look-chance = Toeval
web-chart = Winstkansen in de loop van de partij

web-fair = Ging het eerlijk?
web-fair-what = Vóór de eerste kaart of worp werd een vingerafdruk getoond. Nu is het geheim erachter bekend, en je browser kan controleren dat er niets is veranderd.
web-fair-check = Controleren
web-fair-promise = De vingerafdruk die vóór de partij werd getoond, staat ook in het bewijs.
web-fair-secret = Het is de vingerafdruk (SHA-256) van het geheim dat nu bekend is.
web-fair-shown = De zegels zijn dezelfde die jouw apparaat zag voordat het zijn eigen zegel opende.
web-fair-seals = Elke onthulde tekst past bij zijn zegel.
web-fair-seed = Het geheim en alles wat jullie hebben toegevoegd, geven samen het startgetal.
web-fair-deal = De vingerafdruk die tijdens de partij werd getoond, hoort bij dit startgetal.
web-fair-record = Het verslag van de partij noemt hetzelfde startgetal.
web-fair-yes = Alles klopt: de verdeling stond vast voordat iemand die kon kennen.
web-fair-no = Er klopt iets niet. Dit is niet de verdeling die was beloofd.
web-fair-further = Wil je elke kaart en elke worp nog eens uit dit startgetal laten volgen? Sla dan het bewijs op en typ in de terminal:
web-fair-save = Bewijs opslaan
