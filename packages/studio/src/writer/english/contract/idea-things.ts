import nlp from "compromise";
import { kindOfThing, personNoun } from "../../people/person-nouns.ts";
import { sentences } from "../../speech/sentences.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { presentVerbsOf } from "../idea/finite-verbs.ts";
import { sceneryOf } from "../idea/places.ts";
import { termsOf } from "../idea/terms.ts";
import { isInfinitive, isSurelyVerb } from "../idea/verb-words.ts";
import { isNounPhrase } from "./noun-phrase.ts";

interface Phrase {
  readonly noun: {
    readonly root: string;
    readonly determiner: string;
    readonly adjectives: readonly string[];
    readonly isPlural: boolean;
    readonly isPronoun: boolean;
  };
  readonly terms: readonly { readonly text: string; readonly tags: readonly string[] }[];
}

const NO_THINGS =
  /^(?:friends?|pair|group|bunch|herd|flock|wish|help|number|way|places?|edge|time|times|day|days|night|nights|morning|evening|year|years|hour|minute|week|month|end|beginning|part|kind|sort|lot|blade|thing|things|something|nothing|anything|everything|someone|anyone|everyone|anybody|everybody|one|ones|self|other|others|rest|middle|side|top|bottom|front|back|name|age|dream|idea|animals?|birds?|creatures?|funny|dark|alone|every|mind|fact|person|people|somebody|nobody|first|last|home|life|world|summer|winter|spring|autumn|aloud|feet|stutter|stammer|lisp|cold|fever|allergy|headache|nobody|turn|turns|surprise|try|tries)$/i;

const WEATHER = /^(?:rain|snow|wind|sun|sunshine|fog|mist|cold|heat|moonlight|dark)$/;

/** Words that the tagger takes for adjectives of a thing: "quarrelled over a pear tree", "each other". */
const NO_ADJECTIVES =
  /^(?:still|over|under|behind|beside|below|above|near|inside|about|around|through|other|another|same|own|such|next|last|first|more|most|few|several|many|much|every|each|all|both|half|whole)$/;

