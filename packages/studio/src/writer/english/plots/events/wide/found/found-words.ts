/** How an idea says that something comes to somebody. */
export const FOUND =
  "(?:found|finds|discovered|came across|came upon|dug up|dug out|pulled|pulled out|pulled up|stumbled (?:over|on|upon|across)|spotted|fished|fished out|fished up|unearthed|picked up|caught|noticed)";

/** How something comes into somebody's hands. */
export const GOT = "(?:got|received|was given|were given|was sent|were sent|won|bought|inherited|built|invented|had)";

/** Before a thing: one, and no person, job or way. */
export const ONE_THING =
  "(?=an? |one )(?!(?:an?|the|one|his|her|their|my) (?:[a-z-]+ ){0,3}?(?:job|way|home|friend|coach|partner|solution|reason|answer|body|corpse|skeleton|skull|bomb|gun|pistol|city|town|village|island|planet|world|country|house|cabin|hut|cave|tunnel|door|doors|gate|staircase|stairs|room|passage|shop|floor|lift|well|garden|forest|path|ship|wreck|mistake|spelling|egg|eggs|letter|letters|message|note|postcard|email|text|call|invitation|parcel|package|ticket|banknote|money|gold|treasure|fortune|diary|manuscript|map|cure|place|spot|hole|light|voice|noise|sound|smell|trick|star|bone|fossil|planet|clue|flat|apartment|power|gift|chance|visit|ghost|balloon|bubble|pool|puddle|flower|tree|honey|cake|pie|cheese|bread|loaf|bun|biscuit|cookie|sausage|ham|apple|pear|nut|walnut|pumpkin|strawberry|cherry|pizza|pancake|chocolate|doughnut|sandwich|melon|carrot|fish|bus|train|train|tram|plane|obituary|name|baby|child|complaint|idea|plan|rumou?r|question|fright|shock|cold|fever|divorce|prize|medal|award|role|part|lesson|class|wish)\\b)";

/** Before a thing of which more is said: no news, no place that is far away, and no person. */
export const ANY_THING =
  "(?=an? |one |the |his |her |their |my )(?!(?:an?|the|one|his|her|their|my) (?:[a-z-]+ ){0,3}?(?:job|way|home|coach|body|letter|letters|message|note|label|postcard|call|invitation|map|clue|diary|city|town|village|island|planet|world|country|egg|fish|ship|power|gift|star|cake|soup|potion|spell|plan|idea)\\b)";
