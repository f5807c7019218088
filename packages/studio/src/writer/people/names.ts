import { isAbstract } from "../english/idea/abstract-nouns.ts";
import { isGivenName } from "./given-names.ts";
import { personNounIn } from "./more-people.ts";
import { isAlwaysWithArticle, isNumberedThing, isOnlyShouted } from "./named-things.ts";
import { isKnownWord, kindOfThing, personNoun } from "./person-nouns.ts";
import { isSaidBehind, isToldOfByWho } from "./said-behind-name.ts";
import { endsPhrase, isCapital, isDeterminer, isStory, isVerb, type Token } from "./tokens.ts";

/** A name in a text: the tokens from `from` to `to`, exclusive. */
export interface NameAt {
  readonly from: number;
  readonly to: number;
  /** "Mrs. Long", "Captain Mira", "Agnes". */
  readonly name: string;
  /** The word that all mentions share: "long", "mira", "agnes". */
  readonly key: string;
  /** "Captain", "Mrs": says gender or trade. */
  readonly title?: string;
}

const TITLES =
  /^(?:mr|mrs|ms|miss|mister|madame?|monsieur|señora?|sir|lady|lord|dr|doctor|prof|professor|captain|commander|general|sergeant|officer|inspector|king|queen|prince|princess|emperor|empress|sultan|count|countess|duke|duchess|baron|saint|st|father|mother|brother|sister|uncle|aunt|auntie|grandma|grandpa|granny|grandfather|grandmother|nana|opa|oma|mama|papa|old|little|super|big|baby|farmer|nurse|judge|chef|wizard|witch|pirate|coach|chief|constable|detective|colonel|major|lieutenant|corporal|reverend)$/;
const HONORIFIC = /^(?:mr|mrs|ms|dr|st|prof)$/;
const RELATIONS_ALONE =
  /^(?:mama|papa|mum|mom|mommy|mummy|dad|daddy|grandma|grandpa|granny|grandfather|grandmother|nana|mother|father|oma|opa)$/;
const GEOGRAPHY =
  /^(?:street|road|avenue|lane|square|mountains?|mount|hill|hills|row|terrace|crescent|heath|river|lake|sea|ocean|bay|island|islands|valley|forest|wood|city|town|village|county|park|school|university|castle|bridge|station|tower|desert|canyon|falls|beach|harbou?r|rock|cove|cape|peak|cliff|farm|manor|abbey|cathedral|library|airport|pier|meadows?|moor|marsh|orchard|gardens|fields|woods|pond|brook|creek|company|inc|ltd|hospital|museum|church|hotel)$/;
const NO_NAMES =
  /^(?:mars|venus|europa|ganymede|callisto|enceladus|jupiter|saturn|neptune|uranus|i|mine|yours|hers|ours|theirs|i'm|i've|i'd|i'll|ok|okay|yes|no|oh|ah|hey|hello|hi|goodbye|bye|please|thanks|thank|god|lord|sorry|well|christmas|easter|halloween|thanksgiving|hanukkah|ramadan|diwali|english|french|german|spanish|italian|chinese|japanese|russian|arabic|turkish|polish|ukrainian|portuguese|persian|farsi|dutch|danish|greek|korean|school|kindergarten|preschool|sleepover|american|british|african|european|tv|usa|uk|eu|so|and|but|yet|or|if|as|thus|again|since|until|till|while|though|although|after|before|during|january|february|july|september|october|november|december|nothing|nobody|somebody|someone|everybody|everyone|anybody|something|everything|once|suddenly|finally|slowly|quickly|quietly|perhaps|maybe|meanwhile|chapter|part|why|how|what|who|where|when|because|story|tell|write|make|create|explain|imagine|show|give|funny|sad|scary|short|long|bedtime|lullaby|song|poem|promo|news|snow|rain|water|time|night|day|winter|summer|spring|autumn|fire|wind|light|music|bread|silence|people|children|men|women|kids|parents|others|many|some|most|all|both|each|none|few|not|never|only|just|even|still|then|there|here|now|today|tonight|tomorrow|yesterday|soon|later|rescue|dear|super|sun|moon|earth|world|town|city|united|rovers|internet|life|death|love|hope|help|look|come|go|stop|wait|listen|let|ready|steady|bravo|hurrah|hooray|welcome|careful|nonsense|attention|quick|twins|inside|outside|upstairs|downstairs|indoors|outdoors|above|below|beneath|behind|beside|everywhere|somewhere|nowhere|together|alone|far|near|high|deep|halfway|ahead|above|across)$/;
