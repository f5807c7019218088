import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";

/** A story of two: its lines say {One} and {two}, {they}, {them} and {their}. */
export interface PairScene extends Omit<ClauseScene, "idea"> {
  /** What the whole idea says as well, as the source of a pattern. */
  readonly idea?: string;
  /** The source of a verb between the two: "A wolf | made friends with | a lamb". */
  readonly verb?: string;
}

type Change = readonly (readonly [RegExp, string])[];

const NAME =
  "(?:(?:Mrs?|Ms|Dr|Miss|Herr|Frau|Old|Uncle|Aunt|Grandma|Grandpa)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
/** Verbs and small words that are no part of "a little mouse". */
const NOT_IN_NOUNS =
  "who|that|which|with|from|of|in|on|at|and|his|her|was|were|had|whose|did|do|does|could|would|can|cannot|should|must|not|never|always|both|each|all|met|meet|made|make|have|has|shared?|fight|fought|argued?|hated?|got|get|fell|fall|ran|set|find|found|went|go|became|become|start|started|want|wanted|lived?|discovered|decided|began|kept|built|stole|took|sat|stood|lost|won|said|told|came|quarrel|quarrelled|loved?|raced|competed|travelled|drove|worked|played|planned|tried|disagreed|waited|talked|spent|saw|knew|gave|wrote|ate|sang|broke|rode|befriended|adopted|picked";
const WORD = `(?!(?:${NOT_IN_NOUNS})\\b)[a-z-]+`;
const NOUNS = `(?:${WORD} ){0,2}${WORD}`;
const OPENING =
  "(?:This is the story of |There (?:was|were) once |The story of )?(?:(?:(?:The|My|Our|my|our|the) )?(?:[A-Za-z][a-z-]* ){0,2}?(?:[Tt]wins|sisters|brothers|friends|cousins|siblings|girls|boys|kids|children|neighbours|flatmates|cats|dogs|sons|daughters|colleagues|rivals),? )?";
const RELATION =
  "(?:friend|brother|sister|twin|cousin|grand[a-z]+|mother|father|mum|mom|dad|son|daughter|nephew|niece|aunt|uncle|husband|wife|neighbou?r|colleague|boss|partner|classmate|step[a-z]+|flatmate|girlfriend|boyfriend|mother-in-law|father-in-law|[a-z]+-in-law)";

const ONE = `(?:An?|The|an?|the) ${NOUNS}|${NAME}`;
const OTHER = `(?:an?|the|his|her|its) ${NOUNS}|${NAME}`;
/** "A kite and a crow", "Tom and his neighbour Mrs. Adeyemi", "Emma and Tariq". */
const NAMED = `^${OPENING}(?<oneof>${ONE}) and (?:(?:his|her|their|its) (?:[a-z-]+ ){1,4}(?=\\p{Lu}))?(?<twoof>${OTHER})(?=,? (?!and\\b|I\\b)(?:who |that )?(?:[a-z]+(?:ed|t|w|d|n)|stole|came|became|become|gave|spoke|wrote|ate|sang|broke|drove|rode|took|were|had|could|met|did|fell|got|made|ran|shared?|hate|love|always|both|never|each)\\b)`;
const ME = "(?:and I\\b|[\\s\\S]*\\b(?:[Ww]e|I|my|me)\\b)";
const MY_NAMED = `(?:^|[^.]*\\b)(?:my|My) (?:[a-z-]+ ){0,2}?${RELATION} (?<kinof>\\p{Lu}\\p{Ll}+) ${ME}`;
const MY_KIN = `(?:^|[^.]*\\b)(?:my|My) (?<kinof>(?:[a-z-]+ ){0,2}?${RELATION}) ${ME}`;
const WITH_KIN = `\\b(?:and|with) (?:his|her|their|my|our) (?:[a-z-]+ ){0,3}?${RELATION}\\b`;
const MANY =
  "^(?:This is the story of |There were once |The )?(?:[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Tt]en|A (?:class|team|band|choir|gang|group|family|crew|[a-z]+ band)|[Aa] \\p{Ll}+, an? \\p{Ll}+ and an? \\p{Ll}+)\\b";
