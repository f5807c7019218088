import { asTheyStand } from "../as-they-stand.ts";
import type { Clause, ClauseTelling, Voice } from "../clause-telling.ts";
import { clauseLines } from "./clause-lines.ts";
import { telling } from "./telling.ts";

/** After a verb, where a clause begins that can stand alone. */
const CLAUSE_START = /,\s(?=(?:কিন্তু|তবে|তবু|তারপর|তখন|হঠাৎ|শেষে)\s)|(?<=[য়ছনলে]),?\s(?=(?:কিন্তু|তারপর)\s)/u;
const CONTRARY = /^(?:কিন্তু|তবে|তবু)\s/u;
const EVERYBODY = /^(?:কিন্তু\s)?(?:সবাই|কেউ|লোকে|গ্রামের লোক\p{M}*)\s/u;
/** How a sentence with a verb ends. */
const VERB = /(?:[েোুিা]?য়|ছে|ছি|ছেন|ই|[লত]|লাম|লেন|বে|বো?|নেই|নয়|না|নি|চায়|যায়|পায়|[\p{L}\p{M}]ে|ছিল|হয়|আছে|গেছে|ন|ি)$/u;

const clausesOf = (sentence: string): readonly Clause[] => {
  const end = /[।.!…]+$/u.exec(sentence)?.[0] ?? "।";
  return sentence
    .replace(/[।.!…]+$/u, "")
    .split(CLAUSE_START)
    .map((text) => ({
      text: `${text}${end}`,
      ...(CONTRARY.test(text) && { isContrary: true }),
      ...(EVERYBODY.test(text) && { isEverybody: true }),
    }));
};

const WE = /(?<![\p{L}\p{M}])(?:আমরা|আমাদের)(?![\p{L}\p{M}])/u;
const I = /(?<![\p{L}\p{M}])(?:আমি|আমাকে)(?![\p{L}\p{M}])/u;
/** "আমার বিড়াল হারিয়ে গেছে": who looks for it tells. */
const MINE_LOST = /^আমার\s.*(?:হারি|পালি|খুঁজ)/u;

const voiceOf = (idea: string): Voice | undefined =>
  /(?<![\p{L}\p{M}])আমরা(?![\p{L}\p{M}])/u.test(idea) || (WE.test(idea) && /হারি|পালি/u.test(idea))
    ? { speaker: "we" }
    : I.test(idea) || MINE_LOST.test(idea)
      ? { speaker: "i" }
      : undefined;

const GENITIVE: Readonly<Record<string, string>> = { আমি: "আমার", আমরা: "আমাদের", সবাই: "সবার" };
/** "ছাত্ররা": "ছাত্রদের". */
const ofMany = (hero: string): Readonly<Record<string, string>> => {
  const cased = hero.replace(/(?:ে)?রা$/u, "দের");
  return { heror: cased, heroke: cased };
};
const OBJECTIVE: Readonly<Record<string, string>> = { আমি: "আমাকে", আমরা: "আমাদের", সবাই: "সবাইকে" };

export const clauseTelling: ClauseTelling = {
  ...asTheyStand,
  clausesOf,
  voiceOf: (idea) => voiceOf(idea) ?? {},
  speakers: { i: "আমি", we: "আমরা" },
  everybody: { name: "সবাই", person: "he" },
  unled: /^(?:টা|টি)?\s(?:ভেঙে|হারিয়ে গে|নষ্ট)/u,
  isOpen: (idea) => !VERB.test(idea.trim().replace(/[।.!?…]+$/u, "")),
  isSubject: (clause, name) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${name.replace(/টি$/u, "")}(?:টি|টা|রা|েরা)?(?![\\p{L}\\p{M}])`, "u").test(clause),
  agreement: {
    ...telling.agreement,
    agreedVerb: (verb, hero, isAfter) =>
      telling.agreement.agreedVerb?.(verb, hero.name === "আমরা" ? { ...hero, person: "i" } : hero, isAfter) ?? verb,
    formsOf: (words) => ({
      ...telling.agreement.formsOf?.(words),
      ...(words["hero"]?.endsWith("রা") && ofMany(words["hero"])),
      ...(words["hero"] && GENITIVE[words["hero"]] && { heror: GENITIVE[words["hero"]] ?? "" }),
      ...(words["hero"] && OBJECTIVE[words["hero"]] && { heroke: OBJECTIVE[words["hero"]] ?? "" }),
    }),
  },
  premises: {
    friend: /বন্ধু (?:নেই|খোঁজে|চায়|বানাতে)|(?:কোনো|একজন) বন্ধু|একা একা|নিঃসঙ্গ/u,
    fear: /ভয় (?:পায়|পাই|করে|লাগে)|ভয়ে/u,
    learn: /শেখে|শিখ|অভ্যাস|চর্চা/u,
    refuse: /চায় না|চাই না|চান না|রাজি নয়/u,
    lost: /হারি|পালি|চুরি/u,
    must: /তেই হবে|তে হবে|কথা দি/u,
    love: /প্রেমে|ভালোবেসে ফেল/u,
    wish: /চায়|চাই|চান|স্বপ্ন|ইচ্ছে|ইচ্ছা/u,
    long: /অপেক্ষা|মনে পড়ে|মন কেমন/u,
    lack: /পারে না|পারি না|পায় না|পাই না|ভেঙে|অসুখ|জ্বর|ভুলে|ফুরিয়ে|শেষ হয়ে|নষ্ট|কেটে ফেলা|ঘুম আসে না/u,
    sad: /ঝগড়া|মন খারাপ|দুঃখ|কাঁদ|কান্না/u,
    seek: /(?<!মালিককে )(?:খোঁজে|খুঁজ(?!ে (?:পা|পে)))/u,
    find: /(?<!(?:ভয়|কষ্ট|লজ্জা|সাহস) )পায়|পেয়ে|পেল|কুড়ি/u,
    make: /বানা|তৈরি|আঁক|সেলাই|রাঁধ|রান্না কর(?!তে)|লাগায়|গড়ে|সারায়/u,
    go: /যাচ্ছ|(?<!(?:হয়ে|ভুলে|ভেঙে|পড়ে|হারিয়ে|ফুরিয়ে|ঘুমিয়ে)\s)যায়|যাই|রওনা|বেড়াতে|চলে|উড়ে|ভ্রমণ/u,
  },
  hurt: /(?:বন্ধ কর|বিক্রি কর|ভেঙে ফেল)তে চায়|খেপা|হাসাহাসি|চুরি|কেড়ে|তাড়ি|বকে/u,
  mishap: /পড়ে যায়|পড়ে গে|ভেঙে|ভুলে|হেরে|হারি|ফুরি|বন্যা|ঝড়|নষ্ট/u,
  denied: /(?<![\p{L}\p{M}])(?:না|নেই|নি|নয়)(?![\p{L}\p{M}])/u,
  turns: {
    found: /পাওয়া|পেয়ে|ফিরে|ফেরে/u,
    meet: /দেখা হ|আসে|এল|এসে|আলাপ/u,
    help: /সাহায্য|শেখা|দেয়|দিল|দিয়ে|বাঁচা|সাহস|বোঝা|এনে/u,
  },
  pronouns: {},
  lines: clauseLines,
};
