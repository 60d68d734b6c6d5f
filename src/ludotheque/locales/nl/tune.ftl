# Afstemmen: regels die een doel halen.

cli-help-tune = De regels zoeken die het dichtst bij de gedrukte liggen en waarmee een spel een doel haalt.
cli-param-tune-dials = Knoppen waaraan gedraaid mag worden, zoals bij sweep: NAAM, NAAM=VAN-TOT of NAAM=WAARDE,WAARDE. Standaard: alle hele getallen van het bord.
cli-param-tune-goal = Wat gehaald moet worden: first=±1 (punten die beginnen oplevert), turns=15-20, skill>=0.6, ties<=0.05, score=20-30, margin<=8; meer dan één met komma’s. In het Engels ook als zin: ‘first seat within 1 point, 15–20 turns’.
cli-param-tune-bots = Wie speelt. Zijn het er meer, dan moet het doel met elk apart gehaald worden, bijvoorbeeld beginner,club.
cli-param-tune-weak = Tegen wie ze spelen waar kunde gemeten wordt. Standaard: beginner, of random naast bots die niet nadenken.
cli-param-tune-games = Hoogstens zoveel partijen met dezelfde regels, voor elk aantal spelers en elke bot. Standaard: 64.000, of 128 met bots die nadenken. Regels die het doel zeker missen, worden veel eerder opgegeven.
cli-param-tune-evaluations = Hoogstens zoveel regelvarianten proberen.
cli-param-tune-reports = Over elk van de dichtstbijzijnde regelvarianten een rapport in deze map schrijven.
tune-goal = Doel: { $goal }
tune-tried = Geprobeerde regelvarianten: { $rules }; partijen: { $games }
tune-printed = De regels halen het doel zoals ze zijn.
tune-nearest = Regels die het doel halen en het dichtst bij de gedrukte liggen
tune-none = Geen van de geprobeerde regelvarianten haalt het doel. De lijst toont hoe dichtbij ze komen.
tune-met = zeker
tune-likely = waarschijnlijk; meer --games zouden het uitwijzen
tune-missed = gemist
tune-report = Rapport
tune-play = Spelen
tune-browser = Op een server
tune-front = Dichter bij het doel, of minder veranderingen
tune-outside = Hoe ver elk kengetal buiten het doel ligt, bij het ongunstigste aantal spelers en de ongunstigste bot
tune-unchanged = zoals gedrukt
tune-rules = Regels
tune-measure = Kengetal
tune-players = Spelers
tune-bot = Bot
tune-first = Voordeel van beginnen (punten)
tune-skill = Winst van betere spelers (aandeel)

error-tune-goal = ‘{ $found }’ is geen doel. Mogelijk: { $known }.
error-tune-twice = Het doel noemt ‘{ $measure }’ twee keer. Eén keer is genoeg.
error-tune-weak = De bot ‘{ $found }’ kan niet beter zijn dan zichzelf. Noem zwakkere bots als tegenstander om kunde te meten.
error-tune-impossible = ‘{ $wanted }’ kan niet gehaald worden: { $measure } moet in { $range } liggen, en de laagste grens komt eerst.
error-tune-dials = { $title } heeft geen getallen om aan te draaien. Noem opties die mogen veranderen: { $known }.
error-tune-evaluations = { $found } regelvarianten kunnen niet geprobeerd worden. Er is er minstens 1 nodig.
error-tune-bot = ‘{ $found }’ kan niet spelen als deze pagina naar een doel zoekt. Mogelijk: { $known }.