const NO_NAME_TAGS = [
  "Pronoun",
  "Determiner",
  "Preposition",
  "Conjunction",
  "Adverb",
  "Date",
  "WeekDay",
  "Month",
  "Gerund",
  "Value",
  "QuestionWord",
  "Expression",
  "Auxiliary",
  "Copula",
];
const PLACE_TAGS = ["City", "Country", "Region", "Place"];
const TO_PLACE = /^(?:in|at|to|from|near|into|toward|towards|across|around|outside|of|over)$/;

/** The names of characters in a text. Names of places, days and languages are left out. */
export const namesIn = (tokens: readonly Token[]): NameAt[] => {
  const runs = byTitle(runsOf(tokens));
  const counts = new Map<string, { all: number; within: number; places: number; acts: number; elsewhere: number }>();
  for (const run of runs) {
    const count = counts.get(run.key) ?? { all: 0, within: 0, places: 0, acts: 0, elsewhere: 0 };
    counts.set(run.key, count);
    count.all++;
    if (!tokens[run.from]?.opensSentence || run.title) count.within++;
    if (isPlace(tokens, run)) count.places++;
    // "Is Saint Brendan on the way?": what is only asked does not show whether it is a place.
    else if (!tokens[run.from]?.isSpoken) count.elsewhere++;
    if (acts(tokens, run)) count.acts++;
  }
  const isShouted = !/\p{Ll}/u.test(tokens.map(({ word }) => word).join(""));
  const lower = new Set(tokens.filter((token) => !isCapital(token)).map(({ low }) => low));
  const things = new Set(runs.filter((run) => isOfThing(tokens, run)).map(({ key }) => key));
  const peoples = new Set(
    tokens.filter((token, at) => isCapital(token) && tokens[at - 1]?.low === "the").map(({ low }) => low),
  );
  return runs.filter((run) => {
    if (isOrigin(tokens, run)) return false;
    if (isFamily(tokens, run) || isOnlyPlaced(tokens, run, runs)) return false;
    if (MONTHS.test(run.name) && isOfMonth(tokens, run.from)) return false;
    // "Room 4", "Platform 9".
    // "At Saint Brendan's".
    if (/^(?:st|saint)$/.test(run.title ?? "") && tokens[run.to - 1]?.isOwner) return false;
    if (!run.title && !isGivenName(run.key) && isNumbered(tokens, run.to)) return false;
    // "Some Roman bridges" of a text about the Romans.
    if (!run.title && peoples.has(`${run.key}s`) && !runs.some((other) => other.key === run.key && acts(tokens, other)))
      return false;
    if (isAlwaysWithArticle(tokens, run, runs) || isNumberedThing(tokens, run)) return false;
    if (isGeography(tokens, run) || things.has(run.key) || (!isShouted && isOnSign(tokens, run))) return false;
    // "the Wilson family"
    if (tokens[run.from - 1]?.low === "the" && tokens[run.to]?.low === "family") return false;
    const count = counts.get(run.key) ?? { all: 0, within: 0, places: 0, acts: 0, elsewhere: 0 };
    if (isOnlyOf(tokens, run) && count.all === 1) return false;
    if (run.title || isGivenName(run.key.split(" ")[0] ?? ""))
      return count.places === 0 || count.elsewhere > 0 || count.acts > 0;
    if (count.places > 0 && count.acts === 0) return false;
    if (isOnlyShouted(tokens, run, runs)) return false;
    if (isOnlySpokenOf(tokens, run, runs) || isThingsName(run, lower)) return false;
    if (count.within > 0) return true;
    // "Ice formed on the wings": a word that opens sentences only.
    if (run.to - run.from === 1 && isKnownWord(run.key) && !isToldOfByWho(tokens, run) && !isSaidBehind(tokens, run))
      return false;
    const tags = tokens[run.from]?.tags;
    const isPerson = tags?.has("Person") || tags?.has("FirstName");
    // "Tilda and her grandpa plant": a name that no list has.
    const isWithOwn = tokens[run.to]?.low === "and" && /^(?:his|her)$/.test(tokens[run.to + 1]?.low ?? "");
    return (
      isPerson ||
      isWithOwn ||
      isToldOfByWho(tokens, run) ||
      isSaidBehind(tokens, run) ||
      (count.acts > 0 && !lower.has(run.key) && (count.all > 1 || run.to - run.from === 1))
    );
  });
};

