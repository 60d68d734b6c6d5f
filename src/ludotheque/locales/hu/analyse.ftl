# ludotheque analyse

cli-help-analyse = Egy lejátszott játszma elemzése: mit változtattak az egyes lépések, mennyi volt ebből döntés és mennyi szerencse.
cli-param-analyse-file = Jegyzőkönyveket tartalmazó fájl: JSON Lines vagy egyetlen jegyzőkönyv; a - a szabványos bemenetet olvassa.
cli-param-game-number = A fájl hányadik játszmája, 1-től számolva.
cli-param-simulations = A szimulációk száma keresésenként; ha több, tovább tart, de pontosabb.
cli-param-analyse-seed = A keresés magszáma. Ugyanaz a magszám és ugyanannyi szimuláció ugyanazokat az eredményeket adja.
cli-param-analyse-chart = Diagram rajzolása ebbe a fájlba, .svg vagy .png.

analyse-running = { $title } elemzése
analyse-title = { $title }: { $names }
analyse-interrupted = Megszakítva: { $moves } lépésből { $done } elemzése készült el.
analyse-unfinished = A játszma nem ért véget; az utolsó számok becslések.
analyse-number = Ssz.
analyse-who = Ki
analyse-move = Lépés
analyse-expected = Esély (%)
analyse-decision = Döntés
analyse-luck = Szerencse
analyse-unclear = Bizonytalan
analyse-chance = véletlen ({ $name })
analyse-resigned = feladja
analyse-better = jobb: { $move }
analyse-instead = { $move }; jobb: { $better }
analyse-marks = Esély: a győzelem esélye, százalékban. A ? legalább 5, a ?? legalább 15 pontba kerül, a ! legalább 10 pontnyi szerencse vagy balszerencse.
analyse-start = Az elején
analyse-own = Saját döntések
analyse-others = Mások döntései
analyse-end = A végén
analyse-costliest = A legdrágább lépések: { $name }
analyse-noise = Minden becslés { $simulations } szimuláción alapul: ± { $noise } pont már csak a mintavétel miatt is. A hibahatáron belüli szerencse nem látszik, de az összegekben benne van; ami úgy változik, hogy közben semmi sem történt, az bizonytalan, nem szerencse. A szerencsében az is benne van, amit a keresés rosszul ítélt meg.
analyse-chart-subtitle = Győzelmi esély minden lépés előtt, { $simulations } szimuláció alapján
analyse-chart-share = Győzelmi esély (%)
analyse-chart-change = Változás (pont)
analyse-chart-move = A lépés sorszáma
