# ludotheque learn --network

cli-param-network = Számok illesztése helyett a játék hálózatát tanítja; csak akkor marad meg, ha jobban játszik.
error-no-network = { $game }: nincs tanítható hálózata. Lásd a `NETWORK` részt a motor dokumentációjában.
