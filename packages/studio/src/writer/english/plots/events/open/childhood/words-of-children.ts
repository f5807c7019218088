const GROWN_UP =
  "knight|king|queen|pirate(?! ship)|captain|sailor|detective|firefighter|policeman|policewoman|astronaut|soldier|nurse|surgeon|thief|burglar|robber|businessman|widow|widower|retired|husband|wife|colleague|colleagues|vampire|wizard|witch|monk|boxer|miner|clerk|accountant|lawyer|elderly|office|pensioner|divorced|ghost|prison|murder|war|refugees?|cancer|died|dead|funeral";

/** A pattern of a whole idea that is about children, as far as its words tell, and says what `source` matches. */
export const ofChildren = (source = "", without = "#"): RegExp =>
  new RegExp(
    `^(?!(?:[\\s\\S]*[ “(])?(?:${GROWN_UP}|${without})\\b)(?!An? (?:[a-z-]+ ){0,2}(?:man|woman|teacher|farmer|father|mother|couple|doctor|dentist|coach)\\b)[\\s\\S]*?(?:${source})`,
    "iu",
  );

const HOW =
  "(?:so |very |really |terribly |always |still |secretly |awfully |most |a (?:bit|little) |deathly |even |also )*";

/** "was afraid of", "had a terrible fear of". */
export const FEARED = `(?:(?:was|were|is|are|got|became|felt) ${HOW}(?:afraid|scared|frightened|terrified|petrified|nervous)(?: to death)? (?:of|about)|feared|had (?:a |an? [a-z]+ )?(?:fear|horror) of)`;

/** "did not want to", "refused to", "would not". */
export const WOULD_NOT =
  "(?:(?:did not|does not|do not|never|no longer) (?:want(?:ed|s)? to|like(?:d|s)? to|dared? to|dare)|refused to|refuses to|would not|could not|hated to|was afraid to|were afraid to|was too (?:shy|scared|afraid|frightened|nervous) to)";

/** "wanted to", "decided to", "had to". */
export const WANTED =
  "(?:(?:wanted|wished|decided|planned|tried|hoped|dreamed|dreamt|longed|had|set out|was going|were going|was determined|were determined|were allowed|was allowed)(?: so much| badly| really)? (?:to|of)|would (?:like|love) to)";