/** "The Hendersons", "the Misses Abbott", "the Ravens": several. */
const isFamily = (tokens: readonly Token[], { from, to, title, key }: NameAt): boolean =>
  /^(?:misses|messrs)\b/.test(key) ||
  (!title &&
    to - from === 1 &&
    tokens[from - 1]?.low === "the" &&
    tokens[from]?.isOwner !== true &&
    /\p{Ll}s$/u.test(tokens[from]?.word ?? ""));

/** "The night bus to Oruro. … We reached Oruro", "a man from Hallby": a place, unless it is a first name. */
const isOnlyPlaced = (tokens: readonly Token[], { key, title, from }: NameAt, runs: readonly NameAt[]): boolean =>
  !title &&
  !isGivenName(key.split(" ")[0] ?? "") &&
  !tokens[from]?.tags.has("FirstName") &&
  runs.every(
    (run) =>
      run.key !== key ||
      (!run.title && AT_PLACE.test(tokens[run.from - 1]?.low ?? "") && tokens[run.to - 1]?.isOwner !== true),
  );
const AT_PLACE =
  /^(?:in|at|to|from|near|into|towards?|through|past|beyond|outside|via|reach|reached|leave|left|leaving|enter|entered|around|across)$/;

/** "The church clock of Lower Wendle stopped": a place. */
const isOnlyOf = (tokens: readonly Token[], { from, to, title, key }: NameAt): boolean =>
  !title &&
  to - from > 1 &&
  tokens[from - 1]?.low === "of" &&
  !tokens[from]?.tags.has("FirstName") &&
  !isGivenName(key.split(" ")[0] ?? "");

/** "I feel like Carthage. … And Carthage?": a name that is only spoken or compared with, in a text of some length. */
const isOnlySpokenOf = (tokens: readonly Token[], { key }: NameAt, runs: readonly NameAt[]): boolean =>
  isStory(tokens) &&
  runs.every(
    ({ key: other, from }) =>
      other !== key || /^(?:like|as|than|about)$/.test(tokens[from - 1]?.low ?? "") || isAskedAbout(tokens, from),
  );
