import type { Family, IdeaReader, KnownNoun, Named, Person } from "../pack.ts";
import { drawableWords } from "./drawable-words.ts";
import { nouns } from "./nouns.ts";
import { genitive, infinitive, nounForms } from "./word-cases.ts";

const WORD = "[\\p{L}\\p{M}]+";
const END = "(?![\\p{L}\\p{M}])";

const known: ReadonlySet<string> = new Set([
  ...Object.values({ ...nouns.animals, ...nouns.people }),
  ...Object.values(drawableWords.kinds).flatMap((words) => words.split(",")),
  ..."মেঘ তারা চাঁদ গাছ ঘড়ি নৌকা পুতুল মাঝি জেলে কুমোর মিস্ত্রি খোকা খুকি দিদা দিদিমা নানি নানু কাকা মামা মাসি পিসি".split(" "),
]);

/** "শেয়ালের": "শেয়াল". */
export const baseOf = (word: string): string => nounForms(word).find((form) => known.has(form)) ?? word;

/** The noun of the idea's first words. */
const FIRST = new RegExp(
  `^(?:[^।,]{2,40}?\\s(?:পড়ে থাকা|রাখা|দাঁড়িয়ে থাকা|ফেলে রাখা|থাকা|বসে থাকা)\\s)?(?:${WORD}(?:ের|র)\\s)?(?:(?:একটি|একটা|এক|একজন)\\s|(?=(?:পুরোনো|পুরনো|পুরানো|ভাঙা)\\s)|(?!(?:একটা|একটি|দুটি|দুটো|তিনটি|তিনটে|চারটি|পাঁচটি)\\s)(?=${WORD}(?:টা|টি)\\s)|(?=${WORD}(?<!ে|য়|র|ই|ও|ন|তো|টি|টা|টে|টো)\\s)(?!(?:আমি|আমরা|দুই|তিন|চার|পাঁচ|যে|আজ|কাল|রোজ|সাত|আট|দশ)\\s))(?:(?:পুরনো|পুরানো|ভাঙা|ছোট|ছোট্ট|বড়|বুড়ো|বুড়ি|পুরোনো|ভুলে যাওয়া|একলা|একাকী|দুষ্টু|অলস|গরিব|সাহসী|ভীতু|লাজুক|ক্ষুধার্ত|শেষ|একা|মিষ্টি|তরুণ|তরুণী|কালো|সাদা|লাল|নীল|সবুজ|হলুদ|হারানো|নতুন|বোকা|চালাক|রাগী|সুন্দর|ক্লান্ত|গরীব)\\s)*(${WORD})`,
  "u",
);

/** The noun of the first words after "one". */
const COUNTED_FIRST = new RegExp(`^(?=(?:একটি|একটা|এক|একজন)\\s)${FIRST.source.slice(1)}`, "u");

/** Who is named without "টি": relatives and people of rank. */
const BARE =
  /^(?:রাজা|রানি|রানী|রাজকন্যা|রাজকুমারী|রাজপুত্র|রাজকুমার|দাদু|ঠাকুরদা|ঠাকুমা|দিদিমা|দিদা|দাদি|দাদী|নানি|নানী|নানু|নানা|মা|বাবা|ভাই|বোন|দাদা|দিদি|আপা|কাকা|মামা|মাসি|পিসি|চাচা|খালা|ফুফু|বন্ধু|শিক্ষক|সম্রাট|ভাইবোন)$/u;
const NUMBERS = "দুই|দু|দুটি|দুটো|দুজন|তিন|তিনটি|তিনটে|তিনজন|চার|চারটি|চারজন|পাঁচ|পাঁচটি";
const COUNTED = new RegExp(`(?:^|\\s)(${NUMBERS})\\s(?:${WORD}\\s)?$`, "u");

const POLITE = /(?:েন|[চযপখ]ান|নান|রান|গান|লান|ঠান)(?:\s(?:না|নি))?$/u;

/** Verbs have no plural, but a polite form: who is spoken of politely, as "তিনি", is "they". */
const personIn = (idea: string): Person =>
  POLITE.test((idea.split(/[।.,!?]|\s(?:কিন্তু|তাই|কারণ|আর|এবং|যাতে)(?=\s)/u)[0] ?? "").trim()) ? "they" : "he";

