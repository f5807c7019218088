import { genderOfName } from "../../people/given-names.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { begun } from "./first-letter.ts";
import { sentencesOf } from "./words-in-text.ts";

/** Patterns for the notes that people write around an idea: its genre, its age group, its lesson. */

const GENRES =
  "(?:(?:cosy|cozy|heist|romantic|rom|dark|black|silly|family|slapstick|school|space|high|urban|mild|gothic|teen|short|fairy|bedtime|detective|ghost|love|christmas|halloween|adventure|crime|mystery|horror|fantasy|western)[ -])*" +
  "(?:comedy|mystery|thriller|horror|romance|western|fantasy|sci[- ]?fi|science fiction|fairy ?tale|fable|bedtime story|bedtime tale|ghost story|love story|detective story|crime story|adventure story|adventure|drama|romcom|enemies to lovers|notes?|idea|plot|premise)";

/** "heist comedy, raccoons, a wedding buffet", "mystery!! someone is stealing …": the genre comes first. */
const GENRE_FIRST = new RegExp(
  `^(?:an? )?${GENRES}(?:,? but (?:not (?:too |so |very )?)?[a-z]+(?=[:.]))?(?:\\s*[:,.!–—-]+\\s+|\\s+but\\s+)(?=\\S+\\s+\\S)`,
  "i",
);
/** "Fairy tale in which the stepmother is nice" */
const GENRE_OF = new RegExp(`^(?:an? )?${GENRES} (?:in which|where|about) (?=\\S+\\s+\\S)`, "i");

/** "…, for 6 year olds, no scary parts", "…, mild horror, teenagers": notes after the last comma. */
const NOTE_LAST = new RegExp(
  `[,;–—-]\\s*(?:for (?:\\d+ ?(?:-|to|–)? ?\\d* ?year ?-?olds?|(?:small |young |older )?(?:kids|children|teenagers|adults|toddlers|everyone|grown-ups|preschoolers|my class))|no (?:scary parts|violence|words(?: at all)?|monsters)|(?:very |really |a bit )?(?:funny|sad|scary|silly|spooky|sweet|short|cute|rhyming)(?: please)?|(?:an? )?(?:happy|sad|open|good) end(?:ing)?|(?:young )?(?:teenagers|teens|adults|kids|children)|(?:teen|young|adult|family|general|kids?) audience|${GENRES})\\s*(?=[.!]*$)`,
  "i",
);

/** "theme: how to include others", "moral: share": what it is to teach. */
const LESSON =
  /(?:^|(?<=[.!?;,])\s*)(?:theme|moral|lesson|message|topic|age|length|style|genre)\s*:[^.!?;]*[.!?;]*\s*/gi;
/** "Not cheesy.", "ends with hope": how it is to be. */
const HOW_TO_BE =
  /^(?:(?:an? )?(?:kids?['’]?s?|children['’]s|funny|short|sad|cute) (?:[a-z]+ )?(?:story|tale|film|mystery|comedy)|not (?:too |very |so )?(?:cheesy|scary|sad|long|cute|serious|preachy|kitschy)|end(?:s|ing)? (?:with|in|on) (?:hope|tears|laughter|a (?:smile|hug|laugh|happy note|twist))|no (?:moral|magic|words)(?: at all)?|it should be (?:a bit |very )?like .*)$/i;

