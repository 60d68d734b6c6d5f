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