const subjectAt = (idea: string, at: number, noun: string): Named | undefined => {
  const base = baseOf(noun);
  const [, next = ""] = /^\s([\p{L}\p{M}]+)/u.exec(idea.slice(at + noun.length)) ?? [];
  if (next === "পাখি" || next === "মাছ") return { name: `${noun} ${next}টি`, person: "he" };
  // An adjective before who acts.
  if (!known.has(base) && known.has(baseOf(next)) && !/(?:র|কে|ে|য়)$/u.test(next)) return undefined;
  const number = COUNTED.exec(idea.slice(0, at))?.[1];
  if (number)
    return { name: /^(?:দুই|দু|তিন|চার|পাঁচ)$/u.test(number) ? `${number} ${base}` : `${base} ${number}`, person: "he" };
  if (/(?:গুলো|েরা|রা)(?:র|কে)?$/u.test(noun) && noun !== base)
    return { name: `${base}${BARE.test(base) ? "রা" : "গুলো"}`, person: "he" };
  const bare = base.replace(/(?<=[\p{L}\p{M}]{3})(?:টি|টা)$/u, "");
  return { name: BARE.test(bare) || /(?:রা|গুলো|গুলি|গণ)$/u.test(bare) ? bare : `${bare}টি`, person: personIn(idea) };
};

const TITLE =
  /^\s((?:আপা|দিদি|দাদা|চাচা|কাকা|কাকু|মামা|মাসি|পিসি|খালা|ফুফু|দাদু|নানি|স্যার|ম্যাডাম|মাস্টার|মাস্টারমশাই|বাবু|সাহেব|বেগম|দাদি|দেবী)(?![\p{L}\p{M}]))/u;

/** "ফাতেমা আপা" */
const named = (name: string, idea: string): Named => {
  const title = TITLE.exec(idea.slice(idea.indexOf(name) + name.length))?.[1];
  return { name: title ? `${name} ${title}` : name, person: personIn(idea) };
};

/** The verbs before which a thing stands. */
const TAKING =
  "বানা|তৈরি|গড়|খুঁজ|খোঁজ|পায়|পেয়ে|পান|সারা|মেরামত|লাগা|লাগায়|পোঁত|আঁক|লেখ|লিখ|বোনে(?!র)|বুন|রাঁধ|হারা(?!নো)|বাঁচা|উদ্ধার|ধর|কুড়|কেন|কিন|চুরি|আন|নিয়ে|দেখ|বাজা|ওড়া|বহন|বয়ে|পাহারা|সাজা|চালা|চাষ|আবিষ্কার|রক্ষা|সেলাই|জমা|খোল|খুল|ফিরিয়ে|ঠিক|রং|ভাসা|পৌঁছে|শোনা";
const ADJECTIVES =
  "পুরোনো|পুরানো|নতুন|ছোট|ছোট্ট|বড়|বিশাল|সোনার|সোনালি|রুপোর|জাদুর|জাদুকরি|হারানো|হারিয়ে যাওয়া|সুন্দর|রঙিন|লাল|নীল|সবুজ|সাদা|কালো|হলুদ|কাঠের|কাগজের|ভাঙা|অদ্ভুত|অচেনা|উড়ন্ত|শেষ|গোপন|কাচের|মাটির|ঘুমন্ত";
const OBJECT = new RegExp(
  `(?<![\\p{L}\\p{M}])((?:(?:${ADJECTIVES})\\s){0,2}${WORD})(?=\\s(?:(?:আবার|ঠিক|নতুন করে|একা|মিলে|একসঙ্গে|রোজ)\\s)?(?!পায়েস|ধরন|আনন্দ|দেখা\\s)(?:${TAKING}))`,
  "gu",
);
const NO_THING =
  /^(?:আর|ও|এবং|একটি|একটা|এক|তার|নিজের|তাকে|তাদের|সে|না|কিন্তু|সবাই|কিছু|কী|যে|যা|থেকে|দিয়ে|জন্য|সঙ্গে|সাথে|মিলে|একসঙ্গে|রোজ|প্রতি|রাতে|দিনে|শেষে|কাছে|ভিতরে|ভেতরে|মধ্যে|নিচে|ধারে|উপরে|ওপরে|পাশে|একদিন|আবার|খুব|অনেক|গিয়ে|করে|বন্ধু|ভয়|পথ|বাড়ি|ঘরে|স্বপ্ন|শিখতে|ঠিক|সময়|কষ্ট|খবর|[\p{L}\p{M}]+(?:ের|ে|য়|কে|েই|ার|ীর|ির|ুর|োর))$/u;
/** Nouns that end as a case does. */
const WITH_ENDING =
  /^(?:পাহাড়|তার|খাবার|উপহার|আচার|পুকুর|জাহাজ|আবহাওয়া|সেতার|গিটার|পিঠে|মেয়ে|ছেলে|নেকড়ে|কুঁড়ে|হার|শহর|ঘর|তীর|শরীর|মন্দির|কুমির|ফকির|ভোর)$/u;

/** The first words of an idea are who acts. */
const isSubject = (idea: string, at: number): boolean =>
  /^(?:(?:একটি|একটা|এক|একজন)\s?)?$/u.test(idea.slice(0, at).trim());

