import { asTheyStand } from "../as-they-stand.ts";
import type { Clause, ClauseTelling, Voice } from "../clause-telling.ts";
import { clauseLines } from "./clause-lines.ts";
import { telling } from "./telling.ts";
import { agreedVerb } from "./verbs.ts";
import { withoutVowelMarks } from "./word-forms.ts";

/** Where a clause begins that can stand alone. */
const CLAUSE_START = /،?\s(?=(?:و?لكن|ثم)[\sال])|،\s?(?=(?:وفي النهاية|وفجأة|وفي يوم|فجأة|بينما)\s)/u;
const CONTRARY = /^و?لكن/u;
const EVERYBODY = /^(?:و?لكن\s?)?(?:الجميع|الناس|لا أحد|كل الناس)\s/u;

const clausesOf = (sentence: string): readonly Clause[] => {
  const end = /[.!…]+$/u.exec(sentence)?.[0] ?? ".";
  return sentence
    .replace(/[.!…،]+$/u, "")
    .split(CLAUSE_START)
    .map((text) => ({
      text: `${text}${end}`,
      ...(CONTRARY.test(text) && { isContrary: true }),
      ...(EVERYBODY.test(text) && { isEverybody: true }),
    }));
};

const WE = /(?<!\p{L})(?:نحن|[وف]?\p{L}{3,}نا(?:ها|ه|هم)?)(?!\p{L})/u;
const I =
  /(?<!\p{L})(?:أنا|لأنني|أنني|إنني)(?!\p{L})|(?:^|[.،!]\s*(?:و|لكني )?)أ(?:ريد|حب|خاف|ذهب|بحث|لعب|رسم|كتب)(?:\s|$)|(?<!\p{L})و?(?:لا\s)?أ(?:ستطيع|عتذر|حلم|تمنى)(?!\p{L})/u;
/** "قطتي هربت": who looks for her tells. */
const MINE_LOST = /^\p{L}{3,}ي\s.*(?:هرب|ضاع|اختف|فقد)/u;
/** Nouns and prepositions with "our". */
const OURS = /(?:بيت|مدرست|حي|قريت|مدينت|جار|جد|عائلت|ل|مع|ب|من|عند|قط|كلب)نا(?!\p{L})/u;

const voiceOf = (idea: string): Voice | undefined =>
  WE.test(idea.replace(OURS, " ").replace(/(?<!\p{L})(?:هنا|هناك|لينا|دينا|رنا|سنا|مينا)(?!\p{L})/gu, " "))
    ? { speaker: "we" }
    : I.test(idea) || MINE_LOST.test(idea)
      ? { speaker: "i" }
      : undefined;

/** Joins what stands for the hero to the word before. */
const JOINED = "\u2060";
const SELF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  أنا: { hero: "", heroo: "ِي" },
  نحن: { hero: "", heroo: `${JOINED}نَا` },
};

