import { personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { isFiniteVerb, type Term, termsOf } from "../idea/terms.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** What an idea is about, with its article: "the kite", "their grandfather". Undefined if nothing is certain. */
export const topicOf = (reading: IdeaReading): string | undefined =>
  wishedThing(reading) ??
  reading.things.find((thing) => !WEATHER.test(thing) && !isReason(thing, reading)) ??
  forgottenIn(reading.clauses) ??
  goalOf(reading.wish) ??
  goalOfHelp(reading.clauses) ??
  reading.clauses.find(({ object }) => object !== undefined)?.object?.replace(/ (?:back|home|away)$/, "") ??
  fearIn(reading.clauses) ??
  nounAfterVerb(reading) ??
  ownedSubject(reading) ??
  nounAfterPreposition(reading) ??
  reading.things[0];

/** "forgot my birthday because she had so much work": the work is only why. */
export const isReason = (thing: string, { clauses }: IdeaReading): boolean => {
  const head = thing.split(" ").at(-1) ?? "";
  const told = clauses.filter(({ text }) => new RegExp(`\\b${head}\\b`, "i").test(text));
  return (
    told.length > 0 &&
    told.every(({ text }) => /\bbecause\b/i.test(text.slice(0, text.search(new RegExp(`\\b${head}\\b`, "i")))))
  );
};

/** "forgot my birthday": "the birthday". */
const forgottenIn = (clauses: IdeaReading["clauses"]): string | undefined => {
  const noun = clauses
    .map(
      ({ text }) =>
        /\bforgot (?:about )?(?:my|his|her|their|our|the) ((?:[a-z]+ )?(?:birthday|anniversary|wedding))\b/.exec(
          text,
        )?.[1],
    )
    .find((each) => each !== undefined);
  return noun && `the ${noun}`;
};

/** What comes over the characters, and is nothing that they make, look for or carry. */
const WEATHER = /\b(?:storms?|snowstorm|thunderstorm|rain|snow|fog|wind|thunder|lightning|winter|summer|night)$/i;

/** The thing that is wished for; somebody who is wished for is no topic while a thing is there. */
const wishedThing = ({ wish, hero, others }: IdeaReading): string | undefined => {
  const goal = goalOf(wish);
  const head = goal?.split(" ").at(-1)?.toLowerCase() ?? "";
  const people = [hero, ...others].flatMap((each) => each?.aliases ?? []);
  const known = personNoun(head);
  return people.includes(head) || (known && !known.isThing) || isAbstract(head) ? undefined : goal;
};

/** "helped a lost tourist find her passport": "the passport". */
const goalOfHelp = (clauses: IdeaReading["clauses"]): string | undefined => {
  for (const { text } of clauses) {
    const [, noun] =
      /\bhelp(?:s|ed)? (?:\S+ ){1,4}?(?:to )?(?:find|fix|build|reach|get|bring|cross|finish|save|win) (?:an?|the|his|her|their|its|my) ([a-z]+(?: [a-z]+)?)(?=[.,;!?]|$| (?:before|after|in|on|at|of|from|and|to|with|so)\b)/i.exec(
        text,
      ) ?? [];
    if (noun) return `the ${noun}`;
  }
  return undefined;
};

const MAKING = /^(?:built|made|carved|sewed|sewn|invented|drew|painted|baked|knitted|wrote|constructed|designed)$/;

/** "built a mechanical bird for his granddaughter": "the mechanical bird"; "baked bread": "the bread". Not people. */
const nounAfterVerb = ({ clauses, others, hero }: IdeaReading): string | undefined => {
  const people = [hero, ...others].flatMap((each) => each?.aliases ?? []);
  for (const { text } of clauses) {
    const terms = termsOf(text);
    const subject = terms.findIndex(({ low }) => hero?.aliases.includes(low));
    const verb = terms.findIndex(
      (term, at) => at > Math.max(0, subject) && (isFiniteVerb(term) || /ed$/.test(term.low)),
    );
    if (/^(?:was|were|is|are|am)$/.test(terms[verb]?.low ?? "")) continue;
    // "became vegetarian", "got seasick"
    if (
      /^(?:got|became|gets?|becomes?|felt|grew|turned)$/.test(terms[verb]?.low ?? "") &&
      !/^(?:an?|the|his|her|their|its|my|two|three)$/.test(terms[verb + 1]?.low ?? "")
    )
      continue;
    const isMade = MAKING.test(terms[verb]?.low ?? "");
    const phrase = verb < 0 ? [] : phraseOf(terms.slice(verb + 1));
    const head = phrase.at(-1);
    if (!head?.tags.has("Noun") || head.tags.has("Pronoun") || isAbstract(head.low)) continue;
    if (people.includes(head.low) && !isMade) continue;
    // "go mushroom picking"
    if (phrase.length === 1 && terms[verb + 2]?.low.endsWith("ing")) continue;
    if (
      /^(?:over|about|under|around|through|against|to|in|on|at|for|from|with|into|before|after|like|than|as)$/.test(
        phrase[0]?.low ?? "",
      )
    )
      continue;
    const [first = "", ...rest] = phrase
      .map(({ low }) => low)
      .filter((low) => !/^(?:all|both|every|each|some|many|no|another)$/.test(low));
    if (first === "" || /(?:thing|body|one|friends)$/.test(first)) continue;
    if (rest.length === 0 && OPENERS.test(first)) continue;
    // "believed that the lady was a witch": no phrase.
    if ([first, ...rest].some((low) => /^(?:that|if|how|what|why|where|whatever|only|run)$/.test(low))) continue;
    // "her vacuum cleaner" is "the vacuum cleaner" where others speak of it.
    if (/^(?:my|our)$/.test(first) || (/^(?:his|her|their|its)$/.test(first) && /['’]s /.test(rest.join(" "))))
      return [first, ...rest].join(" ");
    if (/^(?:his|her|their|its|your)$/.test(first)) return `the ${rest.join(" ").replace(/^own /, "")}`;
    return `the ${/^(?:an?|the)$/.test(first) ? rest.join(" ") : [first, ...rest].join(" ")}`;
  }
  return undefined;
};

const OPENERS = /^(?:an?|the|his|her|their|its|my|our|your)$/;

/** The terms up to the end of the first noun phrase: at most an article, two adjectives and a noun. */
const phraseOf = (terms: readonly Term[]): readonly Term[] => {
  const end = terms.findIndex(
    ({ low, post, tags }, at) =>
      /[.,;!?]/.test(post) || (tags.has("Noun") && !OPENERS.test(low) && !terms[at + 1]?.tags.has("Noun")),
  );
  const phrase = terms.slice(0, end + 1);
  const isPlain = phrase.every(
    ({ low, tags }) => /^[a-z'’-]+$/.test(low) && !tags.has("Verb") && !tags.has("Preposition"),
  );
  return isPlain && phrase.length <= 4 ? phrase : [];
};

/** "My grandpa's old tractor would not start": "the old tractor". */
const ownedSubject = ({ clauses, hero, others }: IdeaReading): string | undefined => {
  const [, told = ""] =
    /^This is the story of \S+['’]s ((?:[a-z-]+ ){0,2}?[a-z-]+)[.!?]?$/.exec(clauses[0]?.text ?? "") ?? [];
  const [, noun = told] =
    /^(?:\S+ ){0,2}?\S+['’]s ((?:[a-z-]+ ){0,2}?[a-z-]+) (?:would|was|were|had|could|did|will|[a-z]+ed|broke|fell|ran|went|got)\b/.exec(
      clauses[0]?.text ?? "",
    ) ?? [];
  const head = noun.split(" ").at(-1) ?? "";
  const isPerson =
    [hero, ...others].some((each) => each?.aliases.includes(head)) || personNoun(head)?.isThing === false;
  return noun === "" || isPerson || isAbstract(head) ? undefined : `the ${noun}`;
};

/** "at the birthday party": "the birthday party". Not people, places and times. */
const nounAfterPreposition = ({ clauses, others, hero }: IdeaReading): string | undefined => {
  const people = [hero, ...others].flatMap((each) => each?.aliases ?? []);
  const text = clauses.map((clause) => clause.text).join(" ");
  const found = [
    ...text.matchAll(
      /\b(?:at|of|for|about|over|with|through|under|from|during) (the|his|her|their|its|my|an?) ([a-z]+(?: [a-z]+)??)(?=[.,;]| (?:of|in|on|at|and|who|that|with|for|to)\b)/g,
    ),
  ];
  for (const [, owner = "", noun = ""] of found) {
    const head = noun.split(" ").at(-1) ?? "";
    if (
      people.includes(head) ||
      isAbstract(head) ||
      /^(?:help|night|day|year|age|morning|way|end|top|life|first|time|blade|piece|pair|sight|thought|sound|smell|edge)$/.test(
        head,
      )
    )
      continue;
    return `${/^an?$/.test(owner) ? "the" : owner} ${noun}`;
  }
  return undefined;
};

/** "scared of her first eruption": "her first eruption". */
export const fearIn = (clauses: IdeaReading["clauses"]): string | undefined =>
  clauses
    .map(({ text }) =>
      /\b(?:scared|afraid|frightened|terrified) of ((?:(?:the|his|her|their|its|my) )?(?:[\p{L}-]+ )??[\p{L}-]+?)(?=[.,;]|$| (?:and|but|who|because|so|until|when|in|at|on|during|must|is|was|are|were|has|had|learn|want|meet|find|went|got|made|\p{L}+ed)\b)/u
        .exec(text)?.[1]
        ?.replace(/ (?:too|as well|either)$/, ""),
    )
    .find((words) => words !== undefined && !/^(?:him|her|it|them|me|us|himself|herself)$/i.test(words));

/** "taught me how to make dumplings before she moved": "make dumplings". */
export const taughtIn = (clauses: IdeaReading["clauses"]): string | undefined =>
  clauses
    .map(({ text }) => TAUGHT.exec(text)?.[1])
    .find((words) => words !== undefined && words.split(" ").length <= MAX_TAUGHT);
const TAUGHT =
  /\b(?:taught|showed) (?:me|us|him|her|them) (?:how )?to ([a-z]+(?: [^.,;]+?)?)(?=[.,;]|$| (?:before|after|while|until|because|when|so|but|and)\b)/;
const MAX_TAUGHT = 5;

/** What is wished for: "find their grandfather" has "their grandfather". */
export const goalOf = (wish: string | undefined): string | undefined => {
  const hasGoal = /^\S+\s+(?:(?:an?|the|his|her|their|its|my|our|\p{Lu}\S*)\b|\p{Ll}+['’]s )/u.test(wish ?? "");
  const [, owner = "", rest = ""] = (hasGoal && /^\S+\s+(\S+)\s*(.*)$/.exec(wish ?? "")) || [];
  const [, kept] =
    /^(?:stop|keep|prevent) .+ from \w+ing ((?:the|his|her|their|its|my|our) .+)$/i.exec(wish ?? "") ?? [];
  if (kept) return goalOf(`keep ${kept}`);
  // "become a pilot": what one will be is no thing that one finds.
  if (owner === "" || /^become\b/.test(wish ?? "") || (rest === "" && !/^\p{Lu}/u.test(owner))) return undefined;
  const [, second = ""] =
    /^(?:bring|give|send|show|buy|make|tell|hand|lend|bake|build)\s+(?:the|his|her|their|my|our|an?|\p{Lu}\S*)(?:\s+(?!(?:for|with|of|from|to|in|on|out|at|by|into|about)\s)\p{Ll}+){0,3}?\s+(an?\s.+)$/u.exec(
      wish ?? "",
    ) ?? [];
  if (second !== "") return goalOf(`see ${second}`);
  const [, several = ""] = GIVES_SEVERAL.exec(wish ?? "") ?? [];
  if (several !== "") return `the ${several}`;
  const noun = rest
    .replace(
      /\s+(?:of|in|on|at|to|from|with|for|into|over|out|about|against|before|through|during|by|across|under|behind|near|around|after|inside|while|because|until|as|like|without|between|when|where|so|but|and|that|who|which|nobody|everybody|everyone|somebody|he|she|they)\b.*$/i,
      "",
    )
    .replace(
      /\s+(?:go|free|one (?:more|last) time|once more|again|at last|back|(?<!\b(?:retirement|nursing|care|foster|an?|the|new|own|old|good|better|warm|nice|real|safe|little|small|her|his|their) )home|alone|together|away|anyway|down|up)$/i,
      "",
    )
    .replace(wish?.startsWith("help ") ? /^((?:\S+ )??\S+) (?:\S+)$/ : /$^/, "$1");
  if (/^\p{Lu}/u.test(owner)) return noun === "" || /^\p{Lu}/u.test(noun) ? `${owner} ${noun}`.trim() : owner;
  return noun === "" ? undefined : `${/^an?$/.test(owner) ? "the" : owner} ${noun}`;
};

/** "give his mother flowers" */
const GIVES_SEVERAL =
  /^(?:bring|give|send|show|buy|make|hand|lend|bake) (?:(?:his|her|their|my|our|the) (?:mother|father|mum|mom|dad|sister|brother|grandmother|grandfather|grandma|grandpa|friend|teacher|aunt|uncle|neighbou?r|[a-z]+ friend)|\p{Lu}\p{L}+) ((?:[a-z]+ )?[a-z]+[^s]s)$/u;

/** "play the song his grandfather played in the war": "play the song"; "swim at 60": "swim". */
export const shortAim = (aim: string): string =>
  aim
    .replace(/ at \d+.*$| (?:that|which|who) .*$/, "")
    .replace(/( the [a-z]+) (?:his|her|their|my|our) [a-z]+ [a-z]+ed\b.*$/, "$1");
