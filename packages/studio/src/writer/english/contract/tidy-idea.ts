import { personNoun } from "../../people/person-nouns.ts";
import { prepositionFor } from "../idea/places.ts";
import { termsOf } from "../idea/terms.ts";
import { isSurelyVerb } from "../idea/verb-words.ts";
import { PRESENT_AUXILIARY } from "../idea/word-classes.ts";
import { withoutAsides } from "./asides.ts";
import { withCertainVerbs } from "./certain-verbs.ts";
import { begun } from "./first-letter.ts";
import { withoutNotes } from "./notes-in-idea.ts";
import { withoutFrame, withPlainJoints } from "./plain-frames.ts";
import { plainSpelling } from "./plain-spelling.ts";
import { withPlainSubjects } from "./plain-subjects.ts";
import { withoutSecondSubject, withStopBetween } from "./small-slips.ts";
import { withArticles } from "./with-articles.ts";
import { withoutAsker, withoutOccasion } from "./without-asker.ts";
import { sentencesOf } from "./words-in-text.ts";
import { afterNote, isOnlyRequest, withoutLastRequest, withoutMarkOfRequest } from "./words-to-writer.ts";

/** How an idea asks to be told. */
export interface Manner {
  readonly isSad: boolean;
  readonly isFunny: boolean;
}

export interface TidyIdea {
  /** The idea as sentences, without words to the writer. */
  readonly text: string;
  readonly manner: Manner;
}

const GENRE = "(?:story|tale|film|movie|video|poem|song|fable|adventure|lullaby|fairy ?tale|cartoon|clip|comedy)";
const REQUEST = new RegExp(
  `^(?!\\S+\\s+(?:writes|wrote|reads|sings|sang|makes|made|hears|heard|loves|invents|learns|wants|gets|finds)\\b)(?:please\\s+)?(?:can you\\s+|could you\\s+)?(?:(?:write|tell|create|make|generate|give)(?:\\s+(?:me|us))?\\s+)?(?:an?\\s+|the\\s+)?(?:[\\w'-]+\\s+){0,3}?${GENRE}(?:\\s+for\\s+(?:(?:my|our)\\s+(?:\\S+\\s+){0,4}?\\S+|\\S+(?:\\s+and\\s+\\S+)?))?\\s+(?:about|of|in which|where|on|for|with)\\s+(?:how\\s+)?`,
  "i",
);
/** "Ben loves trains, make a story where he …": the request within the idea. */
const REQUEST_WITHIN = new RegExp(
  `[,.;]?\\s*(?:(?:and|so|but)\\s+)?(?:please\\s+)?(?:(?:can|could)\\s+you\\s+(?:please\\s+)?(?:do|write|tell|make|create)|write|tell|make|create|i['’]d\\s+like|i\\s+would\\s+(?:like|love)|[iw]e?\\s+want)\\s+(?:me\\s+|us\\s+)?an?\\s+(?:[\\w'-]+\\s+){0,3}?${GENRE}\\s+(?:about|in which|where|with)\\s+(?:how\\s+)?`,
  "gi",
);
/** "…, please a story with a brave little shark": who comes along. */
const STORY_WITH = new RegExp(
  `[,.;]\\s*(?:please\\s+)?(?:an?\\s+)?(?:[\\w'-]+\\s+){0,2}?${GENRE}\\s+with\\s+(an?\\s+(?:[\\w-]+\\s+){0,3}?[\\w-]+)(?=[.!]*$)`,
  "i",
);
const INSTRUCTION =
  /^(?:(?:please\s+)?(?:make|keep|let)\s+it\b|it\s+(?:ends?\b|(?:should|must|can)\s+(?:not\s+)?(?:be|end|have|feel|sound|contain|teach|finish)\b)|it(?:['’]s|\s+is)\s+(?:an?\s+)?(?:very\s+|really\s+)?(?:funny|sad|silly|short|long|happy|bedtime)\b[^,;]{0,20}$|ends?\s+(?:happily|sad(?:ly)?|well|badly|happy|funny)\b|the\s+(?:story|film|end(?:ing)?)\s+(?:is|should|must|ends?)\b|(?:with\s+)?(?:an?\s+)?(?:happy|sad|open|funny)\s+end(?:ing)?\b|(?:funny|sad|short|long|told|written|in first person)\b[^.]{0,40}$|please\b[^.]{0,60}$|(?:an?\s+)?(?:very\s+|really\s+)?(?:sad|funny|happy|warm|silly|short|sweet)(?:\s+and\s+\w+)?\s+story\b[^.]{0,30}$|s?he(?:['’]s|\s+is)\s+(?:only\s+|just\s+)?(?:[1-9]|1[0-2])(?:\s+years\s+old)?[.!]?$)/i;