/** "The giant steals it" is a sentence, not a sort of steals. "Tom the toaster" is Tom. */
const isNoThing = (root: string, text: string): boolean =>
  !isNounPhrase(`the ${root}`) ||
  /['’]s$/.test(root) ||
  // "the broccoli talks", "afraid of getting wet"
  (root.includes(" ") && (isSurelyVerb(root.split(" ")[1] ?? "") || DOING.test(root))) ||
  // "A wolf who is a vegetarian"
  new RegExp(
    `\\b(?:who|he|she|they|boy|girl|man|woman|class|\\p{Lu}\\p{L}+) (?:is|was|are|were|becomes?|became) (?:(?:an?|the) )?(?:best )?${root}\\b`,
    "u",
  ).test(text) ||
  // "at the sight of blood", "works as a candle lighter"
  (SENSED.test(root) && text.includes(`${root} of `)) ||
  new RegExp(`\\b(?:work\\w*|hired|chosen) as (?:an?|the) (?:\\S+ )??${root}\\b`, "i").test(text) ||
  /^(?:still|again|even|also|only|now|then|wears?|wore|class|yard|road|world|country)\b/.test(root) ||
  (/s$/.test(root) && new RegExp(`\\b${root}\\s+(?:down|up)\\s+(?:the|an?|his|her|their|my)\\b`, "i").test(text)) ||
  new RegExp(`\\b${root}\\s+(?:it|them|him|her|the|an?|his|their|my)\\b`, "i").test(text) ||
  new RegExp(`\\p{Lu}\\p{L}+ the ${root}\\b`, "u").test(text) ||
  /\b(?:lies|starts|stops|works|wears|opens|looks|comes|goes|moves|helps|asks|tells|meets|takes|gives|turns|steals|cheats|tricks|sits|lives|wants|wanted|asked|tried|decided|finds)$/.test(
    root,
  );

const SENSED = /^(?:sight|thought|sound|smell|taste)$/;
const DOING =
  /^(?:getting|being|going|having|making|doing|becoming|losing|taking|coming|falling|staying|saying|telling) /;

/** "his dead wife's flowers" are no dead flowers. */
const isBefore = (adjective: string, noun: string, text: string): boolean =>
  new RegExp(`\\b${adjective}(?:,? [a-z-]+)? ${noun}`, "i").test(text);

const verbsIn = (text: string): ReadonlySet<string> =>
  new Set(
    sentences(text, "english").flatMap((sentence) => {
      const terms = termsOf(sentence.text);
      return [...presentVerbsOf(terms)].map((at) => terms[at]?.low ?? "");
    }),
  );

/** "hates the cold | travels": the verb is no part of the thing. */
const withoutVerb = (root: string, verbs: ReadonlySet<string>): string => {
  const [first = "", second = "", ...more] = root.split(" ");
  return more.length === 0 && (verbs.has(second) || /^(?:find|become|get|keep)$/.test(second)) ? first : root;
};

/** The things that an idea names, with "the": "the kite", "the old maps". People, places and times are left out. */
export const thingsIn = (text: string, taken: ReadonlySet<string>): string[] => {
  const phrases = nlp(text).nouns().json() as Phrase[];
  const verbs = verbsIn(text);
  const found = phrases.flatMap(({ noun, terms }) => {
    const root = withoutVerb(noun.root.toLowerCase().replace(/[^\p{L}'’ -]/gu, ""), verbs);
    const words = root.split(" ");
    const head = words.at(-1) ?? "";
    if (
      verbs.has(root) ||
      noun.isPronoun ||
      head.length < 3 ||
      words.length > 2 ||
      NO_THINGS.test(head) ||
      taken.has(head)
    )
      return [];
    if (new RegExp(`\\b(?:in|through|during) the ${root}\\b`, "i").test(text) && WEATHER.test(head)) return [];
    // "go mushroom picking"
    if (noun.determiner === "" && new RegExp(`\\b${root.replace(/s$/, "")} \\p{Ll}+ing\\b`, "iu").test(text)) return [];
    if (new RegExp(`\\b${root} (?:club|team|class|contest|lessons?|competition|festival)\\b`, "i").test(text))
      return [];
    // "lets a fox ride"
    if (words.length === 2 && taken.has(words[0] ?? "")) return [];
    if (isNoThing(root, text) || new RegExp(`\\b(?:an?|the) ${root} (?:named|called|who)\\b`, "i").test(text))
      return [];
    // "makes a girl laugh"
    if (words.length > 1 && personNoun(words[0] ?? "")?.isThing === false && isInfinitive(head)) return [];
    if (personNoun(head)?.isThing === false || isAbstract(head) || sceneryOf(head)) return [];
    if (
      terms.some(
        ({ tags }) =>
          tags.includes("ProperNoun") || tags.includes("Person") || tags.includes("Place") || tags.includes("Date"),
      )
    )
      return [];
    if (/^(?:answers|wants|tries|needs|tells|over|under)$/.test(head) || /^(?:over|under)\b/.test(root)) return [];
    if (/ing$/.test(head) || /[^a-z' -]/.test(root) || /(?:ly)$/.test(head)) return [];
    const owner = /^(?:his|her|their|its|my|our)$/i.test(noun.determiner) ? noun.determiner.toLowerCase() : "the";
    // A word without an article is a thing only as a plural that can be drawn or is described: "old maps".
    if (
      noun.determiner === "" &&
      (!noun.isPlural || (noun.adjectives.length === 0 && !kindOfThing(head.replace(/s$/, ""))))
    )
      return [];
    if (terms.at(-1)?.tags.includes("Verb")) return [];
    if (noun.determiner === "no" || new RegExp(`\\b(?:all|the|every|each) (?:the )?other ${root}\\b`, "i").test(text))
      return [];
    const adjectives = noun.adjectives
      .filter((each) => /^[a-z-]+$/.test(each) && !NO_ADJECTIVES.test(each) && isBefore(each, root, text))
      .slice(0, 2);
    return [[owner, ...adjectives, root].join(" ")];
  });
  return [...new Set(found)].slice(0, 6);
};