/** "What's Carthage?", no call to somebody. */
const isAskedAbout = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.isSpoken === true &&
  /^(?:and|what|what's|what’s|is|about|to|from|in|of)$/.test(tokens[from - 1]?.low ?? "");

/** "Cold peaches. … There was one called Peach": a thing of the text. */
const isThingsName = ({ key, title }: NameAt, lower: ReadonlySet<string>): boolean =>
  !title && [key, `${key}s`, `${key}es`].some((word) => lower.has(word)) && kindOfThing(key) !== undefined;

/** "Inspector," he said to Inspector Lena Marsh: the only one of that rank. */
export const keyOfRank = ({ key, title }: NameAt, names: readonly NameAt[]): string => {
  const [only, ...others] = title ? [] : new Set(names.filter((one) => one.title === key).map((one) => one.key));
  return only !== undefined && others.length === 0 ? only : key;
};

/** "Mr. Henderson" and "Mrs. Henderson" are two. */
const byTitle = (runs: readonly NameAt[]): NameAt[] => {
  const isCouple = (key: string): boolean =>
    [/^(?:mr|mister|sir|lord|monsieur)$/, /^(?:mrs|ms|miss|lady|madame?)$/].every((titles) =>
      runs.some((run) => run.key === key && titles.test(run.title ?? "")),
    );
  return runs.map((run) =>
    run.title && HONORIFIC_OF_COUPLE.test(run.title) && isCouple(run.key)
      ? { ...run, key: run.name.toLowerCase() }
      : run,
  );
};
const HONORIFIC_OF_COUPLE = /^(?:mr|mister|sir|lord|monsieur|mrs|ms|miss|lady|madame?)$/;

/** "An Inuit girl", "a Viking boy": where somebody comes from. */
const isOrigin = (tokens: readonly Token[], { from, to, title }: NameAt): boolean =>
  !title &&
  to - from === 1 &&
  /^an?$/.test(tokens[from - 1]?.low ?? "") &&
  !endsPhrase(tokens[from] as Token) &&
  tokens[from]?.isOwner !== true &&
  personNoun(tokens[to]?.word ?? "") !== undefined;

const isNumbered = (tokens: readonly Token[], to: number): boolean =>
  /^\d+\w?$/.test(tokens[to]?.word ?? "") && !endsPhrase(tokens[to - 1] as Token);

const MONTHS = /^(?:April|May|June|August)$/;
/** "At the end of August": no man of that name. */
const isOfMonth = (tokens: readonly Token[], at: number): boolean => {
  const [before, first] = [tokens[at - 1]?.low ?? "", tokens[at - 2]?.low ?? ""];
  return before === "of"
    ? /^(?:end|beginning|start|middle|month|day|days|\w+(?:th|st|nd|rd))$/.test(first)
    : before === "in";
};

/** "A sign that said NO, EXCEPT HARES": words in capitals. */
const isOnSign = (tokens: readonly Token[], { from, to }: NameAt): boolean => {
  const words = tokens.slice(from, to);
  return (
    words.every(({ word }) => /^\p{Lu}{2,}$/u.test(word)) &&
    (words.length > 1 || [tokens[from - 1], tokens[to]].some((beside) => /^\p{Lu}{2,}$/u.test(beside?.word ?? "")))
  );
};

const runsOf = (tokens: readonly Token[]): NameAt[] => {
  const runs: NameAt[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const to = endOfRun(tokens, at);
    if (to > at) {
      const run = runOf(tokens, at, to);
      if (run) runs.push(run);
      at = to - 1;
    }
  }
  return runs;
};

const endOfRun = (tokens: readonly Token[], from: number): number => {
  let to = from;
  while (to < tokens.length && to - from < 4) {
    const token = tokens[to];
    if (!token || !mayBeNamed(tokens, to, from)) break;
    // "3. Harold", and "Harold lived" below it.
    if (to > from && token.sentence !== tokens[from]?.sentence) break;
    to++;
    if (GEOGRAPHY.test(token.low)) break;
    if (token.isOwner || (endsPhrase(token) && !token.tags.has("Honorific") && !HONORIFIC.test(token.low))) break;
  }
  return to;
};

const mayBeNamed = (tokens: readonly Token[], at: number, from: number): boolean => {
  const [token, isFirst] = [tokens[at], at === from];
  if (token && at === from + 1 && isCapital(token) && HONORIFIC.test(tokens[from]?.low ?? "")) return true;
  if (!token || (!isCapital(token) && !(isFirst && isTitleBefore(tokens, at)))) return false;
  if (TITLES.test(token.low) && isTitleBefore(tokens, at)) return true;
  if (/^(?:named|called)$/.test(tokens[at - 1]?.low ?? "") && isFirst && !token.opensSentence) return true;
  if (NO_NAMES.test(token.low) || token.word.length < 2) return false;
  if (token.low === "eve" && /^(?:christmas|year's|year’s)$/.test(tokens[at - 1]?.low ?? "")) return false;
  if (token.opensSentence && isFirst) return mayOpenSentence(tokens, at);
  // "On Leila's head": compromise tags unknown capitals as all kinds of words.
  return (
    !["WeekDay", "Month", "Pronoun", "Value"].some((tag) => token.tags.has(tag)) &&
    (!isFirst || !RELATIONS_ALONE.test(token.low))
  );
};

/** "Mrs. Long", "old Hedda" only with a name after it. */
const isTitleBefore = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (
    !token ||
    !next ||
    !TITLES.test(token.low) ||
    !isCapital(next) ||
    (next.opensSentence && !/^(?:mr|mrs|ms|dr|st)$/.test(token.low))
  )
    return false;
  if (!isCapital(token)) return /^(?:mr|mrs|ms|dr)$/.test(token.low);
  return !/[,;:!?]/.test(token.post) && !NO_NAMES.test(next.low);
};

/** A word that opens a sentence has a capital anyway: only a singular noun without an article before a verb is a name. */
const mayOpenSentence = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || RELATIONS_ALONE.test(token.low)) return false;
  const isPlainWord = ["Adverb", "Value", "Preposition", "Conjunction"].some((tag) => token.tags.has(tag));
  if (isWithNoun(tokens, at + 1) && isVerb(tokens[at + 3]) && !isDeterminer(token) && !isPlainWord) return true;
  if (/^(?:can|will|may)$/.test(token.low) && next?.tags.has("Pronoun")) return false;
  if (/^(?:will|may|grace|faith|hope|rose|mark|bill|jack|drew|art|rob|sue|pat)$/.test(token.low) && token.post === ",")
    return true;
  // "Caterpillar Carla": the creature stands before its name.
  if (next && isCapital(next) && !isGivenName(token.low) && personNoun(token.low)?.isHuman === false) return false;
  if (token.tags.has("Person") || token.tags.has("FirstName") || isGivenName(token.low)) return true;
  if (NO_NAME_TAGS.some((tag) => token.tags.has(tag)) || isDeterminer(token) || token.tags.has("Plural")) return false;
  // "Fishing boats were lying there".
  if (/\p{Ll}{3}ing$/u.test(token.low) && !isGivenName(token.low)) return false;
  if (isAbstract(token.low) || personNoun(token.low) || token.tags.has("Verb")) return false;
  if (!next || next.tags.has("Pronoun")) return false;
  // "Trouble?" asked the man.
  if (token.isSpoken && !next.isSpoken) return false;
  return isVerb(next) || /^(?:and|the)$/.test(next.low) || isCapital(next) || token.isOwner || /,/.test(token.post);
};