/** How the story is to be: "make it sad", "something funny". */
const mannerOf = (plain: string): TidyIdea["manner"] => ({
  isSad:
    /\b(?:ends? sad(?:ly)?|make it (?:very |a bit |a little |really )?sad(?! but)|sad(?:ly)? end(?:ing)?|sad story|tragic)\b/i.test(
      plain,
    ),
  isFunny: /\b(?:funny|hilarious|comedy|silly)\b/i.test(plain),
});

/** An idea in one line and in plain spelling, without a greeting or a smiling face. */
const plainIdea = (idea: string): string =>
  plainSpelling(
    idea
      .slice(0, 4000)
      .replace(/[{}<>[\]|~]/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      .replace(/^["“«]([^"“”«»]*)["”»]$/, "$1")
      .replace(GREETING, "")
      .replace(IS_IT_TRUE, ".")
      .replace(FILLERS, ""),
  );

/** "Dear writer, …" */
const GREETING =
  /^(?:dear|hi|hello|hey)(?:,? (?:there|dear|story ?teller|writer|ai|team|everyone|you|friend|film ?maker|studio|chatgpt))?\s*[,!.:]\s+(?=\p{L})/iu;

/** "… but is it true?" is asked of who hears the story. */
const IS_IT_TRUE =
  /[,.;:]? (?:but |and )?(?:is|was) (?:it|that|this|he|she|any of (?:it|that)) (?:really |all )?(?:true|real|right|lying)\s*\?+$/i;

/** An idea without what stands around its story. */
const onlyStory = (plain: string): string =>
  withoutContext(
    withoutLastRequest(withoutAsides(withoutNotes(withoutAsker(afterNote(withoutOccasion(withoutFrame(plain))))))),
  );

/** An idea without the words that are meant for the writer, and the manner that they ask for. */
export const tidyIdea = (idea: string): TidyIdea => {
  const plain = plainIdea(idea);
  const plainly = withWholeWords(withArticles(withPlainSubjects(onlyStory(plain))))
    .replace(WANTS_STORY, "")
    .replace(FOR_CHILD, "$1 ")
    .replace(REQUEST, "")
    .replace(SOMETHING, "")
    .replace(ONE_ABOUT, "")
    .replace(ASIDE_REQUEST, ". ")
    .replace(LAST_REQUEST, "")
    .replace(UNWANTED_BY, "$1 that $2")
    .replace(/\b(neighbou?r)s['’] (?=\p{Ll})/gu, "$1's ")
    .replace(/(?<=\b(?:named|called) \p{Lu}\p{L}+ )dreams of (becoming|being) /gu, (_, verb: string) =>
      verb === "being" ? "wants to be " : "wants to become ",
    )
    .replace(/\bplan(s?) (?:their|his|her|its|an|the) escape\b/gi, "want$1 to escape")
    .replace(
      WHY_NOT,
      (_, denied: string, who: string, rest: string) =>
        `${begun(who)} ${NOT_OF[denied.slice(0, 3).toLowerCase()]} ${rest}.`,
    )
    .replace(STORY_WITH, (_, who: string) => `. ${begun(who)} comes along`)
    .replace(REQUEST_WITHIN, ". ")
    .replace(/^[\s.,;:]+/, "")
    .replace(/(?<=^|[.!?] )Young (?=\p{Lu}\p{Ll}+ \p{Ll})/gu, "")
    .replace(/^(?:it is|it's|this is)\s+about\s+/i, "")
    .replace(/\blost and found\b/gi, "lost-and-found")
    .replace(/^(?:what if|imagine(?: that| if)?|suppose(?: that)?)\s+/i, "")
    .replace(/\b[Mm]y\s+(?:little\s+)?(?:grand)?(?:son|daughter|child|niece|nephew)\s+(?=\p{Lu})/gu, "")
    .replace(OWN_CHILDREN, (_, children: string) => `The ${SIBLINGS[children] ?? "children"} `)
    .replace(/\b(mr|mrs|ms|dr)\. (?=\p{Lu})/gu, (_, title: string) => `${begun(title)}. `)
    .replace(/\s*\((?:aged?\s+)?\d+\)/g, "")
    .replace(/\b(\p{L}+|\d+)[ -]years?[ -]old\b(?= \p{L})/giu, "$1-year-old")
    .replace(
      NAMED_AFTER,
      (_, who: string, name: string, age?: string) => `${who} called ${name}${age ? `${age},` : ""} `,
    )
    .replace(NAMED_WHO, "$1 called $2 ")
    .replace(/^((?:Mr|Mrs|Ms|Dr)\. \p{Lu}\p{L}+), (\d+),(?: years old,)? /u, "The $2-year-old $1 ")
    .replace(COUPLE_DOES, (_, couple: string, verb: string) => `${couple} ${thirdPerson(verb)}`)
    .replace(/\b([Tt])here['’]s (?=an?\b|one\b|this\b|some)/g, "$1here is ")
    .replace(KIN_CALLED, (_, before: string, kin: string) => `${before}${begun(kin)}`)
    .replace(
      WHY_QUESTION,
      (_, subject: string, often = "", verb: string, rest: string) =>
        `Why ${subject} ${often}${thirdPerson(verb)}${rest}`,
    )
    .replace(WHY_MANY, "Why $1 $2")
    .replace(WHO_THEN_HE, (_, who: string, verb: string, he: string) => `${who} ${verb}. ${begun(he)} `)
    .replace(
      /^once (?:upon a time )?there (?:was|lived) an? ((?:[a-z]+ ){0,2}?[a-z]+ (?:named|called) \p{Lu}\p{L}+) who (?=\p{Ll})/iu,
      "A $1 ",
    )
    .replace(
      /^once (?:upon a time )?there (?:was|lived) (an? (?:[a-z]+ ){0,2}?([a-z-]+)) (?:who|that|which) (?=\p{Ll})/iu,
      (whole, thing: string, noun: string) => (personNoun(noun.toLowerCase()) ? whole : `${begun(thing)} `),
    )
    .replace(/^((?:[Mm]y|[Oo]ur) (?:[a-z]+ ){1,2}(?:\p{Lu}\p{L}+)) who (?=\p{Ll}+ (?:an?|the|his|her|my|our) )/u, "$1 ")
    .replace(
      /^why (can['’]t|can|must|do|did|am|was) (I|we) ([^?.!]+)\?*$/i,
      (_, verb: string, who: string, rest: string) =>
        /^do$/i.test(verb) ? `Why ${who} ${rest}` : `Why ${who} ${verb.toLowerCase()} ${rest}`,
    );
  const told = sentencesOf(plainly)
    .map(withoutInstruction)
    .filter((sentence) => !INSTRUCTION.test(sentence.replace(/[.!]+$/, "")) && !isOnlyRequest(sentence))
    .map((sentence) => withPlainSubjects(withPlainJoints(begun(withoutHeading(sentence)))))
    .join(" ");
  const asked = withoutMarkOfRequest(withStopBetween(withoutSecondSubject(begun(told))), plain);
  return { text: withCertainVerbs(withPeople(openedPlace(asked))), manner: mannerOf(plain) };
};

/** "The new girl at the office, Priya, discovers": "Priya, the new girl at the office, discovers". */
const NAMED_AT =
  /^((?:An?|The) (?:[a-z-]+ ){1,4}?(?:at|in|from) (?:(?:(?:the|an?|his|her|our|my) )?[a-z]+|\p{Lu}\p{L}+)), (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), (?=[a-z]+(?:s|ed|n['’]t)\b)/u;

/** "A ski jumper aged 52 wants": "A 52-year-old ski jumper wants". */
const AGED = /^(an?|the|my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+)(?: who is|,)? aged (\d{1,3}),? (?=[a-z])/i;
const withAge = (article: string, age: string): string =>
  `${article.replace(/^(an?)$/i, (one) => (/^(?:8|11$|18$)/.test(age) ? `${one.charAt(0)}n` : one.charAt(0)))} ${age}-year-old`;

const ageFirst = (_: string, article: string, who: string, age: string): string => `${withAge(article, age)} ${who} `;

/** "A chess prodigy, twelve years old, finds": "A twelve-year-old chess prodigy finds". */
const YEARS_OLD =
  /^(an?|the|my|our) ((?:[a-z-]+ ){0,3}?[a-z-]+), (?:just |only )?([a-z]+|\d{1,3}) years old,? (?=[a-z])/i;
/** "My neighbour Mrs. Kowalski, 82, feeds": "My 82-year-old neighbour Mrs. Kowalski feeds". */
const TITLED_AGE = /^(my|our|the) ((?:[a-z-]+ ){1,3})((?:Mrs?|Ms|Dr|Miss)\.? \p{Lu}\p{L}+), (\d{1,3}), (?=[a-z])/iu;

/** "My friend Oskar and I, lost in the mountains": "My friend Oskar and I were lost in the mountains". */
const AND_I_LOST = /^([^,.;]{3,40} and I), (lost|stuck|alone|stranded|trapped|snowed) (?=(?:in|on|at|with|without)\b)/;

/** An idea with whole words, without labels, and with ages, states and requests as a sentence has them. */
const withWholeWords = (text: string): string =>
  text
    .replace(/\b(have|has|had) (been [^.,;]{3,40}?) and ((?:never|not|hardly) [a-z]+(?:en|ed|t)\b)/g, "$1 $2 and $1 $3")
    .replace(/\b(\p{L}+)['’]d (?=rather\b|like to\b|love to\b|prefer\b)/gu, "$1 would ")
    .replace(/\bhide and seek\b/gi, "hide-and-seek")
    .replace(BEST_EVER, (_, before: string, best: string) => `${before}It was the ${best.toLowerCase()} `)
    .replace(MANNER_FIRST, "")
    .replace(LABEL, "")
    .replace(TELL_ABOUT, "")
    .replace(PLAIN_ONE_ABOUT, "")
    .replace(
      MAKE_HIM,
      (_, who: string, what: string) => `. ${begun(SUBJECTS[who.toLowerCase()] ?? who)} becomes ${what}`,
    )
    .replace(AGED, ageFirst)
    .replace(YEARS_OLD, ageFirst)
    .replace(
      TITLED_AGE,
      (_, whose: string, who: string, name: string, age: string) => `${withAge(whose, age)} ${who}${name} `,
    )
    .replace(AND_I_LOST, "$1 were $2 ")
    .replace(NAMED_AT, (_, who: string, name: string) => `${name}, ${who.charAt(0).toLowerCase()}${who.slice(1)}, `);

/** "best holiday they ever had" */
const BEST_EVER =
  /(^|[.!?] )(best|worst|funniest|loudest|longest|strangest|happiest|first|last) (?=[a-z]+ (?:that )?(?:he|she|they|we|I|anyone|anybody)(?:['’]ve|['’]s| has| have| had)? ever )/gi;

/** "A mountain climber, Ines, 34, gets": "A mountain climber called Ines, 34, gets". */
const NAMED_AFTER =
  /^((?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur) (?:[a-z-]+ ){0,3}?(?!who\b|and\b)[a-z-]+), (?!who\b)((?:(?:Big|Little|Old|Sir|Captain|Lady) )?\p{Lu}\p{L}+)(, \d+)?,(?: aged \d+,)? (?=[a-z]+(?:s|ed)?\b(?! (?:and|or)\b))/u;
/** "A clumsy knight, Sir Puddle, who has to bring": "A clumsy knight called Sir Puddle who has to bring". */
const NAMED_WHO =
  /^((?:[Aa]n?|[Tt]he) (?:[a-z-]+ ){0,3}?(?!who\b|and\b)[a-z-]+), ((?:\p{Lu}\p{L}+\.? )?\p{Lu}\p{L}+), (?=(?:who|whose) \p{Ll})/u;
/** "An old couple dance": one couple. */
const COUPLE_DOES =
  /^((?:An?|The|My|Our|One) (?:[a-z-]+ ){0,3}?(?:couple|pair)(?: (?:from|in|at|near|on) (?:(?:the|an?) )?(?:\p{L}+ ){0,2}?\p{L}+)?) (dance|live|own|run|have|find|buy|love|go|want|move|adopt|fall|get|decide|meet|sell|argue|win|lose|keep|wait|make|travel|open|inherit|discover|try|take|share|plan|start|sit|walk|celebrate|return|rent|sail|build)(?=\b)/u;

/** "before grandma sells the house": whom everybody calls Grandma. */
const KIN_CALLED =
  /(^|\b(?:and|or|with|when|but|to|for|because|until|so|while|after|before|if|that|where|than) |[,;] )(grandma|grandpa|granny|nana|oma|opa|mom|mum|dad|daddy|mommy|mummy)(?=['’]s | (?!\p{Lu})\p{L}{2,}|[.,;!?]|$)/gu;

/** "A kitchen where the pots argue": "In a kitchen, the pots argue"; "a village where all argue is visited" is about the village. */
const openedPlace = (text: string): string =>
  text.replace(
    /^(An?|The) ((?:[a-z-]+ ){0,2}?[a-z-]+),? (?:where|in which) (?=(?:the|all|every|two|three|nobody|everybody|everyone|an?)\s)/,
    (whole, article: string, place: string) => {
      const [first = ""] = text.slice(whole.length).split(GOES_ON);
      if (verbsIn(first) > 1) return whole;
      const where = /\b(?:stop|wedding|party|funeral|festival|concert|competition|birthday|dinner)$/.test(place)
        ? "at"
        : prepositionFor(place.split(" ").at(-1) ?? "", "in");
      return `${begun(where)} ${article.toLowerCase()} ${place}, `;
    },
  );

/** How many words are surely verbs: two in "everyone sleeps all day wakes up". */
const verbsIn = (words: string): number =>
  termsOf(words).filter(({ low }) => PRESENT_AUXILIARY.test(low) || (low.endsWith("s") && isSurelyVerb(low))).length;
/** Where a clause ends. */
const GOES_ON = /[,.;:]| (?:and|but|or|who|that|which|where|when|until|because|so|as|if|while|what|how) /;

/** "Make it funny: a grandpa …": the manner before the story. */
const MANNER_FIRST =
  /^(?:please\s+)?(?:make|keep)\s+it\s+(?:very\s+|really\s+|a\s+bit\s+)?(?:funny|sad|silly|short|long|scary|spooky|exciting|cute|cozy|calm|simple|sweet|magical)(?:\s+(?:and|but)\s+(?:with\s+)?\w+(?:\s+\w+)?)?\s*[:,.!-]+\s+/i;

/** "Tell me about a watchman who …": "A watchman who …". */
const TELL_ABOUT =
  /^(?:please\s+)?(?:(?:can|could)\s+you\s+)?(?:tell|write|show)(?:\s+(?:me|us))?\s+(?:something\s+)?about\s+(?=(?:an?|the|my|our|two|three|four)\s|\p{Lu})/iu;

/** "…, please make it exciting, he is lazy": words to the writer in the middle. */
const ASIDE_REQUEST =
  /[,;.] (?:and )?please (?:make|keep|tell) it (?:very |really |a bit )?[a-z]+(?: and [a-z]+)?[,;.] (?=\p{L})/giu;

/** "grandma thinks he is crazy pls make it funny": words to the writer at the end. */
const LAST_REQUEST =
  /(?<=.{12})[,;]? (?:and )?(?:(?:please|pls|plz) (?:make|keep|tell|let|end|write|do|with) (?!(?:me |us )?an? (?:[\w-]+ ){0,3}?(?:story|tale|film|movie|video|cartoon) (?:where|about|in which) )[^.!?]*|(?:pls|plz)\b[^.!?]{0,40})[.!?]*$/iu;

/** "Something sad but nice about an old man": "an old man". */
const SOMETHING =
  /^(?:please )?(?:(?:i want|i['’]d like|i would like|can you (?:make|write|tell)(?: me)?|make(?: me)?|do(?: me)?|write(?: me)?|tell(?: me)?|give me) )?something (?:(?:(?:very |a bit |really |not too )?[a-z]+)(?:,? (?:and|but) (?:[a-z]+ ){0,2}[a-z]+)? )?(?:for (?:(?:my|our) [^.,:]{3,40}?|\p{L}+) )?(?:about|with) (?=(?:an?|the|my|our|two|three|four)\s|\p{Lu})/iu;

/** "can you do a funny one about my boss": "my boss". */
const ONE_ABOUT =
  /^(?:please )?(?:(?:can|could) you )?(?:do|make|write|tell)(?: me| us)? (?:an?|another) (?:[a-z]+ ){0,2}?one (?:about|with) (?=(?:an?|the|my|our|two|three|four)\s|\p{Lu})/iu;

/** "funny one about a family trip" */
const PLAIN_ONE_ABOUT =
  /^(?:an? )?(?:funny|sad|short|sweet|scary|silly|happy|little) one (?:about|with|where) (?=\p{L})/iu;

/** "…, can you make him the first kid on the moon?": he becomes that. */
const MAKE_HIM =
  /[,.;] (?:and |so )?(?:can|could) you (?:please )?make (him|her|them) ((?:the|an?) (?![^.?!]*\b(?:story|tale|film|movie|video|hero of)\b)[^.?!]+)\??$/i;
const SUBJECTS: Readonly<Record<string, string>> = { him: "he", her: "she", them: "they" };

/** "The dog everyone likes gets adopted": "the dog that everyone likes gets adopted". */
const UNWANTED_BY =
  /\b((?:an?|the|one|our) (?:[a-z]+ ){1,3}?(?!that\b|which\b|who\b)[a-z]+) ((?:nobody|no one|everyone|everybody) (?:wants|wanted|likes|liked|needs|needed|loves|loved) (?:any ?more )?)(?=(?:is|was|gets|got|finds|found|goes|runs|waits|lives|becomes)\b)/gi;

/** "My two kids want a story about a unicorn": "a unicorn". */
const WANTS_STORY = new RegExp(
  `^(?:my|our)\\s+(?:[\\w-]+\\s+){0,3}?(?:[\\w-]+-year-olds?|kids?|children|sons?|daughters?|class|students|pupils|twins|boys?|girls?|grandson|granddaughter|niece|nephew)(?:\\s+\\p{Lu}\\p{L}+)?\\s+(?:wants?|would\\s+like|asked\\s+for|wishes\\s+for|needs?|loves?)\\s+(?:to\\s+hear\\s+)?an?\\s+(?:[\\w'-]+\\s+){0,3}?${GENRE}\\s+(?:about|with|where|in\\s+which|of)\\s+`,
  "iu",
);

/** "My twin daughters Ella and Ruby": "The sisters Ella and Ruby". */
const OWN_CHILDREN =
  /\b[Mm]y\s+(?:twin\s+)?(daughters|sons|granddaughters|grandsons|nieces|nephews)\s+(?=\p{Lu}\p{L}+\s+and\s+\p{Lu})/gu;
const SIBLINGS: Readonly<Record<string, string>> = {
  daughters: "sisters",
  granddaughters: "sisters",
  nieces: "sisters",
  sons: "brothers",
  grandsons: "brothers",
  nephews: "brothers",
};

/** "Story for my niece Amelie (5): …" */
const LABEL = new RegExp(
  `^(?:please\\s+)?(?:(?:write|tell|create|make)\\s+(?:me\\s+|us\\s+)?)?(?:an?\\s+)?(?:[\\w'-]+\\s+){0,3}?(?:${GENRE}|idea|prompt)(?:\\s+(?:for|idea)\\b[^:.!?]{0,50})?:\\s+`,
  "i",
);

/** "A story for my 4 year old daughter Hannah who is getting a brother": "Hannah who …". */
const FOR_CHILD = new RegExp(
  `^(?:[Pp]lease )?(?:(?:[Ww]rite|[Tt]ell|[Mm]ake|[Cc]reate) (?:me )?)?(?:[Aa]n? )?(?:[\\w'-]+ ){0,2}?${GENRE} for (?:my|our) (?:[\\w-]+ ){0,4}?(?:son|daughter|grandson|granddaughter|niece|nephew|child|kid|boy|girl|toddler),? (\\p{Lu}[\\p{L}'’-]+)(?: \\(\\d+\\))?,? (?=who )`,
  "u",
);

/** What people write around an idea: "lol", "please", a smiling face. */
const FILLERS =
  /(?:[\s,.!]*(?:\b(?:lol|lmao|rofl|haha+|hehe+|xd|pls|plz|please|thanks?(?: you)?|thx|ty)\b|[:;]-?[)D(]|\p{Extended_Pictographic}\uFE0F?))+[\s.!]*$/iu;

/** "…, happy ending please": the words to the writer at the end of a sentence. */
const withoutInstruction = (sentence: string): string => {
  const [, told = "", last = ""] = /^(.{12,})[,;]\s+(?:and |but )?([^,;]+)$/s.exec(sentence) ?? [];
  const isInstruction = INSTRUCTION.test(last.replace(/[.!]+$/, "")) || isOnlyRequest(last);
  return told !== "" && isInstruction && last.split(" ").length < 12 ? `${told}.` : sentence;
};

/** "My kid is scared of thunder. Can you do a story about a little bear …": what comes before has its own people. */
const withoutContext = (text: string): string => {
  const [request] = text.matchAll(new RegExp(`${REQUEST_WITHIN.source}(?=(?:an?|two|three|four|five) )`, "gi"));
  if (!request?.index) return text;
  const before = text.slice(0, request.index);
  const isOfChild =
    /^[Mm]y (?:kid|son|daughter|child|grandson|granddaughter|niece|nephew|toddler|little one|(?:late )?(?:dad|mum|mom|father|mother|grandpa|grandma|grandfather|grandmother|husband|wife|uncle|aunt))s?\b(?! \p{Lu})/u.test(
      before,
    ) && !/(?<!^)\b\p{Lu}\p{Ll}/u.test(before);
  return isOfChild ? text.slice(request.index + request[0].length) : text;
};

/** "Why can't the zebra decide?": "The zebra cannot decide." */
const WHY_NOT = /^why (can['’]?t|cannot|doesn['’]?t|does not|won['’]?t|will not) ((?:the|an?|my|our) \w+) ([^?]+)\?+$/i;
const NOT_OF: Readonly<Record<string, string>> = { can: "cannot", doe: "does not", won: "will not", wil: "will not" };

/** "Why does the rooster crow?": "Why the rooster crows". */
const WHY_QUESTION =
  /^why does ((?:the|an?|my|our) \w+) ((?:always|never|only|still|often|sometimes) )?(\w+)((?: [^?.!]+)?)\s*\?*$/i;
/** "A dragon who is allergic to fire, he sneezes": two sentences. */
const WHO_THEN_HE =
  /^((?:an?|the|two|three|four) (?:[a-z-]+ ){1,3}who) ([^,.;!?]+), (he |she |it |they |at the end |in the end |then )/i;
/** "Why do zebras have stripes?": "Why zebras have stripes". */
const WHY_MANY = /^why do ((?:(?:the|my|our) )?\p{L}+s) (\p{L}+(?: [^?.!]+)?)\s*\?*$/iu;
const thirdPerson = (verb: string): string =>
  verb === "have"
    ? "has"
    : /(?:s|sh|ch|x|o)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? verb.replace(/y$/, "ies")
        : `${verb}s`;

/** "She repairs clocks, he is always late": who has neither name nor noun is a woman and a man. */
const withPeople = (text: string): string => {
  const opener = /^(She|He) (?=[a-z])/.exec(text)?.[1];
  if (!opener) return text;
  const other = opener === "She" ? "he" : "she";
  const first = text.replace(/^(?:She|He) /, opener === "She" ? "A woman " : "A man ");
  return first.replace(
    new RegExp(`([,;.] (?:and |but )?)${other} (?=[a-z])`, "i"),
    `$1${other === "he" ? "a man" : "a woman"} `,
  );
};

/** "Super Nana: a grandmother who …" is a sentence with "was"; "A rescue story: Juna leads …" begins after the colon. */
const withoutHeading = (sentence: string): string => {
  const [, head = "", rest = ""] = /^([^:.!?]{2,60}):\s+(.+)$/s.exec(sentence) ?? [];
  if (head === "") return sentence;
  if (/^(?:why|how)\b/i.test(head)) return `This is ${head.charAt(0).toLowerCase()}${head.slice(1)}. ${begun(rest)}`;
  const isLabel = new RegExp(`\\b(?:${GENRE}|idea|title|plot|topic|prompt|theme)\\b`, "i").test(head);
  if (!isLabel && /^(?:a|an|the)\s/i.test(rest) && /^\p{Lu}/u.test(head) && head.split(" ").length < 5)
    return `${head} was ${rest}`;
  return isLabel || /^\p{Lu}/u.test(rest) ? begun(rest) : sentence;
};
