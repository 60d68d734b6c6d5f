# ludotheque learn: what bots learn from games of search; and what is said where that cannot be used.

cli-help-learn = A számokat, amelyekkel a botok egy játékot megítélnek, keresés által játszott játszmákhoz illeszti, és megtartja őket, hacsak az összecsapásokban nem játszanak velük rosszabbul.
cli-param-learn-bot = A bot, amely a játszmákat játssza: egy szint vagy keresés, például search:400.
cli-param-learn-games = A játszmák száma fordulónként; minden ötödik csak az eredmény megítélésére szolgál.
cli-param-rounds = A fordulók száma; mindegyik azzal játszik, amit az előző tanult.
cli-param-learn-deals = Az osztások száma a mostani számok elleni összecsapásokban; mindegyiket minden helyről egyszer játsszák.
cli-param-learn-folder = A befejezett játszmák mappája; a félbeszakadt tanulás innen folytatódik.
cli-param-dry = A tanultak megmutatása kiírás nélkül.

learn-loss = Logaritmikus veszteség a félretett játszmákon ({ $games } játszma az utolsó fordulóban): { $after }, előtte { $before }. A kevesebb a jobb.
learn-won = A korábbi számok ellen: { $value }% győzelem ({ $low } és { $high } között) { $matches } játszmában; az egyenlő eredmény { $even }% volna.
learn-kept = Kiírva ide: { $file }.
learn-tells = Kiírva ide: { $file }, de csak ahhoz, amit az embereknek mondunk. A botok megtartják a képletüket: az összecsapások nem mutatták, hogy így jobban játszanának.
learn-dry = Semmi sem lett kiírva.
learn-dropped = Nem maradt meg: a mostani számok jobbak.
learn-interrupted = Megszakítva. A befejezett játszmák itt vannak: { $folder }; ugyanez a parancs innen folytatja.
learn-name = Név
learn-number = Szám

fitted-unusable = Nem használható fájl: { $file }. { $reason } A botok nélküle, a kézzel írtak szerint ítélnek.
fitted-unreadable = Nem olvasható ({ $reason }).
fitted-damaged = Sérült ({ $detail }).
fitted-other = Másik verzióhoz való.
