# The adaptive bot, which plays as strong as the people it plays with.

bot-adaptive = Alkalmazkodó
bot-adaptive-line = erősödik, ha nyersz, és gyengül, ha veszítesz, hogy a játszmák körülbelül 60%-át te nyerd; az adaptive:70 esetén 70%-át
bot-adaptive-at = Alkalmazkodó { $strength }
bot-adaptive-seat = Ereje { $strength } az 5-ből, ebben a játszmában végig. Utána erősödik vagy gyengül, hogy a játszmák körülbelül { $share }-ában te végezz előtte.
web-adaptive-line = Az alkalmazkodó bot olyan erős, mint te. Ha nyersz, utána erősebb lesz, ha veszítesz, gyengébb; játszma közben az ereje nem változik.
web-adaptive-share = Te végzel előtte
web-adaptive-games = a játszmák körülbelül { $share }-ában
web-adaptive-now = Ereje a következő játszmában: { $strength }. A 0 bármit lép, az 1 a kezdő, az 5 a mester.
play-adaptive = Legközelebb { $name } { $strength } erővel játszik (0-tól 5-ig), hogy a játszmák körülbelül { $share }-át te nyerd.
