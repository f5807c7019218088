import { kindOfThing, personNoun } from "../../people/person-nouns.ts";
import { isInfinitive } from "../idea/verb-words.ts";
import { lowerFirst } from "./first-letter.ts";

/**
 * An idea with subjects that say who it is about: "a love story by the sea" is "two people fall in love by the sea", "my kids
 * Hugo and Ella" are Hugo and Ella, "a father and son" are a father and his son.
 */
export const withPlainSubjects = (text: string): string =>
  withPlainClauses(
    text
      .replace(/^[Aa]bout (?=(?:an?|the|my|our|two|three|four)\s)/u, "")
      .replace(/\b[Mm]y (?:(?:two|three|four|own) )?(?:grand)?(?:kids|children) (?=\p{Lu}\p{L}+(?:,| and| \())/gu, "")
      .replace(
        LOVE_STORY_WITH_WHO,
        (_, one: string, article: string, other: string, who: string) =>
          `${one} and ${/^the$/i.test(article) ? aOf(other) : `${article} ${other}`} fall in love. The ${other} ${who}`,
      )
      .replace(LOVE_STORY_OF, (_, one: string, other: string) => `${one} and ${other} fall in love`)
      .replace(LOVE_STORY_AT, "Two people fall in love ")
      .replace(
        TRIP_WHERE,
        (_, article: string, who: string, trip: string, place: string) =>
          `${article} ${/^(?:school|kindergarten)$/.test(who) ? "class" : who} goes on a ${trip} to ${place}. There `,
      )
      .replace(ROBBERY, (_, what = "bank") => `Two robbers rob a ${what.toLowerCase()}. But everything goes wrong`)
      .replace(
        PARENT_AND_CHILD,
        (_, parent: string, noun: string, child: string) =>
          `${parent}${noun} and ${WOMEN.test(noun) ? "her" : "his"} ${child}`,
      )
      .replace(MADE_BOY, "$1")
      .replace(LISTED_AFTER_ME, "$1 and $2 and I ")
      .replace(LEFT_ALONE, (_, who: string, state: string, where: string, verb: string) =>
        /^(?:Two|Three|Four|Five) /.test(who)
          ? `${who} are ${state} ${where} and ${TRY[verb] ?? verb} `
          : `${who} is ${state} ${where} and ${TRIES[verb] ?? verb} `,
      ),
  );

/** The same for whom a relative clause, a participle or a list says more of. */
const withPlainClauses = (text: string): string =>
  text
    .replace(WORKING_WHO, (_, who: string, verb: string, what: string) => `${who} who is ${verb} ${what}and `)
    .replace(JUDGED_BY_ALL, "$1 that $2 ")
    .replace(/\b[Aa]n? AI (?=(?:on|in|at|of|who|that|which|\p{Ll}+s)\b)/gu, "a computer ")
    .replace(/^The main keeper\b/, "The main goalkeeper")
    .replace(/(?<=\bgoal.*)\b(main|other|first|regular|best) keeper\b/gi, "$1 goalkeeper")
    .replace(
      LAST_HUMAN,
      (_, before: string, after: string, whose: string) =>
        `${before}${whose === "her" ? "woman" : "man"}${after}${whose}`,
    )
    .replace(PERSON_THAT, (whole, before: string, noun: string, is: string) =>
      personNoun(noun)?.isHuman ? `${before}${noun} who ${is === " " ? "" : "is "}` : whole,
    )
    .replace(FRAGMENT, (whole, before: string, noun: string) =>
      isNoun(noun) && !before.split(" ").some(isNoun) ? `This is the story of ${lowerFirst(whole)}` : whole,
    )
    .replace(SEARCHING, (whole, who: string, doing: string, rest: string) =>
      hasVerb(rest)
        ? whole
        : `${who}${who.search(/^(?:two|three|four|five|some) /i) < 0 ? "is" : "are"} ${doing} ${rest}`,
    )
    .replace(WHO_AND_OTHERS, (_, who: string, state: string) => `${who} ${state}. `)
    .replace(
      AFRAID_TRAINS,
      (_, article: string, who: string, fear: string) => `${article} ${who} ${fear}. The ${who} trains `,
    )
    .replace(SEVERAL_WHO, "$1 $2. They ")
    .replace(TWO_WHO, (whole, two: string, verb: string) =>
      isInfinitive(verb) || /^(?:are|haven['’]t|have|don['’]t|can['’]t|aren['’]t|must)$/.test(verb)
        ? `${two} ${verb} `
        : whole,
    )
    .replace(
      FAMILY_TRIP,
      (_, article: string, who: string, trip: string, first: string) =>
        `${article} ${who} goes on a ${trip}. ${first.toUpperCase()}`,
    )
    .replace(TRIP_OF, (_, ...[who = "", trip = "", where = "", next = ""]: string[]) =>
      ofTrip({ who, trip, where, next }),
    )
    .replace(BARE_WHO, (whole, who: string, verb: string) =>
      isInfinitive(verb) ? `Some ${who.toLowerCase()} ${verb} ` : whole,
    )
    .replace(SWEETHEARTS, (_, who: string) => `Two ${who.toLowerCase()} `);

/** "The last human on earth and her robot dog": a woman. */
const LAST_HUMAN = /\b((?:last|only|first) )human( (?:on|in|left|alive)\b[^.]*?\b(?=her\b|his\b))(her|his)\b/i;
/** "A player that is too short": who is. */
const PERSON_THAT =
  /^((?:an?|the|my|our) (?:[a-z-]+ ){0,3}?)([a-z-]+) that(['’]s (?=\p{Ll})| (?=(?:is|was|has|had|can|cannot|can['’]t|never|always|only|wants|loves|hates|gets|does|lives|works)\b))/iu;
