import type { Language } from "../../languages/index.ts";
import { blank } from "../blank.ts";
import { strictWords } from "./strict-words/strict-words.ts";

/**
 * A narration with spaces for all that it does not say to be so here and now: speech, what had been before,
 * what would be or is not, comparisons, and what somebody thinks, wants or tells of. Positions stay.
 */
export const asserted = (narration: string, language: Language): string =>
  language === "english"
    ? withoutMasked(withoutSpeech(narration).replace(MISS, NO_VERB), MASKS).replaceAll(NO_VERB, "Miss")
    : withoutMasked(withoutSpeech(narration), masksOf(language));

const withoutMasked = (narration: string, masks: readonly RegExp[]): string =>
  masks.reduce((rest, mask) => rest.replace(mask, blank), narration);

/** "Miss Hale walked to the shop": a title, and no verb. */
const MISS = /\bMiss(?= \p{Lu})/gu;
const NO_VERB = "Mïss";

const masksOf = (language: Language): readonly RegExp[] => {
  const { notSo, toldOf } = strictWords(language) ?? { notSo: [], toldOf: [] };
  return [...notSo, ...toldOf];
};

/** A narration without those whom it only tells of, in other languages than English. */
export const withoutToldOf = (narration: string, language: Language): string =>
  (strictWords(language)?.toldOf ?? []).reduce((rest, mask) => rest.replace(mask, blank), narration);

/** The same without speech only. Its last mark may be missing where a scene ends within it. */
export const withoutSpeech = (narration: string): string =>
  SPEECH.reduce((rest, mask) => rest.replace(mask, blank), narration.replace(ENDS_SPEECH, blank));