const objectIn = (idea: string): string | undefined => {
  for (const { 1: phrase = "", index } of idea.matchAll(OBJECT)) {
    const isCounted = /(?:^|\s)(?:একটা|একটি|এক)\s$/u.test(idea.slice(0, index));
    const words = phrase.split(" ");
    const noun = (words.at(-1) ?? "").replace(/(?<=[\p{L}\p{M}]{2}[^্])(?:টি|টা|টিকে|টাকে)$/u, "");
    if (noun.length < 2 || isSubject(idea, index) || (NO_THING.test(noun) && !WITH_ENDING.test(noun) && !isCounted))
      continue;
    return [...words.slice(0, -1), noun].join(" ");
  }
  return undefined;
};

/** Where a clause begins: after a conjunction, a companion or a mark. */
const CLAUSE = /^.*(?:[,।.;]|(?:^|\s)(?:আর|ও|এবং|কিন্তু|তাই|কারণ|যে|মিলে|একসঙ্গে|সঙ্গে|সাথে)(?![\p{L}\p{M}]))/u;

/** The words of the idea before a verb, without who acts: "দৌড়ে জিততে". */
const phraseBefore = (idea: string, at: number, isTaken: (noun: string) => boolean): string => {
  const words = idea.slice(0, at).replace(CLAUSE, "").trim().split(/\s+/);
  const taken = words.findLastIndex(
    (word) => isTaken(word) && !/(?:কে|ের|দের)$/u.test(word) && (baseOf(word) === word || !/(?:র|ে|য়)$/u.test(word)),
  );
  // "নাবিক হতে"
  const own = words.slice(words[taken + 1] === "হতে" ? taken : taken + 1);
  // "ফাতেমা আপা"
  return (taken >= 0 && BARE.test(own[0] ?? "") ? own.slice(1) : own)
    .join(" ")
    .replace(taken < 0 ? COUNTED_FIRST : /(?!)/u, "")
    .replace(/^(?:সে|তারা|তিনি|আর|আবার)\s/u, "")
    .trim();
};

const infinitiveBefore = (idea: string, verb: RegExp, isTaken: (noun: string) => boolean): string | undefined => {
  const found = verb.exec(idea);
  if (!found) return undefined;
  const phrase = phraseBefore(idea, found.index, isTaken);
  return /(?:তে)$/u.test(phrase) && !/^(?:হতে|করতে|দিতে|নিতে|যেতে)$/u.test(phrase) && phrase.length < 60
    ? phrase
    : undefined;
};

/** What the hero does, as an infinitive: "নৌকা বানাতে". */
const actionIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  for (const { 0: verb, index } of idea.matchAll(/[\p{L}\p{M}]+(?=\s*(?:[।.,!]|$|\s(?:আর|এবং|কিন্তু|যাতে)\s))/gu)) {
    const found = infinitive(verb);
    const phrase = found ? phraseBefore(idea, index, isTaken) : "";
    if (
      found &&
      phrase !== "" &&
      phrase.length < 50 &&
      !/(?:ভয়|না|বন্ধু|ভুলে|পড়ে|ভেঙে|হারিয়ে)$/u.test(phrase) &&
      !/^(?:হারা|ভোলে|পড়ে|ভাঙে)/u.test(verb)
    )
      return `${phrase} ${found}`;
  }
  return undefined;
};

const UNCASED = /(?:কে|ে|য়)$/u;
/** What is feared, as the owner of the fear: "অন্ধকারের". */
const fearIn = (idea: string): string | undefined => {
  const word = new RegExp(`(${WORD})\\s(?:খুব\\s|ভীষণ\\s)?(?:ভয়\\s(?:পায়|পান|পেত|করে)|ভয়ে)`, "u").exec(idea)?.[1];
  if (!word || /^(?:খুব|সে|তাই|কিন্তু)$|তে$/u.test(word)) return undefined;
  return /(?:ের|র)$/u.test(word) && !/(?:অন্ধকার|সাগর|ঝড়)$/u.test(word) ? word : genitive(word.replace(UNCASED, ""));
};