/** "A man and his old fishing boat": nothing happens yet. */
const FRAGMENT =
  /^an? (?:[a-z-]+ ){0,3}?[a-z-]+ and (?:his|her|its|their) ((?:(?!an?\b|the\b)[a-z-]+ ){0,3}?)([a-z-]+)(?=\.?$)/i;
const isNoun = (word: string): boolean => kindOfThing(word) !== undefined || personNoun(word) !== undefined;
/** "An explorer in the jungle searching for a lost city": is searching for it. */
const SEARCHING =
  /^((?:An?|The|Two|Three|Four|Five|Some) (?:(?!is\b|are\b|was\b|were\b|who\b|and\b)[a-z'’-]+ ){1,9}?)(searching|looking|trying|hunting|waiting|fighting|travelling|traveling|struggling|solving|hiding) ((?:for|to|against|through|across|from|with|the|an?) [^.;!?]{3,90})(?=[.]?$)/;
const hasVerb = (rest: string): boolean =>
  rest
    .split(/ (?:who|that|which|where|when|while|because|so|until) /)[0]
    ?.split(" ")
    .slice(2)
    .some((word) => /^(?:is|are|was|has|have|gets|finds|meets|must|can|discovers|ends|decides)$/.test(word)) ?? false;

/** "A love story between Ana and Tom": the two of them. */
const LOVE_STORY_OF =
  /^(?:an? )?(?:[a-z]+ )?(?:love story|romance) (?:between|of|about) (\p{L}[^,.;]{1,40}?) and (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3})(?=[.,;]|$)/iu;
/** "A love story between a painter and the insomniac who lives above the street" */
const LOVE_STORY_WITH_WHO =
  /^(?:an? )?(?:[a-z]+ )?(?:love story|romance) (?:between|of|about) (an? (?:[\p{L}-]+ ){0,4}?[\p{L}-]+) and (the|an?) ((?:[a-z-]+ ){0,2}?[a-z-]+) who ([^.,;]+)(?=[.,;]|$)/iu;
const aOf = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
/** "A love story by the sea": of two people. */
const LOVE_STORY_AT = /^(?:an? )?(?:[a-z]+ )?(?:love story|romance) (?=(?:by|in|on|at|during|under|near|from)\b)/i;
/** "A class trip to the museum where a skeleton wakes up": the class goes there. */
const TRIP_WHERE =
  /^(An?|The|Our) (class|school|family|kindergarten|group) (trip|outing|excursion) to ((?:the|an?) (?:[a-z]+ )?[a-z]+) (?:where|when|on which) /i;
const ROBBERY =
  /^an? (?:(bank|train|museum|casino) )?(?:robbery|heist) (?:that|which|where (?:everything|it all)) goes (?:very |terribly |horribly )?wrong/i;
const PARENT_AND_CHILD =
  /\b((?:[Aa]n?|[Tt]he) (?:[a-z]+ )?)(father|mother|dad|mum|mom|grandfather|grandmother|grandpa|grandma|uncle|aunt) and (?:an? )?((?:(?:grown-up|grown|teenage|little|young) )?(?:(?:grand)?(?:son|daughter)|nephew|niece))\b/gu;
const WOMEN = /^(?:mother|mum|mom|grandmother|grandma|aunt)$/;
/** "Robot boy Bip": a robot. */
const MADE_BOY = /\b([Rr]obot|[Aa]lien|[Gg]host|[Vv]ampire) (?:boy|girl|kid|child)\b/g;
/** "…, and me and my sister have to hide him" */
const LISTED_AFTER_ME =
  /(\p{L}+) and me and (my (?:(?:best|little|big|older|younger) )?\p{L}+) (?=(?:have|are|want|must|can|go|try|find|need|decide|will|try)\b)/gu;
/** "An astronaut stranded alone on Mars trying to get home": he is stranded there, and tries to. */
const LEFT_ALONE =
  /^((?:An?|The|My|Our|Two|Three|Four|Five) (?:[a-z-]+ ){0,3}?[a-z-]+|\p{Lu}\p{L}+) ((?:stranded|trapped|stuck|marooned|lost|abandoned)(?: (?:all )?alone)?) (underground|(?:on|in|at|under|inside) [^,.;]{3,40}?),? (trying to|hoping to|fighting to|struggling to|having to|waiting for) /u;
const TRIES: Readonly<Record<string, string>> = {
  "trying to": "tries to",
  "hoping to": "hopes to",
  "fighting to": "fights to",
  "struggling to": "struggles to",
  "having to": "has to",
  "waiting for": "waits for",
};
const TRY: Readonly<Record<string, string>> = {
  "trying to": "try to",
  "hoping to": "hope to",
  "fighting to": "fight to",
  "struggling to": "struggle to",
  "having to": "have to",
  "waiting for": "wait for",
};
/** "A single mum working two jobs who still dreams": who is working, and dreams. */
const WORKING_WHO =
  /^(An? (?:(?!(?:and|is|was|are|has|of|to|by|for|from)\b)[a-z-]+ ){0,3}?(?!(?:of|to|by|for|from|is|was)\b)[a-z-]+) ([a-z]{3,}ing) ((?:(?!and\b)[a-z0-9'-]+ ){1,5}?)who (?=\p{Ll})/u;
/** "The butler everyone blames for the murder has": whom everyone blames. */
const JUDGED_BY_ALL =
  /^((?:an?|the|one|our|my) (?:[a-z]+ ){0,3}?(?!that\b|who\b|whom\b)[a-z]+) ((?:nobody|no one|everyone|everybody) (?:blames?d?|suspects?|hates?|fears?|avoids?|trusts?|admires?|laughs at|believes in|forgets?|forgot|ignores?|envies|knows)(?: for [a-z ]{3,25}?)?) (?=(?:is|was|gets|got|has|had|finds|found|goes|runs|waits|lives|becomes|wants|must|can|saves|tries)\b)/i;
/** "A dragon who can't breathe fire, only bubbles, and the village laughs": two sentences. */
const WHO_AND_OTHERS =
  /^(An? (?:[a-z-]+ ){0,2}?[a-z-]+) who ((?:can['’]t|cannot|can only) [^,.;]+(?:, only [^,.;]+)?), and (?=(?:the|all|every|his|her|its|their) )/;
/** "A swimmer who is afraid of the deep water trains for the race": no trains. */
const AFRAID_TRAINS =
  /^(An?) ((?:[a-z-]+ ){0,2}?[a-z-]+) who (is (?:afraid|scared|terrified) of [a-z ]{3,25}?) trains (?=(?:for|with|every|hard)\b)/;
/** "A dog and a cat who hate each other get lost", "a couple who are getting divorced get stuck": two sentences. */
const SEVERAL_WHO =
  /^((?:An? (?:[a-z-]+ ){1,3}?and (?:an?|his|her) (?:[a-z-]+ ){0,2}?[a-z-]+|An? (?:[a-z-]+ ){0,2}?(?:couple|family|pair)|(?:Two|Three|Four|The) (?:[a-z-]+ ){0,3}?[a-z]+s)) who ((?:(?:have )?(?:always |never |really |secretly )?(?:hate|hated|love|like|dislike|distrust|envy|know|avoid|ignore)d? (?:each other|one another)|are (?:getting divorced|getting married|about to [a-z]+|[a-z]+ing)|(?:do not|don['’]t|cannot|can['’]t) (?:stand|like|trust|speak to|talk to|understand) (?:each other|one another))) (?=(?:gets?|have|has|must|become|go|are|find|try|decide|want|learn|meet|end|share|live|work|fall|set|take|make|travel|run|play|build|steal|inherit|discover|lose|open|start)\b)/;
/** "A cat and a mouse who become friends": they become friends. */
const TWO_WHO =
  /^(An? (?:[a-z-]+ ){1,3}?and (?:an?|his|her) (?:[a-z-]+ ){0,2}?[a-z-]+) who (?!play\b)([a-z'’]+) (?=[a-z])(?!(?:best |old |good )?friends? (?:want|have|must|try|decide|go|set|build|find|travel|live|get)\b)/;
/** "A family camping trip where it rains all week": the family goes on it. */
const FAMILY_TRIP =
  /^(An?|The|Our) (family|class) ((?:camping|boat|bus|ski|road|beach|cycling|hiking) (?:trip|holiday|tour)) where ([a-z])/i;
/** "A couple's camping holiday goes wrong", "two brothers' fishing trip ends on an island": they go on it. */
const TRIP_OF =
  /^((?:An?|The|My|Our) (?:[a-z-]+ ){0,2}?(?:couple|family|class)(?=['’]s)|(?:The|My|Our|Two|Three|Four|Five) (?:[a-z-]+ ){0,2}?[a-z]+s(?=['’] ))['’]s? ((?:[a-z-]+ ){0,2}?(?:trip|holiday|vacation|outing|excursion|cruise|honeymoon|hike|safari|journey|party|picnic|barbecue|sleepover))( (?:in|to|at|on|through|across) (?:the |an? )?(?:\p{L}+ ){0,2}?\p{L}+)?(?= ) (goes wrong|goes|turns|gets|becomes|is|ends|almost|nearly|quickly|soon|does)(?= )/iu;

interface TripOf {
  readonly who: string;
  /** "fishing trip", "first birthday party" */
  readonly trip: string;
  readonly where: string;
  /** The verb of what comes of it. */
  readonly next: string;
}

/** "Two brothers go on a fishing trip. The trip ends", "My parents have a party. But it gets" */
const ofTrip = ({ who, trip, where, next }: TripOf): string => {
  const isOne = /^(?:an?|the|my|our) .*(?:couple|family|class)$/i.test(who);
  const [goes, has] = isOne ? ["goes on", "has"] : ["go on", "have"];
  const noun = trip.split(" ").at(-1) ?? trip;
  const itsTrip = /^(?:first|last|only|honeymoon)\b/.test(trip) ? `their ${trip}` : aOf(trip);
  const it = next.startsWith("end") ? `The ${noun}` : "But it";
  return `${who} ${AT_HOME.test(noun) ? has : goes} ${itsTrip}${where}. ${it} ${next}`;
};
const AT_HOME = /^(?:party|picnic|barbecue|sleepover)$/;
/** "Children who rebuild the school": some children do. */
const BARE_WHO =
  /^(children|kids|friends|teenagers|villagers|pupils|students|[Cc]hildren|[Kk]ids|[Ff]riends) who ([a-z]+) (?=(?:the|an?|their|in|on|to|for|from|with)\b)/i;
const SWEETHEARTS =
  /^((?:(?:[Cc]hildhood|[Hh]igh[- ]school|[Tt]eenage|[Oo]ld) )?(?:sweethearts|lovers|newlyweds|pen ?pals)) /u;
