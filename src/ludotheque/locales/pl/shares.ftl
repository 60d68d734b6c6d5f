# Co mówią podpowiedzi i co się mówi, gdy nie można użyć ich poprawki.

cli-param-calibrate-correct = Najpierw popraw podawane szanse według tylu samo pozycji z innych rozdań i zachowaj poprawkę w folderze gry.

shares-unusable = Plik { $file } nie jest używany: { $reason } Szanse są podawane tak, jak znajduje je przeszukiwanie, bez poprawki.