const partsIn = (
  idea: string,
  family: Family,
  isTaken: (noun: string) => boolean,
): Readonly<Record<string, string>> => {
  const goal = new RegExp(
    `(?<![\\p{L}\\p{M}])(${WORD}(?:ে|য়|তে|র দিকে|ের দেশে))\\s(?:যা(?:য়|ন|ওয়া|চ্ছে)|যেতে|রওনা|পৌঁছ|পাড়ি|উড়ে|বেড়াতে|ভ্রমণ)`,
    "u",
  ).exec(idea)?.[1];
  const skill = /(?:^|\s)([\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+তে)?)\s(?:শেখে|শিখছে|শিখতে|শেখেন|শেখার)/u.exec(idea)?.[1];
  const isActing = ["make", "seek", "save", "win", "go", "any"].includes(family);
  const found = {
    fear: family === "fear" ? fearIn(idea) : undefined,
    goal: family === "go" && goal && !NO_GOAL.test(goal) && !isTaken(goal) ? goal : undefined,
    skill:
      family === "learn" && skill && !isTaken(skill.split(" ")[0] ?? "")
        ? skill
        : family === "learn"
          ? skill?.split(" ").at(-1)
          : undefined,
    unwish: family === "refuse" ? infinitiveBefore(idea, /\sচা(?:য়|ন|ইত)\sনা/u, isTaken) : undefined,
    unable:
      family === "refuse"
        ? infinitiveBefore(idea, /\s(?:পার(?:ে|েন|ত)|জান(?:ে|েন|ত)|পা(?:য়|ন)|পেত)\sনা/u, isTaken)
        : undefined,
    wish:
      infinitiveBefore(idea, /\sচ(?:ায়|ান|াইত|েয়েছিল)(?!\sনা)(?![\p{L}\p{M}])/u, isTaken) ??
      (isActing ? actionIn(idea, isTaken) : undefined),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([gap, part]) => (part ? [[gap, part] as const] : [])));
};
const NO_GOAL =
  /^(?:নিয়ে|হারিয়ে|করতে|খুঁজতে|দেখতে|হয়ে|দিয়ে|রাতে|দিনে|একদিনে|গিয়ে|চলে|উড়ে|ঘুমাতে|ভয়ে|পাওয়া|পড়ে|ভেঙে|নিভে|মরে|ফিরে|থেমে|উঠে|নেমে|কেটে|খুলে|জমে|গলে|মিশে|বেড়ে|ফেটে|ছিঁড়ে|রেগে|ডুবে|ভুলে|[\p{L}\p{M}]+(?:িয়ে|তে))$/u;

export const ideaReader: IdeaReader = {
  families: {
    fear: /ভয়\s(?:পায়|পান|পেত|করে)(?!\sনা)|ভীতু/u,
    refuse: /(?:চায়|চান|চাইত|পারেন?|পারত|জানেন?|জানত|তে\sপায়|তে\sপান)\sনা(?!.*চা(?:য়|ন|ইত)(?!\sনা))/u,
    meet: /ভালোবেসে\sফেল|প্রেমে|বিয়ে(?!\sকরতে\sচায়\sনা)/u,
    befriend: /বন্ধু\s(?:খোঁজ|খুঁজ|চায়|পায়|নেই|ছাড়া|বানা|হতে)|বন্ধুত্ব|একলা|একাকী|নিঃসঙ্গ/u,
    win: /জিত|জেত|প্রতিযোগিতা|দৌড়ে/u,
    learn: /শেখে|শিখ|শেখার/u,
    save: /বাঁচা|উদ্ধার|সাহায্য|রক্ষা/u,
    make: /বানা|তৈরি|গড়ে|সারায়|সারান|মেরামত|লাগায়|লাগান|আঁকেন?|লেখেন?|খোলেন?|বোনেন?(?![\p{L}\p{M}])|রাঁধ|সেলাই|চাষ(?=\s)|ঠিক\sকর/u,
    seek: /খোঁজ|খুঁজ(?!ে\sপা)|হারি(?:য়ে|য়)|হারায়|চুরি/u,
    find: /খুঁজে\sপা|পায়(?=\s*[।.,]|$)|পেয়ে|ধরে(?=\s*[।.]|$)|কুড়িয়ে|আবিষ্কার/u,
    go: /যায়|যেতে|রওনা|পাড়ি|ভ্রমণ|উড়ে|পৌঁছ(?!ে\sদ)|যাত্রা|বেরিয়ে/u,
  },
  firstNoun: FIRST,
  subjectAt,
  named,
  objectIn,
  partsIn,
  placeOf: (phrase) => phrase,
  personOf: (_: KnownNoun): Person => "he",
  tableObject: (thing) => thing,
  together: /\s(?:আর|ও|এবং)(?=\s|$)/u,
  togetherAfter: /^(?:\s[\p{L}\p{M}]+)?\s(?:সঙ্গে|সাথে)(?![\p{L}\p{M}]|\s(?:দৌড়|প্রতিযোগিতা|জিত|লড়|ঝগড়|দেখা|পাল্লা|যুদ্ধ))/u,
  fragment: new RegExp(`^(?:যে\\s${WORD}|${WORD}\\sযে\\s|${WORD},?\\sযার\\s)[^।.]*$`, "u"),
  narrator: new RegExp(
    `^(?:(?:এক\\s?(?:দিন|রাতে)|কাল|গতকাল)\\s)?(?:আমি|আমরা|আমাকে|আমাদের|আমার(?=\\s(?:একটা|একটি|নাম|স্বপ্ন|ইচ্ছে|ভয়|ঘর|জানালা)))${END}`,
    "u",
  ),
};
