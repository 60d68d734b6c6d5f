# W przeglądarce: co każdy powinien wiedzieć o swoim stole.

web-practice = Trening
web-practice-line = Ktoś cofnął ruch, więc to, co było zakryte, wylosowaliśmy od nowa. Dlatego ta partia to trening: nie ma zapisu ani dowodu i się nie liczy.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] Los zdecydował: zaczynasz ty.
       *[other] Los zdecydował: zaczyna { $seat }.
    }
    [chosen] { $you ->
        [yes] Zaczynasz ty, tak jak ustalono.
       *[other] Zaczyna { $seat }, tak jak ustalono.
    }
   *[other] { $you ->
        [yes] Zaczynasz ty.
       *[other] Zaczyna { $seat }.
    }
}
web-hinted = { $you ->
    [yes] Prosisz o podpowiedź.
   *[other] { $name } prosi o podpowiedź.
}
web-allow-hints = Zezwól na podpowiedzi (wszyscy widzą, kto o nie prosi)
web-hints-allowed = Można prosić o podpowiedzi; wszyscy widzą, kto o nie prosi.
web-away-told = Gdy ktoś zniknie, po { $time } zastąpi go bot ({ $level }).
web-time-seconds = { $count ->
    [one] { $count } sekundzie
   *[other] { $count } sekundach
}
web-time-minutes = { $count ->
    [one] { $count } minucie
   *[other] { $count } minutach
}
web-time-hours = { $count ->
    [one] { $count } godzinie
   *[other] { $count } godzinach
}
web-time-days = { $count ->
    [one] { $count } dniu
   *[other] { $count } dniach
}
web-looked-away = Kiedy nie było cię przy ekranie…
web-story-round = Widać tylko tę rundę. Resztę trzeba zapamiętać.
web-stands-in = { $name } – gra zastępca: { $level }
web-stands-in-you = Gra za ciebie bot: { $level }.
web-stands-in-name = { $name } – gra zastępca: { $level }.
web-here = przy stole
web-gone = poza stołem
web-gone-minutes = { $count ->
    [one] poza stołem od { $count } minuty
    [few] poza stołem od { $count } minut
    [many] poza stołem od { $count } minut
   *[other] poza stołem od { $count } minuty
}
web-gone-hours = { $count ->
    [one] poza stołem od { $count } godziny
    [few] poza stołem od { $count } godzin
    [many] poza stołem od { $count } godzin
   *[other] poza stołem od { $count } godziny
}
web-taken = To miejsce jest zajęte
web-taken-line = Ktoś już skorzystał z tego zaproszenia.
web-taken-watch = Możesz za to popatrzeć na grę.
web-rematch-by = { $name } chce zagrać jeszcze raz.
web-leave-line = Bot gra za ciebie, dopóki nie wrócisz. Możesz wrócić w każdej chwili.
web-leave-sure = Tak, niech gra bot
web-menu-end = Rezygnacja z partii
