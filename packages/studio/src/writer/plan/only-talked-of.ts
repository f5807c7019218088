import { blank } from "../blank.ts";

/** Somebody by name, by title or by kinship: "Uncle Peter", "Mr. Hale", "her old teacher". */
const WHO =
  "(?:(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:late |old |little |big |dead )?\\p{Ll}+|(?:old |poor )?(?:(?:Mrs?|Miss|Ms|Dr|Uncle|Aunt|Auntie|Captain|Old|Grandpa|Grandma|Granny|Farmer|King|Queen)\\.? )?\\p{Lu}\\p{Ll}+)(?:,? \\p{Lu}\\p{Ll}+(?:,(?= \\p{Ll}))?)?)(?!\\p{L})";

const frame = (before: string, after = ""): RegExp =>
  new RegExp(`(?<=(?<!\\p{L})(?:${before}) )${WHO}${after === "" ? "" : `(?=${after})`}`, "gu");
const subject = (after: string, before = ""): RegExp =>
  new RegExp(`${before === "" ? "(?<!\\p{L})" : `(?<=(?<!\\p{L})(?:${before}) )`}${WHO}(?=${after})`, "gu");

const WROTE = "(?:letters?|postcards?|cards?|notes?|parcels?|telegrams?|emails?|messages?)";
const MAKES =
  "(?:saved|bought|buys|knitted|sewed|prayed|prays|kept|keeps|baked|picked|drew|painted|wrote|mourned|cried|wept|longed|lit a candle)";

/** Where a text names somebody who need not be there. Only the name goes, so that those who act stay. */
const FRAMES: readonly RegExp[] = [
  // A letter.
  frame("[Dd]ear(?:est)?", ","),
  frame(
    "[Bb]ecause of|[Tt]hanks to|[Ii]n spite of|[Ii]nstead of|[Ww]ithout|[Aa]ccording to|[Ii]n (?:honour|memory) of|[Oo]n behalf of|[Ff]ar from|named after|called after",
  ),
  frame(
    "(?:[Nn]obody|[Nn]o one) (?:else )?(?:but|except)",
    " (?:knew|could|had|would|believed|understood|remembered|dared|can)\\b",
  ),
  frame(`${WROTE} (?:\\p{Ll}+ )?(?:from|to|for|of)`),
  frame("(?:wrote|written|writes|writing|[Ww]ord|[Nn]ews|[Gg]reetings|a gift|a present) (?:to|from|of)"),
  frame(`${MAKES}(?: [^.,;!?]{1,40}?)? for`),
  frame("(?:knew|know|learn(?:ed|t|s)|heard|inherited|had (?:it|them|this|that)) (?:[\\p{L}]+ )?from"),
  frame(
    "(?:miss(?:ed|es|ing)|remember(?:ed|s|ing)|imagin(?:ed|es|ing)|pictur(?:ed|ing)|forgot|forgotten|mention(?:ed|s|ing)|[Tt]hinking of|thinks? of|looked like|looks like|belong(?:ed|s)? to|(?:picture|photo|photograph|portrait|painting|drawing|grave|statue|memory|voice|ghost) of|(?:had|have|has) (?:not|never) (?:seen|met|known|heard from)|hadn['’]t (?:seen|met)|(?:tele)?phoned|emailed|texted|avenged|resembled)",
  ),
  frame(
    "(?:looked|looking|looks) forward to (?:seeing|meeting)|(?:ran|went|goes|sent|gone|hurried) to (?:fetch|get|find|call)",
  ),
  frame("promised", " in (?:his|her|my|a|the) (?:letter|heart|thoughts|prayers)"),
  // "What Uncle Peter would have said", "that his brother had given her", "in which Rose went to sea".
  subject(
    " (?:would|had|has|might have|used to)(?! (?:been (?:waiting|sitting|standing)|to)\\b)\\b",
    "that|which|what|where|whom|how|because|since|as|coat|book|kite|ring|watch|boat|house",
  ),
  subject(
    " [\\p{L}]+",
    "in which|of which|to which|at which|from whom|to whom|[Ii]n the (?:photo|photograph|picture|painting|portrait|dream)|dream(?:ed|s|t) that|prayed that|wish(?:ed|es) that|hop(?:ed|es) that|[Aa]s if|[Ii]f(?= [^.;!?]*\\b(?:were|would|had)\\b)",
  ),
  subject(
    " (?:used to|would (?:always |often |never |have )|always (?:said|says|told|tells|called|claimed)|often (?:said|says)|once (?:said|told)|(?:has|had) always (?:said|told))",
  ),
  subject(
    " (?:writes|(?:lives|works) (?:far|abroad|in \\p{Lu}\\p{Ll}+)|says (?:that|you|it|we|I)|thinks (?:that|you|it|we|I)|is (?:in|at|on|away|far|dead|not well)|sends)\\b",
  ),
  subject(" (?:sent|wrote) (?:[^.;!?]{1,40} )?from \\p{Lu}\\p{Ll}+"),
  subject(
    " was (?:a (?:little |small )?(?:boy|girl|child|young man|young woman|baby)|young|little|small|still alive|born)\\b",
    "[Ww]hen|before|while|since",
  ),
  subject(
    " had (?:(?:once|always|long ago|often) \\p{L}+|died|built|given|taught|sold|inherited|sent|written|fallen|moved|lost|planted|painted|carved|sewn|knitted|left (?:him|her|them|me|it|home|the))\\b",
  ),
  subject(", who (?:lived|lives|worked|works|had (?:once|died|gone|moved|emigrated))\\b"),
  subject(
    "['’]s (?:voice|words?|advice|name|stor(?:y|ies)|songs?|recipe|grave|picture|photograph|old \\p{Ll}+|letters?|mother|father|birthday|house|boat|chair|room|bed|coat)\\b",
  ),
  subject(
    " (?:was|were) (?:far away|not there|nowhere|still (?:at|in|on)|long (?:dead|gone)|(?:away|abroad|back) (?:in|at|on)|in (?:\\p{Lu}\\p{Ll}+|hospital|prison|town))",
  ),
  // "A ghost was said to live there", "some said it was the ghost of a smuggler", "she thought she saw a mermaid".
  /\b(?:an?|the) (?:\p{Ll}+ )?\p{Ll}+ (?:was|were|is) (?:said|rumoured|supposed|believed|thought) to [^.;!?]*/giu,
  /\b(?:some|people|they|everybody|others|the villagers|the old people) (?:said|say|whispered|believed) (?:that )?(?:it|he|she|there) (?:was|were|is|had been) [^.;!?]*/giu,
  /\bthought (?:that )?(?:he|she|I|they|we) (?:saw|had seen|heard|had heard) [^.,;!?]*/giu,
];

/** An English text without those whom it only mentions: "the coat that Uncle Peter had given her", "thanks to Mr Hale". Positions stay. */
export const withoutTalkedOf = (text: string): string =>
  FRAMES.reduce((rest, words) => rest.replace(words, blank), text);
