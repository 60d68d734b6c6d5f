# Het huis zonder server, en op dit apparaat.

web-static-here = Deze site is alleen een map met bestanden: wat je hier speelt, blijft op dit apparaat en niemand anders ziet het. Je kunt alle spelregels lezen, tegen bots spelen en het apparaat doorgeven.
web-static-alone = Partijen met vrienden via een link en openbare tafels hebben een server nodig, en deze site heeft er geen.
web-static-server = Partijen met vrienden via een link en openbare tafels staan op { $server }.
web-static-needs-server = Hiervoor is een server nodig, en deze site heeft er geen. Alles op dit apparaat werkt zonder.
web-device-whole = Alles staat op dit apparaat. Je kunt zonder verbinding spelen.
web-device-rules = De spellenkast en alle spelregels staan op dit apparaat. Je kunt ze zonder verbinding lezen.
web-device-size = Het neemt { $size } in.
web-device-coming = Bezig met bewaren op dit apparaat: { $kept } van { $total }
web-device-stopped = Niet alles kon worden bewaard: de verbinding viel weg of er is geen ruimte. Wat er is, blijft.
web-device-impossible = Deze pagina kan niet op dit apparaat worden bewaard: je browser staat het hier niet toe.
web-device-keep = Op dit apparaat bewaren ({ $size })
web-device-remove = Van dit apparaat verwijderen
web-device-install = Als app installeren
web-new-version = Er is een nieuwe versie. Je partijen blijven zoals ze zijn.
web-new-version-load = Laden