const TWO =
  "\\b(?:[Tt]wo|[Tt]win|[Tt]wins|[Cc]ouple|[Pp]air|[Bb]oth|each other|one another|[Nn]eighbou?rs|[Rr]ivals?|[Ff]riends|[Ss]isters|[Bb]rothers|[Ss]iblings|[Pp]arents|[Cc]ousins|[Ff]amilies|[Ff]latmates|[Tt]ogether|[Bb]est friend|and (?:step)?(?:daughter|son|sister|brother|mother|father))\\b";

const wordsOf = (one: string, two: string): Change => [
  [/\{One\}/g, upper(one)],
  [/\{one\}/g, one],
  [/\{Two\}/g, upper(two)],
  [/\{two\}/g, two],
];
const THIRD: Change = [[/\{(they|them|their)\}/gi, "$1"]];
const FIRST: Change = [
  [/\bI's\b/g, "my"],
  [/\{They\}|\bThey\b/g, "We"],
  [/\{they\}|\bthey\b/g, "we"],
  [/\{them\}|\bthem\b/g, "us"],
  [/\{their\}|\btheir\b/g, "our"],
];
const OF_SEVERAL: Change = [
  [/“Neither\b/g, "“Nobody"],
  [/“Both\b/g, "“Everybody"],
  [/\bmeans neither\b/g, "means nobody"],
  [/\bmeans both\b/g, "means everybody"],
  [/\b([Nn])either of \{?them\}?/g, "$1one of them"],
  [/\bNeither\b/g, "None"],
  [/\bneither\b/g, "none"],
  [/\bboth\b/g, "all"],
  [/\bBoth\b/g, "All"],
];

/** "{theoneof}" is "{Theoneof}", "one of them" is "One of them". */
function upper(words: string): string {
  return words.replace(/^\{?[a-z]/, (start) => start.toUpperCase());
}

/**
 * A story of two in versions: by what the idea calls the two, as the story of the narrator and another, of the hero and who
 * is with the hero, of several, and of "the one" and "the other".
 */
export const pairScene = ({ verb, ...scene }: PairScene): readonly ClauseScene[] => [
  ...(verb ? ofVerb(scene, verb) : []),
  versionOf(scene, NAMED, [...wordsOf("{theoneof}", "{thetwoof}"), ...THIRD]),
  versionOf(scene, MY_NAMED, [...wordsOf("{kinof}", "I"), ...FIRST]),
  versionOf(scene, MY_KIN, [...wordsOf("my {kinof}", "I"), ...FIRST]),
  versionOf(scene, `(?=[\\s\\S]*(?:${WITH_KIN}))`, [...wordsOf("{hero}", "{mate}"), ...THIRD]),
  versionOf(scene, MANY, [...OF_SEVERAL, ...wordsOf("one of them", "another"), ...THIRD]),
  versionOf(scene, `(?=[\\s\\S]*(?:${TWO}))`, [...wordsOf("the one", "the other"), ...THIRD]),
];

const ofVerb = (scene: PairScene, verb: string): readonly ClauseScene[] => {
  const pair = `${OPENING}(?<oneof>${ONE})(?: (?:in|on|at|from|of|who) [^.,]*?)? (?:${verb}) (?<twoof>${OTHER})(?=[.,]|$| [a-z]+\\b)`;
  const changes = [...wordsOf("{theoneof}", "{thetwoof}"), ...THIRD];
  return [
    { ...versionOf(scene, "", changes), words: new RegExp(`^${pair}[^.]*`, "u") },
    versionOf(scene, `^${pair}`, changes),
  ];
};

const versionOf = ({ idea, ...scene }: PairScene, pair: string, changes: Change): ClauseScene => ({
  ...scene,
  idea: new RegExp(`^(?=[\\s\\S]*?(?:${idea ?? ""}))${pair}`, "u"),
  after: scene.after.map((beat) => changed(beat, changes)),
  ...(scene.end && { end: scene.end.map((beat) => changed(beat, changes)) }),
});

const changed = ([rank, ...lines]: Beat, changes: Change): Beat => [
  rank,
  ...lines.map((line) => changes.reduce((text, [from, to]) => text.replace(from, to), line)),
];
