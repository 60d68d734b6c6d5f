error-local-storage = Dit kon niet op je apparaat worden bewaard: de opslag is vol, of de browser staat het niet toe. Er is niets veranderd. Maak ruimte en probeer het nog eens.
error-local-others = Een tafel op je apparaat is voor wie aan het apparaat zit en voor bots. Voor anderen is een tafel op een server nodig.
error-not-alone = Je bent niet de enige aan deze tafel, dus de partij blijft waar die is.

web-local-impossible = Deze browser kan de spellen niet op je apparaat draaien, omdat WebAssembly ontbreekt. { $server ->
    [yes] Speel op de server of in een andere browser.
   *[no] Speel in een andere browser.
 }
web-local-failed = De spellen konden op je apparaat niet worden gestart. { $server ->
    [yes] Laad de pagina opnieuw of speel op de server.
   *[no] Laad de pagina opnieuw.
 } Er is niets verloren.
web-local-restarted = De spellen op je apparaat moesten opnieuw starten. Er is niets verloren: probeer het nog eens.
web-local-again = De spellen op je apparaat starten opnieuw…
web-local-again-kept = De spellen op je apparaat starten opnieuw. Je zet is opgeslagen.
web-local-elsewhere = Deze tafel staat op het apparaat waarop die is geopend, en alleen daar.
web-local-where = Waar er wordt gespeeld
web-local-device = Op dit apparaat
web-local-server = Op de server
web-local-device-line = Heeft geen verbinding nodig. Je apparaat deelt en kent de kaarten.
web-local-server-line = De server deelt en bewaart de tafel.
web-local-loading = De spellen worden op je apparaat geladen…
web-local-here = Deze tafel staat op je apparaat
web-local-here-line = Hij wordt alleen in deze browser bewaard en heeft geen verbinding nodig. Het apparaat kent de kaarten, dus de partij bewijst anderen niets.
web-local-fair = Je apparaat heeft gedeeld en kende zijn geheim vooraf: wat volgt, is een bewijs voor jou, niet voor anderen.
web-local-curtain = Het gordijn is een beleefdheid: het apparaat kent ieders kaarten.
web-local-move = Met vrienden verder via een link
web-local-move-line = De partij gaat verder aan een tafel op de server, vanaf deze stelling. Welke bots maken plaats voor een vriend?
web-local-move-go = Naar de server verhuizen
web-local-take = Verder op dit apparaat
web-local-take-line = De partij verhuist vanaf deze stelling naar je apparaat en heeft dan geen verbinding meer nodig.
