# W przeglądarce: co każdy powinien wiedzieć o swoim stole.

web-practice = Trening
web-practice-line = Ruch cofnięto, a to, co było zakryte, wylosowano od nowa. Dlatego ta partia jest treningiem: nie ma zapisu ani dowodu i nie liczy się.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] Tak wypadło losowanie: zaczynasz ty.
       *[other] Tak wypadło losowanie: zaczyna { $seat }.
    }
    [chosen] { $you ->
        [yes] Zaczynasz ty, zgodnie z umową.
       *[other] Zaczyna { $seat }, zgodnie z umową.
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
web-hints-allowed = Podpowiedzi są dozwolone; wszyscy widzą, kto o nie prosi.
web-away-told = Po { $time } bez znaku życia gra dalej bot ({ $level }).
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
