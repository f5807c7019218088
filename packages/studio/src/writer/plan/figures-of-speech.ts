import type { Hit } from "../lexicon/find-words.ts";

/** Whether a thing in an English text is in the scene and no figure of speech. */
export const isThereToBeSeen = (text: string, { at, word }: Pick<Hit, "at" | "word">): boolean => {
  if (rarelyAThing.has(word)) return false;
  // "The tree had fallen over", "a bicycle had knocked her over": it stands there no more.
  if (
    /^[\w-]+ (?:did not|didn['’]t|never|was not|wasn['’]t|had (?!a |an |the |been (?:standing|waiting))|hadn['’]t) ?/.test(
      text.slice(at),
    )
  )
    return false;
  if (USUALLY.test(text.slice(at))) return false;
  const before = text.slice(0, at);
  // "A button with an anchor on it".
  if (/^[\w-]+ on (?:it|them)\b/i.test(text.slice(at)) && /\bwith (?:an?|the) (?:[\w-]+ )?$/i.test(before))
    return false;
  const sentence = before.slice(before.search(/[^.!?\n]*$/));
  if (alsoAVerb.test(word) && !named.test(sentence)) return false;
  if (SOUND_OF.test(text.slice(at)) || formation.test(text.slice(at)) || compound.test(text.slice(at))) return false;
  if (worn.has(word) && wearing.test(sentence)) return false;
  // "Mill Lane" is no mill.
  if (/^\p{Lu}/u.test(text.slice(at)) && /\S\s+$/.test(sentence)) return false;
  return !(figures.some((figure) => figure.test(sentence)) || isSpokenOf(before));
};

/** "The bus came twice a week". */
const USUALLY = /^[\w-]+ [^.;!?]{0,20}\b(?:once|twice|three times) (?:a|every) (?:day|week|month|year)\b/;

/** Emoji names that rarely mean that thing in a story. */
const rarelyAThing: ReadonlySet<string> = new Set(
  `springs scale scales departure nib swirl root roots flutter voltage engine cap magnifying cover piece pieces score
  frames leg legs coaster nut cream wings trap brush brushes fork wave waves seat hook label link match spring bow horn cracker
  notes bath jack cork beads`.split(/\s+/),
);

/** What somebody wears lies nowhere: "a boy in red boots". */
const worn: ReadonlySet<string> = new Set(
  "boot boots shoe shoes hat cap coat scarf glasses crown helmet dress shirt gloves mask".split(" "),
);
const wearing = /\b(?:in|with|wearing|wore|wears|by (?:his|her|their|its)|put on|took off)\s+(?:[\w'’-]+\s+){0,3}$/i;

/** Words that are things only after an article or an adjective: "saw", "rose". */
const alsoAVerb =
  /^(?:saw|rose|well|wells|watch|fly|judge|duck|ring|nail|hammer|drum|fish|lock|knot|thread|box|button|mop|picks?)$/i;
/** "The fire brigade" is no fire. */
const compound =
  /^(?:fire[ -](?:brigade|station|chief|fighters?|department|crew|hose|alarm|escape|drill|captain|extinguisher|place|wood)|tree ?(?:house|top|line)|(?:apple|carrot|lemon|cherry|banana|pear|peach|potato|tomato|mushroom|egg|cheese|honey|fish|pumpkin|strawberry|orange) (?:cake|pie|juice|tart|soup|jam|bread|pudding|salad|sauce|sandwich(?:es)?)|snow ?(?:man|storm|drift)|star ?fish|(?:bus|car|cab|taxi|truck|lorry|tractor|van|jeep) (?:shelters?|drivers?|parks?|stops?|stations?|rides?|tickets?|keys?|windows?|seats?|fares?|horns?|factory|engine|company|door|trip|journey)\b|rose ?(?:bush|mary)|ball ?(?:room|gown)|(?:monkey|ape|lion|elephant|reptile|bird|insect|hen|dog|doll) ?house)/i;
/** "The thunder of their hooves", "a storm of applause". */
const SOUND_OF = /^(?:thunder|storm|hail|shower|rain|flood) of\b/i;
/** How other things stand: "a ring of standing stones". */
const formation =
  /^(?:trumpet|ribbon|curtain|ring|rings|crown|wall|ball|blanket|carpet|box|nest|shield)\s+of\s+(?:[\w-]+\s+)?(?:stones|trees|rocks|hills|mountains|people|children|dancers|friends|fire|light|lights|ice|snow|fog|mist|smoke|sand|water|clouds|stars|flowers|leaves|grass|moss|silence|sleep|swans|geese|birds|bees|crows|gulls|wolves)\b/i;
const named =
  /\b(?:an?|the|his|her|their|its|my|our|your|this|that|each|every|another|one|two|three|old|new|little|small|big|tiny|last|single|pocket|golden|silver|iron|wooden|broken|village|bitter|sweet|sweetest|deep|red|white|blue|green|black|wild)\s+$/i;

const few = "(?:[\\w'’-]+\\s+){0,3}$";
/** Words before a thing that is absent: compared to, missing, wished for or talked about. */
const figures: readonly RegExp[] = [
  /\b(?:like|as if|as though|than)\s+[^,;:]{0,34}$/i,
  new RegExp(`\\bas\\s+${few}`, "i"),
  new RegExp(
    `\\b(?:no|not an?|not the|not any|without|never|neither|nor|instead of|rather than|missing|lost their|lacked)\\s+${few}`,
    "i",
  ),
  new RegExp(
    `\\b(?:wish(?:ed|es)? for|dream(?:ed|t|s)? (?:of|about)|thought (?:of|about)|sp(?:oke|eaks?) of|talk(?:ed|s)? (?:of|about)|afraid of|wait(?:ed|ing|s)? for|wanted|wants?|worth|price of|tales? of|songs? of|stor(?:y|ies) of|about)\\s+${few}`,
    "i",
  ),
  /\b(?:the size of|the colour of|the shape of|the sound of|made of|made out of|smel(?:t|led|ls) of|tasted of|sort of|kind of)\s+(?:[\w'’-]+\s+){0,2}$/i,
  /\b(?:paper|toy|painted|carved|chalk|tin|sugar|rocking|stuffed|cardboard|plastic|clothes)\s+$/i,
  /\b(?:they say|people say|it is said|the chronicle|the proverb|the tale|the story goes|would be|would have|could have been|if (?:only|there were))\b/i,
  /\b(?:wanted|wants|wished|hoped|had|need(?:ed)?) to\s+(?:find|win|be|become|bake|build|catch|see|fetch|get|rescue)\s+(?:[\w'’-]+\s+){0,4}$/i,
  // "who got to be captain", "let her be queen"
  /\b(?:(?:who|which|whose turn [^.;!?]{0,12}) [^.;!?]{0,24}\bbe|(?:gets?|got|let (?:him|her|them|me)|allowed to|turn to) (?:to )?be) (?:the |a )?$/i,
  /\b(?:drew|drawn|painted|sketched|carved|embroidered|(?:drawing|picture|painting|photo|photograph|statue|film|book) of)\s+[^.;!?]*$/i,
  /\b(?:thought|believed|imagined|pretended) (?:that )?(?:she|he|it) (?:was|were) an?\s+(?:[\w-]+\s+)?$/i,
  /\btold (?:it|them|her|him) to\s+(?:[\w'’-]+\s+){0,2}$/i,
];

/** Direct speech may name absent things; "look, this star" names a present one. */
const isSpokenOf = (before: string): boolean => {
  const speech = /["“][^"“”]*$/.exec(before)?.[0];
  const open = (before.match(/"/g)?.length ?? 0) % 2 === 1 || /“[^”]*$/.test(before);
  return open && speech !== undefined && !/\b(?:this|that|these|here|look)\b[^.!?]*$/i.test(speech);
};