export const clauseTelling: ClauseTelling = {
  ...asTheyStand,
  clausesOf,
  // "رجل إطفاء اسمه خالد"
  ownHero: (idea) => {
    const found = /(?<!\p{L})(?:اسمه|اسمها|يدعى|تدعى)\s(\p{L}+)/u.exec(idea);
    return found?.[1] ? { name: found[1], person: /^(?:اسمها|تدعى)/u.test(found[0]) ? "she" : "he" } : undefined;
  },
  voiceOf: (idea) => voiceOf(idea) ?? {},
  speakers: { i: "أنا", we: "نحن" },
  everybody: { name: "الجميع", person: "he" },
  hasGender: true,
  isOpen: (idea) => idea.trim().split(/\s+/u).length < MIN_WORDS,
  isSubject: (clause, name) =>
    new RegExp(
      `(?<!(?<!\\p{L})(?:في|من|إلى|على|مع|عن)\\s)(?<!\\p{L})(?:ال)?${name.replace(/^ال/u, "")}(?!\\p{L})`,
      "u",
    ).test(clause),
  agreement: {
    ...telling.agreement,
    agreedVerb: (verb, hero, isAfter) => {
      if (hero.name !== "" || hero.person !== "they") return agreedVerb(verb, hero, isAfter);
      // "I looked" is "we looked".
      const own = agreedVerb(verb, { ...hero, person: "i" }, isAfter);
      return /تُ$/u.test(own) ? own.replace(/تُ$/u, "نَا") : own.replace(/^(وَ|فَ|)أ/u, "$1ن");
    },
    formsOf: (words) => ({ ...telling.agreement.formsOf?.(words), ...SELF[withoutVowelMarks(words["hero"] ?? "")] }),
    polish: (text) =>
      (telling.agreement.polish?.(text) ?? text)
        .replace(new RegExp(` ?${JOINED}`, "gu"), "")
        .replace(/ +(?=[،.])/gu, ""),
  },
  premises: {
    friend: /لا [يتأ]عرف أحد|(?:ليس له|ليس لها|بلا|يبحث عن|تبحث عن|يريد|تريد)\s(?:أي\s)?(?:صديق|أصدقاء)|وحيد/u,
    fear: /خاف|خائف|يخشى|تخشى/u,
    learn: /[يتأن]تعلم|تدرب|يتدرب|تتدرب|تمرن/u,
    // "حمارا كسولا لا يريد": what somebody else does not want.
    refuse: /(?<!\p{L}{2}ا\s)لا [يتأن]ريد|[يتأن]رفض|رفض/u,
    lost: /(?<!\p{L})(?:[وف]?(?:ضاع|فقد|اختف|هرب|سُرق|ضل)\p{L}*|[يت]فقد|تاه|تاهت|مفقود\p{L}*|ضائع\p{L}*|سرقوا|سرق لص\p{L}*)(?!\p{L})/u,
    must: /يجب|عليه أن|عليها أن|وعد/u,
    love: /وقع في حب|أحب.*من النظرة/u,
    wish: /(?<!لا )[يتأن]ريد|أراد|[يتأن]حلم|[يتأن]تمنى|قرر/u,
    long: /ينتظر|تنتظر|يشتاق|تشتاق|اشتاق/u,
    lack: /لا [يتأن]ستطيع|لم يستطع|تعطل|انكسر|مريض|مرض|نسي|نفد/u,
    sad: /تشاجر|يتخاصم|تخاصم|حزين|يبكي|تبكي|بكى|وحيد/u,
    seek: /[يتن]?بحث(?! عن (?:صاحب|مالك))/u,
    find: /[يت]جد(?!ي)|وجد|عثر/u,
    make: /[يتن]صنع|صنع|[يتن]بني|بنى|[يتن]رسم|[يتن]زرع|[يتن]خبز|[يتن]طبخ|أصلح|[يتن]خيط/u,
    go: /[يتأن]ذهب|(?<!\p{L})[وف]?ذهب(?:ت|ا|تا|وا)?(?!\p{L})|[يت]نتقل|[يت]سافر|سافر|رحل|[يتن]طير إلى|انتقل/u,
  },
  hurt: /[يت]ريد أن [يت](?:غلق|هدم|بيع|طرد|زيل)|يسخر|سخر|سرق|يطرد|طرد|يضحكون على/u,
  mishap: /سقط|وقع|انكسر|تعطل|نسي|خسر|ضاع|ضل|نفد/u,
  denied: /(?<!\p{L})(?:لا|لم|لن|ليس|ليست)(?!\p{L})/u,
  turns: {
    found: /وجد|عثر|عاد|أعاد|رجع/u,
    meet: /[يت]تعرف على|تعرفت? على|التقى|يلتقي|قابل|جاء|يأتي|ظهر/u,
    help: /ساعد|يعلم|تعلم|علم|أعط|يعطي|تعطي|أنقذ|يرسم|ترسم|شجع|أهد|يهدي|تهدي/u,
  },
  pronouns: { ه: ["هُ", "هَا", "هُ", "هُمْ", "هُنَّ", "ِي", `${JOINED}نَا`] },
  lines: clauseLines,
};
/** "قصة عن قطة", without its first word. */
const MIN_WORDS = 3;