/** What is asserted with the words of time that open its sentences: "That night I was not allowed to sleep there". */
export const assertedWithTimes = (narration: string, language: Language): string => {
  const told = asserted(narration, language);
  if (language !== "english") return told;
  return [...withoutSpeech(narration).matchAll(OPENING_TIME)].reduce(
    (rest, { 0: time, index }) => rest.slice(0, index) + time + rest.slice(index + time.length),
    told,
  );
};
const OPENING_TIME =
  /(?<=^\s*|[.!?]["”]?\s+)(?:That|This|The next|The following|The same|In the|At|On the next|One|Every|Each|Late in the|Early in the) (?:\p{L}+ )?(?:night|evening|morning|afternoon|dawn|dusk|noon|midnight)\b/gu;

/** Speech that began in the scene before. */
const ENDS_SPEECH = /^[^"“”]*[.,!?…—][”"](?=\s|$)/;

const SPEECH: readonly RegExp[] = [/[“"„«][^“”"„«»]*(?:[”"“»]|$)/g, /(?<!\p{L})‘[^‘’]*[,.!?]’/gu];

/** A clause ends at a mark, or where another subject begins. */
const TO_END =
  "[^.,;:!?…—–]*?(?=[.,;:!?…—–]|$|\\b(?:and|but|so|then|until) (?:he|she|they|we|I|it|the|his|her|their|my)\\b| (?:he|she|they|we|I|there) (?!had\\b))";
/** The same of a report, which "and that she was ill" goes on, also after a comma. */
const REPORT =
  "[^.,;:!?…—–]*?(?:, the [^.,;:!?…—–]*?(?=, (?:and|but) that\\b))?(?=[.,;:!?…—–]|$|\\b(?:and|but|so|then|until) (?:that|how|he|she|they|we|I|it|the|his|her|their|my)\\b| (?:he|she|they|we|I|there) (?!had\\b))(?:, or [^.;:!?…—–]*)?";
/** What somebody thinks of ends where somebody acts. */
const TO_SUBJECT = "[^.;:!?]*?(?=[.;:!?]|$|,? (?:and|but|so|then) (?:he|she|they|we|I|it)\\b)";
const FROM_START =
  "(?:(?<=^|[.,;:!?…—–]\\s|\\b(?:where|that|which|who|when|because|since|after|before|what|how|and|but)\\s))";

/** "As the driver had done", "as she does every day": what is done at another time. */
export const AS_OTHERS_DO =
  /\bas (?:(?:the|an?|his|her|its|my|our|their) )?(?:[\p{L}’'-]+ ){1,3}?(?:had (?!no\b|to\b)(?:always |once |never )?\p{L}+|had|(?:does|did|do)(?= (?:every|each|on|in|at|when|with|before)\b|[.,;!?]))(?=[\s.,;!?])[^.,;:!?]*/giu;

/** "It seemed to him that a man could not be sent home". */
export const SEEMS =
  /\b(?:seem(?:s|ed)|appear(?:s|ed)|occur(?:s|red)) (?:to (?:him|her|me|them|us) )?that\b[^.;:!?]*/giu;

const MASKS: readonly RegExp[] = [
  // "The bowl that had belonged to his wife", "where the hut had been".
  new RegExp(
    `${FROM_START}(?:(?!(?:and|but) (?:the|an?|it|he|she|they|his|her|their|I|we|there)\\b|(?:that|which|who|whom|where|because|since) )[^\\s.,;:!?]+ ){0,7}?(?:had|hadn['’]t|[a-z]+['’]d) (?:(?:not|never|just|already|always|once|only|also|long|ever|both|all|even|recently|finally) )*(?:been|gone|come|become|begun|blown|bought|brought|built|caught|done|drawn|driven|eaten|fallen|felt|flown|forgotten|found|given|grown|heard|held|hidden|kept|known|laid|led|left|lent|lost|made|meant|met|put|read|ridden|risen|run|said|sat|seen|sent|set|shown|slept|sold|spent|spoken|stolen|stood|stuck|sung|swum|taken|taught|thought|thrown|told|torn|understood|woken|won|worn|written|\\w{2,}ed)\\b${TO_END}(?:, (?:in|on|at|before|after|during|under|from|with|when|because|while)\\b${TO_END})*(?:,? and (?:in|at|on|under|behind|beside) (?:the|his|her|their|my|our) [^.;!?]*?there (?:was|were)\\b${TO_END}(?:, because [^.;!?]*)?)*`,
    "giu",
  ),
  // "But last Friday he broke his wrist on the ice": what happened before this scene.
  /(?<=\b(?:but|and|because|since|for|that|until) )last (?:week|month|year|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.;:!?]*/giu,
  // "And a boy threw peanuts at him every Sunday": what others do at other times.
  /(?<=[.;:,] |, and |^)an? \p{Ll}+ [^.,;:!?]* every (?:day|night|morning|evening|week|month|summer|winter|spring|autumn|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/giu,
  AS_OTHERS_DO,
  SEEMS,
  // "The girl in the photograph".
  /\b(?:the|an?|two|three|some|his|her) (?:[\w-]+ )?[\w-]+ (?:in|on) (?:the|an?|his|her|that) (?:[\w-]+ )?(?:photographs?|photos?|pictures?|paintings?|portraits?|posters?|drawings?|postcards?)\b/giu,
  // "Would be", "could see": not yet, or not here.
  new RegExp(`\\b(?:would|could|should|might|(?<!\\bin )may|must|shall|will|used to)(?:n['’]t)?\\b${TO_END}`, "giu"),
  // "Mr Novak did not come".
  new RegExp(
    `${FROM_START}(?:[^\\s.,;:!?]+ ){0,5}?(?:(?:did|do|does|was|were|is|are|had|have|has) (?:not|never)|(?:did|do|does|was|were|is|are|had|have|has)n['’]t|never)\\b${TO_END}`,
    "giu",
  ),
  // "Did not go home", "without a lamp", "no recipe".
  new RegExp(
    `\\b(?:not|never|neither|nor|without|no|cannot|instead of|rather than|(?<!\\b(?:nobody|no one|nothing|none)\\b[^.;!?]*)except|\\w+n['’]t)\\b${TO_END}`,
    "giu",
  ),
  // "As if it were a spaceship", "as big as a plate", "than a chestnut".
  new RegExp(`\\b(?:if|as if|as though|like|unless|whether|than|as \\w+ as)\\b${TO_END}`, "giu"),
  // "Remembered the boat", "wanted a dog".
  new RegExp(
    `\\b(?:remember(?:s|ed)|imagin(?:es|ed)|pictured|missed|wants|wanted|needed|longed|wished|dreamed|dreamt|hoped|feared|expected)\\b${TO_SUBJECT}`,
    "giu",
  ),
  // "Wanted to go to the sea", "told her about the market", "thought of home".
  new RegExp(
    `\\b(?:say|says|said|tell|told|tells|telling|knew|know|think|thinks|thought|believe|believed|hope|hoped|wish|wished|dream|dreamed|dreamt|imagine|imagined|remember|remembered|complain|complained|explain|explained|wonder|wondered|promise|promised|want|wants|wanted|decide|decided|plan|planned|mean|meant|(?<!\\b(?:a|an|the|very|so|how|as|too|for|all|no|that|this|his|her|their|my|its|one|two|three) )long|longed|miss|missed|love|loved|hate|hated|afraid|talk|talked|talking|speak|spoke|argue|argued|read|wrote|sang|stor(?:y|ies)|tales?|songs?|picture|photo(?:graph)?|painting|drawing|map|map|name|memory|idea|hear|heard|waited|waiting|asked|ask|needed|need) (?:[^\\s.,;:!?]+ ){0,3}?(?:that|about|of|how|where|what|when|why|who|which|to|for|from)(?: (?:he|she|they|we|I|it|there))?\\b${REPORT}(?:(?:,? ?(?:and|but)|,) (?:that|how)(?: (?:he|she|they|we|I|it|there))?\\b${REPORT})*`,
    "giu",
  ),
  // "He said it was a town"; not "said the otter" beside its speech.
  /(?:(?<=[\p{L}'’] )said|\b(?:knew|thought|believed|hoped|wished|told (?:him|her|them|me|us))) (?=(?:it|he|she|they|the|there|his|her)\b)[^.;!?]*/giu,
];