/** "I'm 13 and my idea is a school": who writes. */
const WRITER_FIRST =
  /^I(?:['’]m| am) (?:an? )?(?:\d+|[a-z]+)(?: years old| year old)?,?(?: and|\.) (?:my|this is my) (?:story |film )?idea (?:is|:) (?:about )?/i;
/** "I have always wanted to write about the summer our gang built a raft": the summer comes first. */
const WANTS_TO_WRITE =
  /^I(?:['’]ve| have)? (?:always |long )?(?:wanted|want|would like|['’]d like) to (?:write|tell|make)(?: a (?:story|film|book))? about (?:the (summer|winter|spring|autumn|day|night|year|time|morning|evening) (?:when |that )?)?/i;
/** "Could be a story about two superheroes", "told from the point of view of the umbrella": how it may be told. */
const HOW_TO_TELL =
  /^(?:(?:it )?(?:could|might|can|should) be an? (?:[a-z]+ ){0,2}?(?:story|tale|film|comedy|fable)\b|(?:i['’]d like|i would like|i want|please)?[^.!?]{0,30}?\b(?:told|tell it|narrated|seen) from the (?:point of view|perspective|view) of\b)[^.!?]*[.!?]*$/i;

/** "plot twist its the principal": how it turns out. */
const TWIST = /\b(?:plot[ -])?twist(?: is)?\s*[:,–—-]?\s*(?:that )?(?:it['’]?s|it is) /gi;

/** "ok so there's a school": words before the first one. */
const OPENERS = /^(?:(?:ok(?:ay)?|so|well|hi|hello|hey|um+|basically|imagine this|picture this)[,!. ]+)+(?=\S+\s+\S)/i;

/** Somebody of the writer's family or class, for whom the story is. */
const OF_WRITER =
  /\b(?:my|our) (?:\S+ ){0,3}?(?:(?:grand)?(?:daughter|son|child|kid)s?|grandchild(?:ren)?|children|niece|nephew|class|students|pupils|twins|toddler|little one|boy|girl)\b/i;
/** "please make a story about a little thunder", "A story about a little backpack", "Maybe there is a mole": the idea begins. */
const REQUEST_LATER =
  /^(?:(?:please|pls),? )?(?:(?:can|could) you (?:please )?)?(?:(?:make|write|tell|create|do) (?:me |us )?)?an? (?:\S+ ){0,3}?(?:story|tale|film|video|movie|cartoon|one) (?:about|with|where|in which) |^(?:can|could|would) you (?:please )?(?:tell|write|make|do)(?: me| us)? (?:of|about) |^maybe (?:it['’]?s about |about )?(?=(?:there(?:['’]s| is| are)|an?) )|^(?:story|tale|film|video|movie) (?:about|with|where|in which) /i;

/** An idea without the notes around it. */
export const withoutNotes = (text: string): string => {
  const begunLate = text
    .replace(OPENERS, "")
    .replace(WRITER_FIRST, "")
    .replace(WANTS_TO_WRITE, (_, time?: string) => (time ? `One ${time === "time" ? "day" : time} ` : ""));
  const own = afterContext(begunLate);
  const first = own.replace(LESSON, "").replace(GENRE_FIRST, "").replace(GENRE_OF, "");
  const told = sentencesOf(lessNotesAtEnd(first))
    .filter(
      (sentence, at) => !HOW_TO_BE.test(sentence.replace(/[.!]+$/, "")) && !(at > 0 && HOW_TO_TELL.test(sentence)),
    )
    .join(" ")
    .replace(TWIST, "in the end it turns out to be ");
  return begun(withNamedWriter(told.trim() === "" ? own : told));
};

const lessNotesAtEnd = (text: string): string => {
  const less = text.replace(NOTE_LAST, "");
  return less === text || less.split(/\s+/).length < FEWEST ? text : lessNotesAtEnd(less);
};
/** Fewer words tell nothing. */
const FEWEST = 3;

/** "my daughter Emma is scared of thunder. please make a story about …": for whom it is, and then the idea. */
const afterContext = (text: string): string => {
  const all = sentencesOf(text);
  const at = all.findIndex((sentence, place) => place > 0 && REQUEST_LATER.test(sentence));
  if (at < 0 || !all.slice(0, at).every((sentence) => OF_WRITER.test(sentence) || REQUEST.test(sentence))) return text;
  const idea = (all[at] ?? "").replace(REQUEST_LATER, "").replace(/\?$/, ".");
  const before = all.slice(0, at);
  if (OF_THEM.test(idea) || TO_THEM.test(idea))
    return [...before.map(asCharacter), aboutThem(idea, before), ...all.slice(at + 1)].join(" ");
  return [begun(idea), ...all.slice(at + 1)].join(" ");
};
/** "a story where she …": the idea is about the child of the sentence before. */
const OF_THEM = /^(?:she|he|they|him|her|them) /i;
/** "a star helps her" */
const TO_THEM = /^(?:an?|the) (?:[a-z-]+ ){1,4}(?:her|him)[.!]?$/i;
/** "My daughter is afraid": a girl is. */
const asCharacter = (sentence: string): string =>
  sentence
    .replace(/^My (?:little |young )?(?:daughter|granddaughter|niece|little girl) (?=\p{Ll})/u, "A girl ")
    .replace(/^My (?:little |young )?(?:son|grandson|nephew|little boy) (?=\p{Ll})/u, "A boy ");
const aboutThem = (idea: string, before: readonly string[]): string => {
  const [, name] = OF_WRITER_NAMED.exec(before.join(" ")) ?? [];
  const told = name === undefined ? begun(idea) : idea.replace(OF_THEM, `${name} `);
  return /^(?:him|her|them) /i.test(idea) ? `This is a story of ${told}` : told;
};
const OF_WRITER_NAMED =
  /\b(?:[Mm]y|[Oo]ur) (?:[a-z-]+ ){0,3}?(?:daughter|son|child|kid|grandson|granddaughter|niece|nephew|boy|girl) (\p{Lu}\p{L}+)/u;
const REQUEST = /\b(?:can|could|would) you\b|^please\b/i;

/** "a bedtime story for my twins Noah and Lily, 5 years. They find …": Noah and Lily find. */
const FOR_NAMED =
  /^[^.!?]*\b(?:story|tale|film|video|movie) for (?:my|our) (?:\S+ ){1,3}?(\p{Lu}\p{L}+(?:(?:,| and|, and) \p{Lu}\p{L}+)*)\b[^.!?]{0,20}[.!]\s+(?:They|She|He) (?=\p{Ll})/u;

/** "me (Oskar, 9) and my bike that can jump": "Oskar, 9, has a bike that can jump". "me (Zara) and my friend": "Zara and her friend". */
const withNamedWriter = (text: string): string =>
  text
    .replace(FOR_NAMED, (_, names: string) => `${names} `)
    .replace(
      /^(?:about )?(?:me|I) \((\p{Lu}\p{L}+)(?:,? ?\d+)?\) and my ((?:[a-z-]+ ){0,2}?[a-z-]+) (?=(?:that|who|which) )/iu,
      (whole, name: string, what: string) =>
        personNoun(what.split(" ").at(-1) ?? "")?.isHuman ? whole : `${name} has a ${what} `,
    )
    .replace(
      /\b(?:me|I) \((\p{Lu}\p{L}+)(?:,? ?\d+)?\) and my /giu,
      (_, name: string) => `${name} and ${whoseOf(name)} `,
    );

/** Whose it is, by a first name; "their" if the name does not tell. */
const whoseOf = (name: string): string => {
  const gender = genderOfName(name);
  return gender === "she" ? "her" : gender === "he" ? "his" : "their";
};
