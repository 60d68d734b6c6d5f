# A böngészőben: amit mindenkinek tudnia kell az asztaláról.

web-practice = Gyakorlás
web-practice-line = Valaki visszavont egy lépést, ezért ami rejtve volt, azt újra kisorsoltuk. Ez a játszma így csak gyakorlás: nincs jegyzőkönyve, nincs bizonyítéka, és nem számít.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] A sorsolás szerint te kezdesz.
       *[other] A sorsolás szerint { $seat } kezd.
    }
    [chosen] { $you ->
        [yes] Te kezdesz, ahogy megbeszéltétek.
       *[other] { $seat } kezd, ahogy megbeszéltétek.
    }
   *[other] { $you ->
        [yes] Te kezdesz.
       *[other] { $seat } kezd.
    }
}
web-hinted = { $you ->
    [yes] Tippet kértél.
   *[other] { $name } tippet kért.
}
web-allow-hints = Tippek engedélyezése (mindenki látja, ki kér)
web-hints-allowed = Tippet kérni szabad; mindenki látja, ki kér.
web-away-told = Ha valaki eltűnik, { $time } után beugrik egy bot ({ $level }).
web-time-seconds = { $count ->
    [one] { $count } másodperc
   *[other] { $count } másodperc
}
web-time-minutes = { $count ->
    [one] { $count } perc
   *[other] { $count } perc
}
web-time-hours = { $count ->
    [one] { $count } óra
   *[other] { $count } óra
}
web-time-days = { $count ->
    [one] { $count } nap
   *[other] { $count } nap
}
web-looked-away = Amíg nem néztél ide…
web-story-round = Csak ez a kör látszik. A többit neked kell megjegyezned.
web-stands-in = { $name } helyett { $level } játszik
web-stands-in-you = Helyetted most egy bot játszik: { $level }.
web-stands-in-name = { $name } helyett most { $level } játszik.
web-here = itt van
web-gone = nincs itt
web-gone-minutes = { $count ->
    [one] { $count } perce nincs itt
   *[other] { $count } perce nincs itt
}
web-gone-hours = { $count ->
    [one] { $count } órája nincs itt
   *[other] { $count } órája nincs itt
}
web-taken = Ez a hely foglalt
web-taken-line = Ezt a meghívót már felhasználta valaki.
web-taken-watch = De megnézheted a játszmát.
web-rematch-by = { $name } játszana még egyet.
web-leave-line = Egy bot játszik helyetted, amíg vissza nem térsz. Bármikor visszajöhetsz.
web-leave-sure = Igen, játsszon egy bot
web-menu-end = A játszma feladása
