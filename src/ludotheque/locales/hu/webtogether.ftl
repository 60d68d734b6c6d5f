# In the browser: reacting to each other, and watching.

web-reactions = Reakciók
web-reactions-show = Reakciók mutatása
web-reactions-hide = Reakciók elrejtése
web-reaction-said = { $name }: { $reaction }
web-reaction-thumb = feltartott hüvelykujj
web-reaction-wave = integető mancs
web-reaction-laugh = nevető kutya
web-reaction-wow = ámuló kutya
web-reaction-sad = szomorú kutya
web-reaction-think = gondolkodó kutya
web-reaction-heart = szív
web-reaction-party = ünneplő kutya
web-watch-bar = A játszma követése
web-watch-live = Élő
web-watch-paused = Szünet
web-watch-behind = { $count } lépéssel lemaradva
web-watch-catch-up = Vissza az élőhöz
web-watch-round = Csak ezen a körön belül léphetsz vissza.
