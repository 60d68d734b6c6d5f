# In the browser: reacting to each other, and watching.

web-reactions = Reactions
web-reactions-show = Show reactions
web-reactions-hide = Hide reactions
web-reaction-said = { $name }: { $reaction }
web-reaction-thumb = thumbs up
web-reaction-wave = waving paw
web-reaction-laugh = laughing dog
web-reaction-wow = amazed dog
web-reaction-sad = sad dog
web-reaction-think = thinking dog
web-reaction-heart = heart
web-reaction-party = party dog
web-watch-bar = Watching
web-watch-live = Live
web-watch-paused = Paused
web-watch-behind = { $count ->
    [one] { $count } move behind
   *[other] { $count } moves behind
}
web-watch-catch-up = Back to live
web-watch-round = You can step back within this round only.
