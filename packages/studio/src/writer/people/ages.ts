import { type Draft, genderFor } from "./draft.ts";
import { type Age, personNoun } from "./person-nouns.ts";
import type { Token } from "./tokens.ts";

/** Who is seventeen is drawn as tall as the grown-up. */
const GROWN = 17;

export const ageOfYears = (years: number): Age => (years < GROWN ? "child" : years < 60 ? "adult" : "old");

/** The age of somebody whose years are told; "Mr." shows a grown-up, and no more. */
export const ageWithYears = (known: Age | undefined, years: number): Age =>
  known === undefined || (known === "adult" && ageOfYears(years) === "old") ? ageOfYears(years) : known;

const OLD =
  /\b(?:even older|retired|pension(?! fund)|nursing home|(?:from|out of|live[sd]? (?:together )?in) (?:the|an?|their) (?:care|nursing|retirement|old people) (?:'s )?home|(?:over|turn(?:s|ed)?) (?:sixty|seventy|eighty|ninety|[6-9]\d)|in (?:his|her|their) (?:sixties|seventies|eighties|nineties)|white beard|great-grandchildren|grandchildren|grandson|granddaughter)\b/;
const ADULT =
  /\b(?:wife|husband|married|marries|wedding ring|divorced|office|colleagues?|boss|salary|(?:read|reads|reading) (?:the|his|her|a) (?:\w+ )?newspapers?|novels?|beer|wine|whisky|rent|mortgage|moustache|beard|(?:his|her|their) (?:children|son|daughter)|patients?|crew|shift|repair(?:s|ed)|in love|falls? in love|for (?:twenty|thirty|forty|fifty|sixty)(?:-\w+)? years|(?:his|her) last (?:day|shift) (?:at work|of work)|(?:of|among) (?:his|her|the) (?:guards|soldiers|sailors)|taxi|customers?|employees?|court|driver|(?:had )?worked (?:nights|days|as|in|at|for)|(?:his|her) (?:(?:new|young|first|old) )?(?:apprentice|deck hand|assistant|workshop|bakery|practice|clinic|studio|tractor|truck|lorry|van|farm|inn|restaurant|salon|late (?:husband|wife)|grown(?:-up)? (?:son|daughter))|unlocked the \w+(?: \w+)? at|(?:opened|closed|locked) (?:up )?(?:the|his|her) (?:shop|bakery|cafe|café|bar|pub|library|museum|surgery|practice|clinic|salon|garage|laundrette|restaurant)|tied on (?:his|her) apron|wiped the (?:counter|bar)|behind the (?:counter|bar|till)|signed the|rented|lifeguard|night shift|mortgage|retire|parked|his wife|her husband|steered the|ran (?:a|the) (?:shop|bakery|farm|inn|hotel|school|ferry|mill)|kept (?:a|the) (?:shop|inn|hut|light|lighthouse|bees|goats)|owned (?:a|the)|(?:for|after|in) (?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) years|retired|widow(?:er|ed)?|steering wheel|behind the wheel|depot|briefcase|cigarettes?|invoices?|landlady|landlord|drove (?:the|her|his|a) (?:\w+ )?(?:van|car|lorry|truck|bus|tractor)|(?:her|his|the) (?:\w+ )?(?:van|lorry|truck) (?:would not|wouldn['’]t) start)\b/;
const CHILD =
  /(?:\b(?:his|her|their)|'s) (?:cousin|mother|father|mum|mom|dad|mama|papa|parents|teacher|teddy|toys?|grandfather|grandmother|grandma|grandpa)\b|\b(?:pyjamas|school|class(?:room|mates?)?|playground|kindergarten|homework|bedtime|little (?:brother|sister)|learns to (?:ride|swim|read|walk|tie))\b/;

/** What no child does, even beside a mother or a father. */
const GROWN_UP =
  /\b(?:(?:studies|studied|studying) (?:law|medicine|engineering|architecture|physics|economics)|at (?:the )?university|did the (?:driving|books|accounts|deliveries|paperwork)|(?:brother|sister|son|daughter|mother|father) in law|\w+-in-law|(?:was|were|is|are|been|got|get|gets|getting) (?:married|divorced|engaged)|(?:on|for) (?:his|her|their|our) honeymoon|their (?:own |little |only |teenage |baby )?(?:son|daughter|children|baby)(?: 's)?|(?:one|some|two|all) of (?:her|his|their) (?:students|pupils|patients|tenants)|(?:teach(?:es)?|taught) [^.]{2,30} in (?:an?|the) (?:prison|college|university)|turn(?:s|ed)? (?:eighteen|nineteen|twenty\w*|thirty|forty|fifty|1[89]|[2-5]\d))\b/;

const SELLS =
  /\b(?:sold|sells) (?:loaves|bread|cakes?|fish|flowers|fruit|vegetables|cars|houses|shoes|books|tickets|insurance)\b|\bleft (?:them|him|her) the (?:bakery|shop|farm|business|house|mill|workshop|inn|boat)\b|\b(?:was|is) (?:forty|fifty)(?:-\w+)?\b/;

/** Children by their noun; a daughter or a friend may be of any age. */
const ALWAYS_YOUNG =
  /^(?:boy|girl|kid|child|toddler|baby|infant|schoolboy|schoolgirl|pupil|classmate|grandson|granddaughter|grandchild)$/;

/** What children are as well as grown-ups. */
const AT_PLAY =
  /^(?:player|swimmer|runner|climber|skier|boxer|champion|winner|opponent|rival|teammate|rider|drummer|violinist|pianist)$/;

/** A text without a child or a parent in it. */
export const isOfAdults = (text: string): boolean =>
  (text.length > LONG || ADULT.test(text)) &&
  !YOUNG_COMPANY.test(text.replace(/\byoung (?:man|men|woman|women|couple|lady|gentleman|people)\b/gi, " "));
const LONG = 1000;
const YOUNG_COMPANY =
  /\b(?:child(?:ren)?|kids?|boys?|girls?|pupils?|class(?:mates?|room)?|school|teachers?|playground|mother|father|mum|mom|mummy|dad|daddy|papa|mama|parents?|grand\w+|granny|aunt|uncle|toys?|teddy|birthday|young|youngest|son|daughter|brother|sister|twins?|apprentice)\b/i;

/** A longer text with many words of the life of grown-ups, and few of children. */
export const isOfGrownUpLife = (text: string): boolean => {
  const countOf = (words: RegExp): number => new Set(text.toLowerCase().match(words)).size;
  const [grown, young] = [countOf(OF_GROWN_UPS), countOf(OF_YOUNG)];
  return text.length > LONG && grown >= (young === 0 ? LEAST_GROWN - 1 : LEAST_GROWN) && grown >= 2 * young;
};
const LEAST_GROWN = 4;
const OF_GROWN_UPS =
  /\b(?:wife|husband|married|marriage|madame?|mrs|mr|sir|gentlem[ae]n|ladies|lady|officers?|office|club|wine|vodka|beer|whisk(?:e)?y|cigars?|cigarettes?|tobacco|servants?|villa|lawyers?|colonel|lieutenant|major|roubles?|rubles?|dollars?|salary|business|widow(?:er)?|moustaches?|beard|estate|landlady|landlord|debts?|rent|employer|colleagues?|secretary|secretaries|clerks?|engaged|bachelor|fianc[ée]e?|affair)\b/g;
const OF_YOUNG =
  /\b(?:school|toys?|play(?:ed|ing)?|mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|granny|grandpa|kids?|boys?|girls?|child(?:ren)?|birthday|teddy|homework|pupils?|classroom|playground|princess|prince|dragon|magic)\b/g;

/** Whether no word of a longer text shows a figure with a name, or those beside it, as children. */
export const isWithoutSignOfChild = (text: string, draft: Draft, drafts: Iterable<Draft>): boolean => {
  const { name = "" } = draft;
  const [first = ""] = name.split(" ");
  const owner = genderFor(draft) === "he" ? "his" : genderFor(draft) === "she" ? "her" : "their";
  const kin = new RegExp(`\\b(?:${owner}|${first}['’]s|${first} and (?:his|her)) (?:\\w+ )?(?:${OF_A_CHILD})\\b`);
  const isYoung = ({ name: other, noun, age }: Draft): boolean => other !== undefined && (age ?? noun?.age) === "child";
  return (
    text.length > LONG &&
    !kin.test(text) &&
    !YOUNG_LIFE.test(text) &&
    !new RegExp(`\\b[Ll]ittle ${first}\\b`).test(text) &&
    ![...drafts].some((other) => other !== draft && isYoung(other))
  );
};
const OF_A_CHILD =
  "mum|mummy|mom|mommy|mother|mama|father|dad|daddy|papa|parents?|grandma|granny|grandmother|grandpa|grandad|granddad|grandfather|aunt|auntie|uncle|teacher|teddy|toys?|classmates?|bedtime|nanny|pocket money|big brother|big sister|best friend";
/** Words of a text of children, or of a tale. */
const YOUNG_LIFE =
  /\b(?:Mum|Mummy|Mom|Mommy|Mama|Dad|Daddy|Papa|Grandma|Granny|Grandpa|Grandad|Granddad)\b|\b(?:school|class|classroom|pupils?|playground|kindergarten|homework|recess|treehouse|tree house|kids|friends|dragons?|unicorns?|fairy|fairies|witch|wizard|giants?|castle|magic|princess|prince|king|queen|forbade|grounded|allowed to)\b/;

/** The age that the sentences about a character show; undefined where they show none. */
export const ageByLife = (tokens: readonly Token[], draft: Draft): Age | undefined => {
  const { mentions, name, noun, age, traits } = draft;
  if (age || (noun && (!noun.isHuman || ALWAYS_YOUNG.test(noun.noun)))) return undefined;
  if (noun && noun.age !== "child" && !(name && AT_PLAY.test(noun.noun))) return undefined;
  // "His little sister Lou".
  if (traits.has("little") && noun?.age === "child") return "child";
  const gender = genderFor(draft);
  // The next sentence says "he" of the same.
  const about = new Set(mentions.flatMap((at) => [tokens[at]?.sentence ?? -1, (tokens[at]?.sentence ?? -2) + 1]));
  const words = tokens
    .filter(({ sentence, isSpoken }) => about.has(sentence) && !isSpoken)
    .map(({ low, isOwner }) => (isOwner ? `${low} 's` : low))
    .join(" ")
    // "He wrote to his wife" says nothing of a girl.
    .replace(gender === "she" ? /\bhis \w+/g : gender === "he" ? /\bher \w+/g : /(?!)/g, " ");
  if (/^(?:son|daughter)$/.test(noun?.noun ?? "") && MY_PARTNER.test(words)) return undefined;
  if (isOfParent(tokens, mentions)) return "adult";
  if (GROWN_UP.test(words) || (gender && OWN_PARTNER[gender].test(words))) return "adult";
  // Who runs a shop beside a mother is no child.
  if (name && SELLS.test(words)) return "adult";
  if (OF_AGE.test(words)) return "old";
  // "Two sisters inherit their grandmother's bakery" are no children, though they have a grandmother.
  if (INHERITS.test(words)) return "adult";
  if (CHILD.test(words)) return "child";
  // "A retired singer teaches his shy son", "a mother works nights, and her son draws": the son of somebody old is grown up.
  if (!name && /^(?:son|daughter)$/.test(noun?.noun ?? ""))
    return OF_OLD_PARENT.test(words) || (LOVES.test(words) && !/\b(?:boy|girl|school)\b/.test(words))
      ? "adult"
      : undefined;
  if (OLD.test(words)) return "old";
  return ADULT.test(words) || GROWN_LIFE.test(words) ? "adult" : undefined;
};

/** "Both over seventy", also of two sisters; "meet again at 70". */
const OF_AGE =
  /\b(?:both|all) (?:well )?over (?:sixty|seventy|eighty|ninety|[6-9]\d)\b|\bagain at (?:sixty|seventy|eighty|ninety|[6-9]\d)\b/;
const LOVES = /\b(?:in love|falls? for|fell for|marr(?:y|ies|ied)|wedding|engaged|pregnant)\b/;
const OF_OLD_PARENT = /\b(?:old|elderly|retired|ageing|aging|grown|estranged|pensioner)\b/;
const INHERITS =
  /\binherit(?:s|ed)?\b|\b(?:not|n['’]t|never) (?:talked|spoken|seen each other|said a word) (?:to each other )?(?:for|in) (?:\w+ )?(?:years|decades)\b/;
/** "Hassan drives a tow truck", "two brothers inherit a boat and have not spoken in nine years". */
const GROWN_LIFE =
  /\b(?:works (?:nights|days|shifts|as an?|in an?|at an?|for an?|the (?:late|night|early) shift)|(?:drives?|driving) (?:the|her|his|an?) (?:\w+ ){0,2}?(?:van|car|lorry|truck|bus|taxi|cab|ambulance|tram)|owes? money|(?:her|his|their) (?:first love|ex|rent|pension|salary)|ex-?(?:wife|husband|girlfriend|boyfriend|partner)|(?:lost|loses|losing|quits?|quitting) (?:her|his|their) job|(?:gets?|got|finds?|found|starts?|started|takes?|took|has) (?:an?|her|his|the) (?:new |first |night |boring )?job|(?:moves?|moved) (?:from \w+ )?to \w+ for work|(?:in|for) (?:five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) years|(?:opens?|runs?|opened|owns?) an? (?:\w+ )?(?:restaurant|farm|hotel|garage|brewery|vineyard|bakery|café|cafe|bar|pub|shop|salon|stall|inn|ferry|laundry|laundrette|cinema|petrol station|gas station|funeral home|agency|guesthouse)|clients?|share(?:s|d)? (?:one|an?|the) (?:desk|office)|divorced?|retires?|(?:at|from|in) (?:college|university)|late (?:husband|wife))\b/;

/** A husband or a wife shows a grown-up, also beside a child. */
const OWN_PARTNER = {
  she: /\bher (?:late |dead |first )?husband\b/,
  he: /\bhis (?:late |dead |first )?wife\b/,
} as const;

/** "My wife carried the lamps, and our daughter Lotte carried her goldfish". */
const MY_PARTNER = /\bmy (?:wife|husband)\b/;

/** "My wife is inside," said Pavel; "I am a baker," said Olga. */
const isOfParent = (tokens: readonly Token[], mentions: readonly number[]): boolean =>
  mentions.some((at) => {
    if (!/^(?:said|asked|cried|answered|shouted|whispered|replied)$/.test(tokens[at - 1]?.low ?? "")) return false;
    const spoken = tokens.slice(Math.max(0, at - 14), at - 1).filter(({ isSpoken }) => isSpoken);
    const said = spoken.map(({ low }) => low).join(" ");
    const trade = personNoun(/\bi(?: am|['’]m) an? (\w+)$/.exec(said)?.[1] ?? "");
    return (
      /\bmy (?:wife|husband|children|son|daughter)\b/.test(said) || (trade?.isHuman === true && trade.age === "adult")
    );
  });

/** "Ruth Okello": people with a family name and no sign of their age are grown up. */
export const ageOfFullName = ({ name = "", noun, isNarrator }: Draft): Age | undefined =>
  /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u.test(name) &&
  !isNarrator &&
  (!noun || (noun.isHuman && !noun.age)) &&
  !TITLED.test(name)
    ? "adult"
    : undefined;
/** "Nikolay Petrovitch Kolpakov", "Pyotr Mihalitch", "Lieutenant Mei Tanaka": no child is called so. */
export const isNamedAsAdult = ({ name = "", noun }: Draft): boolean =>
  (PATRONYMIC.test(name) || RANKED.test(name)) && !(noun && ALWAYS_YOUNG.test(noun.noun));
const RANKED =
  /^(?:Lieutenant|Captain|Major|Colonel|General|Admiral|Commander|Constable|Inspector|Detective|Judge|Professor|Senator|President|Pastor|Reverend|Nurse|Sergeant|Doctor) \p{Lu}/u;
const PATRONYMIC = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:itch|ich|ovna|evna|yevna|ovitch|evitch)(?: \p{Lu}\p{Ll}+)?$/u;
const TITLED = /^(?:Little|Big|Baby|Old|Super|Saint|Prince|Princess)\s/;