const runOf = (tokens: readonly Token[], from: number, to: number): NameAt | undefined => {
  const words = tokens.slice(from, to);
  const [first] = words;
  if (!first) return undefined;
  const hasTitle = words.length > 1 && TITLES.test(first.low);
  // "Old Mr. Kowalski" is Mr. Kowalski, and "Chief Inspector Vera Holloway" Vera Holloway.
  const isSecondTitle = HONORIFIC.test(words[1]?.low ?? "") || RANKS.test(`${first.low} ${words[1]?.low}`);
  const titles = hasTitle && words.length > 2 && isSecondTitle ? 2 : 1;
  const own = hasTitle ? words.slice(titles) : words;
  const title = first.low === "chief" && titles === 2 ? (words[1]?.low ?? first.low) : first.low;
  const key = own.map(({ low }) => low).join(" ");
  const dot = HONORIFIC.test(first.low) ? ". " : " ";
  const name = words
    .map(({ word }, at) => (at === 0 && hasTitle ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(" ");
  return { from, to, name: hasTitle ? name.replace(" ", dot) : name, key, ...(hasTitle && { title }) };
};

const RANKS = /^(?:chief|detective|police) (?:inspector|sergeant|constable|superintendent|officer|detective)$/;

/** "The smallest boat in the harbour. It was called Swallow". */
const isOfThing = (tokens: readonly Token[], { from }: NameAt): boolean => {
  // "The brig Halcyon".
  if (SHIPS.test(tokens[from - 1]?.low ?? "") && !endsPhrase(tokens[from - 1] as Token)) return true;
  // "His boat, the Estrella,".
  if (tokens[from - 1]?.low === "the" && SHIPS.test(tokens[from - 2]?.low ?? "")) return true;
  if (!/^(?:called|named)$/.test(tokens[from - 1]?.low ?? "")) return false;
  // "On a farm there was a little tractor called Rusty".
  const direct = tokens[from - 2]?.low ?? "";
  if (!NAMED_THINGS.test(direct) && kindOfThing(direct)) return false;
  const before = tokens.slice(Math.max(0, from - 16), from - 1).toReversed();
  const noun = before.find(({ low }) => NAMED_THINGS.test(low) || personNounIn(tokens, low));
  return noun !== undefined && NAMED_THINGS.test(noun.low);
};
const SHIPS =
  /^(?:brig|schooner|barque|sloop|cutter|steamer|steamship|frigate|liner|freighter|tanker|tug|tugboat|lugger|boat|ship|barge|yacht|trawler|ferry)$/;
const HOUSES = /^(?:hotel|café|cafe|restaurant|cinema|villa|pension|castle|palace|fort|camp)$/;
const NAMED_THINGS =
  /^(?:boat|ship|barge|yacht|trawler|ferry|house|cottage|inn|pub|village|town|island|farm|street|lane|valley|planet|country)$/;

/** "Acorn Street", "Hollow Mountain", "the Oder river". */
const isGeography = (tokens: readonly Token[], { from, to, title }: NameAt): boolean => {
  if (title && !/^(?:old|big|little|st|saint)$/.test(title)) return false;
  const [last, next] = [tokens[to - 1], tokens[to]];
  if (to - from > 1 && last && GEOGRAPHY.test(last.low)) return true;
  // "The animals of Long Meadow"
  const before = tokens[from - 1];
  if (before && isCapital(before) && !before.opensSentence && !endsPhrase(before) && GEOGRAPHY.test(last?.low ?? ""))
    return true;
  // "Sofia station".
  if (last && !endsPhrase(last) && /^(?:station|airport|harbou?r|cathedral|zoo|university)$/.test(next?.low ?? ""))
    return true;
  return last !== undefined && next !== undefined && isCapital(next) && GEOGRAPHY.test(next.low) && !endsPhrase(last);
};

const isPlace = (tokens: readonly Token[], { from, to, title }: NameAt): boolean => {
  if (title && !/^(?:old|big|little|st|saint)$/.test(title)) return false;
  const words = tokens.slice(from, to);
  const before = tokens[from - 1];
  const tagged = words.some(({ tags }) => PLACE_TAGS.some((tag) => tags.has(tag)) && !tags.has("Person"));
  const isWhere = before !== undefined && /^(?:in|at|into|near|across|outside|toward|towards)$/.test(before.low);
  // "As far away as Spain".
  if (before?.low === "as" && tagged) return true;
  if (isOnLine(tokens, from)) return true;
  const owner = tokens[from - 2];
  if (before?.low === "of" && GEOGRAPHY.test(owner?.low ?? "")) return true;
  // "Hugh of Barton", "the Hotel Bellavista".
  if (before?.low === "of" && owner && isCapital(owner) && (!owner.opensSentence || isGivenName(owner.low)))
    return true;
  if (before && HOUSES.test(before.low) && isCapital(before)) return true;
  if (before?.low === "the" || before?.low === "a") return !words.some(({ tags }) => tags.has("Person"));
  return (
    tagged ||
    (/^(?:on|to|from|around)$/.test(before?.low ?? "") &&
      /^(?:mars|venus|jupiter|saturn|uranus|neptune|pluto|earth)$/.test(words[0]?.low ?? "")) ||
    (isWhere && /^(?:st|saint)$/.test(title ?? "")) ||
    (isWhere && !words.some(({ tags, low }) => tags.has("FirstName") || isGivenName(low))) ||
    (before !== undefined && TO_PLACE.test(before.low) && tagged)
  );
};

/** "The train between Hamburg and Vienna". */
const isOnLine = (tokens: readonly Token[], from: number): boolean => {
  const at = tokens[from - 1]?.low === "and" ? from - 3 : from - 1;
  return tokens[at]?.low === "between" && LINES.test(tokens[at - 1]?.low ?? "");
};
const LINES =
  /^(?:train|bus|ferry|plane|road|border|bridge|railway|line|flight|route|highway|coach|boat|ship|night|way)$/;

const acts = (tokens: readonly Token[], { from, to }: NameAt): boolean => {
  const [before, next] = [tokens[from - 1], tokens[to]];
  if (before && /^(?:named|called|said|asked|cried|answered|shouted|whispered)$/.test(before.low)) return true;
  if (isWithNoun(tokens, to) || isWithName(tokens, from, to)) return true;
  // "The pirates of the Silver Gull have": a ship, a house.
  const isOfThe = before?.low === "the" && /^(?:of|in|at|on|to|from|aboard)$/.test(tokens[from - 2]?.low ?? "");
  const isLast = endsPhrase(tokens[to - 1] as Token);
  return isVerb(next) && !isLast && !isOfThe && !TO_PLACE.test(before?.low ?? "");
};

/** "Ollie the octopus" */
const isWithNoun = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.low === "the" &&
  !endsPhrase(tokens[to - 1] as Token) &&
  personNoun(tokens[to + 1]?.low ?? "") !== undefined;

/** "Iris and Noor": who stands beside somebody with a common first name. */
const isWithName = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 1 &&
  tokens[to]?.low === "and" &&
  (isGivenName(tokens[to + 1]?.low ?? "") || /^\p{Lu}\p{Ll}/u.test(tokens[to + 1]?.word ?? "")) &&
  isVerb(tokens[to + 2]);
