import { isAbstract } from "../idea/abstract-nouns.ts";
import { isSurelyVerb } from "../idea/verb-words.ts";
import { begun } from "./first-letter.ts";
import { sentencesOf } from "./words-in-text.ts";

/** What people type around their idea: requests in other words, notes of one sentence, where it is to be set. */

const STORY = "(?:[\\w-]+ ){0,2}?(?:story|tale|film|movie|video|cartoon|idea|romance|fable)";

/** "I want a story", "write a funny film". */
const A_STORY = `(?:please )?(?:i (?:want|need|would like) |i['’]d like |write |make )?(?:an? )?${STORY}`;

/** "can you do one about", "Can I have a story where", "I wish there was a story where", "please do a story on". */
const REQUESTS = [
  new RegExp(
    `^(?:can|could|may|would) (?:you|u|i|we) (?:please )?(?:do|have|get|make|tell|write|create)(?: me| us)? (?:one|something|an? ${STORY}) (?:about|of|where|in which|with|on) `,
    "i",
  ),
  /^(?:i['’]d like|i want|i would like|how about|what about) an? (?:[\w-]+ ){0,3}?(?:one|story|film|tale) (?:about|where|in which|of|with) /i,
  /^(?:how|what) about (?=(?:an?|the|two|three|some) )/i,
  new RegExp(`^i wish there (?:was|were) an? ${STORY} (?:about|where|in which|of) `, "i"),
  new RegExp(`^(?:please )?(?:do|make|write|tell)(?: me| us)? an? ${STORY} on `, "i"),
  new RegExp(`^${A_STORY} for my (?:[a-z]+ )?[a-z]+, (?=(?:we|i|she|he|it|our|my) )`, "i"),
  /^i(?:['’]m| am) (?:\d+|[a-z]+)(?: years old)? and (?:i (?:want|would like) an? (?:\w+ )?(?:story|film) about|(?:this|here) is my idea:?) /i,
  /^(?:please )?(?:write |make )?something (?:for an? |about )[a-z]+(?: [a-z]+)?(?: for (?:kids|children))?, (?=(?:our|my|the|an?) )/i,
  /^(?:an? )?(?:\w+ )?story for (?:my|our) [^:.!?]{2,40} [-–—] /i,
];

/** A whole sentence for the writer. */
const ONLY_NOTES = [
  /^(?:the end|that['’]?s (?:it|all|the (?:whole )?(?:idea|story)))$/i,
  /^(?:very )?(?:dark|light|warm|calm|gloomy|dry|gentle|black|happy|sad|moody|dreamy) (?:mood|tone|humou?r|comedy|atmosphere|vibes?|feeling)$/i,
  /^(?:bedtime|gentle|calm|cosy|cozy|sweet|funny|short|slow|quiet|soft|warm)(?:(?:,| and|, and| but)? (?:not (?:too )?)?(?:bedtime|gentle|calm|cosy|cozy|sweet|funny|short|slow|quiet|soft|warm|sad|scary|silly|age \d+(?: or so)?))*$/i,
  /^something (?:quiet|funny|sad|real|calm|sweet|warm|silly|spooky|gentle)(?: (?:and|but) \w+)?$/i,
  /^(?:not sure|idk|dunno|i (?:do not|don['’]t) know|you (?:decide|choose))(?: yet)?$/i,
  /^(?:an? )?surprise (?:at|in) the end$/i,
  /^my (?:kids?|boys?|girls?|sons?|daughters?|twins|children)(?: \p{Lu}\p{L}+)? (?:is|are) \d+\b(?!.* (?:finds?|meets?|wants? to)\b).*$/iu,
  /^i(?:['’]m| am) (?:writing|making|doing|asking for) (?:this|it) (?:for|because)\b.*$/i,
  /^my idea is about \w+(?: but .*)?$/i,
  /^wants?:.*$/i,
  /^(?:an? )?(?:\w+ )?story for (?:my |our )?\p{Lu}\p{L}+(?:, (?:aged? )?\d+(?: years old)?)?$/iu,
];

/** "Set this in a hospital", "Set it in a cold church, in December": where it is. */
const SET_IN = /^(?:please )?set (?:this|it|the story) ((?:in|on|at|aboard) [^.!?]+)$/i;
/** "Loneliness in a big apartment block": a theme, and where. */
const THEME_AT = /^(\p{L}+)(?: (in|at|on|aboard) ((?:an?|the) [^.!?]{3,40}))?$/iu;

/** "a story for my wife, we met in a lift": she and who tells it. */
const WITH_WIFE = new RegExp(
  `^${A_STORY} for my (wife|husband|girlfriend|boyfriend|partner|best friend)(?: for [^,:.]{3,30})?[,:.] we `,
  "i",
);

/** An idea without asides; where it is to be set opens its first sentence. */
export const withoutAsides = (given: string): string => {
  const own = given.replace(WITH_WIFE, "My $1 and I ");
  const asked = REQUESTS.find((request) => request.test(own));
  const text = rewritten(asked ? own.replace(asked, "").replace(/\?(?=\s|$)/, ".") : own);
  const all = sentencesOf(text).map((sentence) => ({ sentence, bare: bareOf(sentence) }));
  const theme = all.length > 1 ? themeOf(all[0]?.bare ?? "") : undefined;
  const told = all.filter(({ bare }, at) => !isNote(bare) && !(at === 0 && theme));
  if (told.length === 0) return text;
  const set =
    theme?.where ?? (all.length > 1 ? all.map(({ bare }) => SET_IN.exec(bare)?.[1]).find(Boolean) : undefined);
  const sentences = told.map(({ sentence }) => begun(sentence));
  return set ? [placed(set, sentences[0] ?? ""), ...sentences.slice(1)].join(" ") : sentences.join(" ");
};

const bareOf = (sentence: string): string => sentence.replace(/[.!?,\s]+$/, "").replace(/,? (?:please|pls)$/i, "");

const isNote = (bare: string): boolean => SET_IN.test(bare) || ONLY_NOTES.some((note) => note.test(bare));

/** The theme that a first sentence names instead of a story, and where it is to be; undefined for a sentence of the story. */
const themeOf = (bare: string): { readonly where?: string } | undefined => {
  const theme = bare.replace(ABOUT, "");
  if (/^(?:an? )?lot of \w+$/i.test(theme)) return {};
  const [, noun = "", where, place] = THEME_AT.exec(theme) ?? [];
  if (noun === "" || !isAbstract(noun.toLowerCase())) return undefined;
  return where === undefined ? {} : { where: `${where} ${place}` };
};
const ABOUT =
  /^(?:please )?(?:(?:write|tell|make|create)(?: me| us)? |i (?:would like|want|need) |i['’]d like )?(?:an? )?(?:[\w-]+ ){0,2}?(?:story|tale|film|movie|video) (?:about|of|with) /i;

/** "In a hospital, a man mops": names keep their capital. */
const placed = (where: string, sentence: string): string =>
  `${begun(where)}, ${sentence.replace(/^(?:An?|The|His|Her|Their|My|Our|Two|Three|Every|One|It|He|She|They|Somebody|Someone|Nobody|Everybody|Everyone|All|Some|There|When|If|Each)\b/, (word) => word.toLowerCase())}`;

/** "A sixteen-year-old falls asleep": a girl, by "she". */
const withKindOfAge = (text: string): string =>
  text.replace(/^(An? ([\w-]+)-year-old) (?=([a-z]+) )/i, (whole, who: string, years: string, verb: string) => {
    if (!isSurelyVerb(verb)) return whole;
    const [pronoun = ""] = /\b(?:she|her|he|his|him)\b/i.exec(text) ?? [];
    const isShe = /^(?:she|her)$/i.test(pronoun);
    const isAdult = /^(?:[2-9]\d|1[89]|(?:eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/i.test(
      years,
    );
    return `${who} ${isAdult ? (isShe ? "woman" : "man") : isShe ? "girl" : "boy"} `;
  });

const rewritten = (given: string): string =>
  REWRITES.reduce((told, [words, meant]) => told.replace(words, meant), withKindOfAge(given));

const REWRITES: readonly (readonly [RegExp, string])[] = [
  // "(my kid is 5)", "(age 9)"
  [/\s*\((?=[^)]*(?:\b(?:my|our|age|aged|years|please|pls|make it)\b))[^)]*\)/gi, ""],
  [/\s*\((?:its|it['’]?s) ([^)]{2,40})\)/gi, ". It is $1"],
  // ", for my little boy who loves trains"
  [
    /(?<=.{12})(?:, (?:funny|sad|sweet|silly|short))?, for (?:my|our) (?:\w+ ){0,3}?(?:son|daughter|boy|girl|nephew|niece|kids?|class|grandson|granddaughter|toddler|children|team|wife|husband)\b[^.!?]*(?=[.!?]*$)/i,
    "",
  ],
  [/^Night (?=(?:before|after) )/i, "The night "],
  // "a story about brushing teeth, main character is a crocodile called Snap"
  [
    /^(?:(?:an? )?(?:[\w-]+ )?(?:story|tale|film|video)(?: for [^,:.]{2,30}?)? about )?(\w{2,}ing(?: \w+){0,3})[,.] (?:and )?(?:the |my )?(?:main character|hero|protagonist) (?:is|should be) ([^.!?,]+)/i,
    "$2 learns about $1",
  ],
  // "My twins Lily and Max": their names say who they are.
  [
    /\b(?:my|our) (?:twins|kids|children|sons|daughters|grandkids|grandchildren|nephews|nieces) (?=\p{Lu}\p{L}+ and \p{Lu}\p{L}+\b)/giu,
    "",
  ],
  [/\b(needs?|wants?|looks? for|lacks?|is missing|are missing) one more (?=\p{Ll})/giu, "$1 another "],
  [/(^|[.!?] )turns out (?:that )?(?=\p{Ll})/giu, "$1It turns out that "],
  [
    /^(?:a |the )?(?:love story|romance) between (an? [^.!?]+? and an? [^.!?]+|two [^.!?]+)(?=[.!?]|$)/i,
    "$1 fall in love",
  ],
  [/^(?:a |the )?story told by (an? [^.!?]+?) (?=about )/i, "$1 tells "],
  [/^Is there (an?) ([^.?!]+?) (where|that|who|which) ([^?]+)\?/i, "There is $1 $2 $3 $4."],
  [/,? so maybe ((?:the|an?|his|her|he|she|they|it|my)\b[^.!?]*)\?/gi, ", so $1."],
  [/,? so maybe (?=(?:the|an?|his|her|he|she|they|it|my)\b)/gi, ", so "],
  [/(^|[.!?] )maybe (?=(?:the|an?|his|her|he|she|they|it|my) )([^.!?]*)\?/gi, "$1$2."],
  [/\b[Mm]e and (my (?:\p{Ll}+ ){0,2}?\p{Ll}+(?: \p{Lu}\p{L}+)?),? (?:and )?we /gu, "$1 and I "],
  [
    /^((?:My|Our|my|our) (?:\p{Ll}+ ){0,2}?\p{Ll}+(?: \p{Lu}\p{L}+)?), (?:she|he) (?=(?:has|had|is|was|wants|always|never|loves|\p{Ll}+s) )/u,
    "$1 ",
  ],
];
