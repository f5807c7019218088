/** Somebody who belongs to another in an idea, "her dead husband", "my late aunt Rosa": never the one whom it is about. */
export const kin = (gap: string, nouns: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])(?<${gap}>(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir|[Oo]ur) (?:[a-z-]+ ){0,3}?(?:${nouns})(?:,? \\p{Lu}[\\p{L}'’-]+)?)(?![\\p{L}-])`,
    "u",
  );

/** Who may be missed by somebody. */
export const LOVED =
  "best friend|friend|husband|wife|mother|mum|mom|father|dad|brother|sister|son|daughter|grandmother|grandfather|grandma|grandpa|gran|boyfriend|girlfriend|fiancé|fiancée|partner|twin|aunt|uncle|boss|neighbour|neighbor";

/** That somebody has died. */
export const DEAD =
  /\b(?:dead|died|late (?:husband|wife|mother|father|sister|brother|aunt|uncle|son|daughter|mum|dad|grand\w+|partner|best friend|friend)|deceased|passed away|death|buried|funeral)\b/i;
