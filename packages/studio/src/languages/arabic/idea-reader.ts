import type { Family, IdeaReader, KnownNoun, Named, Person } from "../pack.ts";
import { definiteNoun, isAdjective, isOwnedKin, plainNoun, withoutTanwin } from "./idea-words.ts";
import { nouns } from "./nouns.ts";
import { isPair } from "./verbs.ts";
import { withoutVowelMarks } from "./word-forms.ts";

const WORD = "[\\p{L}\\p{M}]+";

const WOMEN =
  /^(?:ال)?(?:أم|أخت|بنت|ابنة|فتاة|امرأة|مرأة|شمس|نار|ريح|عروس|أرض|خنفساء|عنقاء|حمراء|فرس)$|^(?:ال)?(?:أخت|بنت|أم|جدت|عمت|خالت|ابنت|حفيدت|صديقت|والدت|زوجت|جارت|معلمت|قطت|شقيقت|دميت|كلبت)(?:ه|ها|هما|هم|ي|نا)$/u;
const MEN = /^(?:ال)?(?:خليفة|علامة|رحالة|طاغية)$/u;

/** The gender that the verb beside a noun shows: "تبحث", "يريد". */
const genderOfVerb = (idea: string, at: number, length: number): "she" | "he" | undefined => {
  const after = new RegExp(`^\\s(?:لا\\s|لم\\s|لن\\s)?(?:${WORD}\\s)??([يت])\\p{L}{2,}`, "u").exec(
    idea.slice(at + length),
  );
  const before = /(?:^|[\s،.])[وف]?(?:([يت])\p{L}{2,}|\p{L}{2,}(ت))\s$/u.exec(idea.slice(0, at));
  const sign = before?.[1] ?? before?.[2] ?? after?.[1];
  return sign === "ت" ? "she" : sign === "ي" ? "he" : undefined;
};

/** Several animals agree as one "she"; several people as "they". */
const several: ReadonlyMap<string, Person> = new Map(
  Object.entries(nouns.several).map(([english, word]): [string, Person] => [
    withoutVowelMarks(word).replace(/=.*$/u, ""),
    /^(?:sisters|girls)$/.test(english)
      ? "theyf"
      : /^(?:brothers|siblings|twins|friends|children|kids|boys|pirates|astronauts|knights)$/.test(english)
        ? "they"
        : "she",
  ]),
);

const personOfNoun = (noun: string, verb: "she" | "he" | undefined): Person => {
  const [bare = ""] = noun.replace(/^ال/u, "").split(" ");
  const many = several.get(bare);
  if (many) return many;
  if (isPair(`ال${bare}`)) return /تان$/u.test(bare) ? "theyf" : "they";
  if (/ون$/u.test(bare) && bare.length > 5) return "they";
  if (/^(?:بنات|فتيات|أخوات|نساء|جدات|صديقات|معلمات|طالبات|جارات|شقيقات)$/u.test(bare)) return "theyf";
  if (MEN.test(noun)) return "he";
  return /ة$/u.test(bare) || WOMEN.test(noun) ? "she" : (verb ?? "he");
};

const subjectAt = (idea: string, at: number, noun: string): Named | undefined => {
  const plain = withoutTanwin(plainNoun(noun));
  const after = withoutVowelMarks(idea.slice(at + noun.length));
  // "قط صغير": both words are definite.
  const name = definiteNoun(plain.replace(/(?<=تين|[^ي]ين)$/u, ""), after).replace(
    /^(ال\S+) (?!ال)(\S+)$/u,
    (whole, kind: string, adjective: string) => (isAdjective(adjective) ? `${kind} ال${adjective}` : whole),
  );
  return name.length < 3 ? undefined : { name, person: personOfNoun(name, genderOfVerb(idea, at, noun.length)) };
};

/** "أبو سامي", "الجدة أمينة" */
const TITLE =
  /(?:^|\s)((?:أبو|أم|العم|العمة|الخال|الخالة|الجد|الجدة|السيد|السيدة|الأستاذ|الأستاذة|المعلم|المعلمة|الحاج|الحاجة|الدكتور|الدكتورة)\s)$/u;

/** The verb shows the gender of somebody whose name does not. */
const named = (name: string, idea: string, gender: "she" | "he"): Named => ({
  name: (TITLE.exec(idea.slice(0, Math.max(0, idea.indexOf(name))))?.[1] ?? "") + name,
  person: gender === "she" ? "she" : (genderOfVerb(idea, idea.indexOf(name), name.length) ?? gender),
});

const PARTICLE =
  /^و?(?:في|على|إلى|من|عن|مع|عند|تحت|فوق|بين|قرب|بجانب|داخل|خارج|حول|خلف|وراء|أمام|قبل|بعد|حتى|كي|لكي|لأن|لأنه|لأنها|لكن|لكنه|لكنها|أن|أنه|أنها|الذي|التي|الذين|كل|ثم|أو|بلا|بدون|دون|حين|عندما|كما|مثل|هو|هي|لا|لم|لن|قد|ما|كيف|أين|لماذا|بعض|معا|معًا|جدا|جدًا|يوميا|اليوم|الليلة|وحده|وحدها|مرة|أبدا|أبدًا|أخيرا|أخيرًا|غدا|غدًا|ليلا|ليلًا|نفسه|نفسها|شيئا|شيئًا|له|لها|به|بها|فيه|فيها|منه|منها|إليه|إليها|عنه|عنها)$/u;
const VERB = /^[وف]?[يت]\p{L}{3,}$/u;

/** Where another clause or a preposition begins. */
const isEnd = (word: string): boolean =>
  word === "" ||
  PARTICLE.test(word) ||
  VERB.test(word) ||
  (/^و\p{L}{3}/u.test(word) && !isAdjective(word)) ||
  /^(?:[بل]ال|لل)/u.test(word);

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** The words of a clause after a verb, without who acts; who acts may also stand before the verb. */
const withoutSubject = (
  words: readonly string[],
  before: string,
  isTaken: (noun: string) => boolean,
): readonly string[] => {
  if (wordsOf(before.split(/[،,.؛!؟:]/u).at(-1) ?? "").some((word) => isTaken(plainNoun(word)))) return words;
  const first = words.findIndex(
    (word, at) =>
      !isTaken(plainNoun(word)) &&
      !isTaken(plainNoun(word.replace(/^و/u, ""))) &&
      !isOwnedKin(word.replace(/^و/u, "")) &&
      !(at > 0 && isOwnedKin((words[at - 1] ?? "").replace(/^و/u, "")) && !isEnd(word) && !/ً/u.test(word)) &&
      !(at > 0 && /^ال/u.test(word) && isAdjective(word.slice(2))) &&
      !(at > 0 && isAdjective(word) && !/ًا$/u.test(word)),
  );
  return first < 0 ? [] : words.slice(first);
};

/** "قاربًا قديمًا من الخشب": "القارب القديم". */
const definitePhrase = ([noun = "", next = ""]: readonly string[]): string | undefined => {
  if (
    PARTICLE.test(noun) ||
    /^(?:[بل]ال|لل)/u.test(noun) ||
    /^ب\p{L}+ه$|يا$/u.test(noun) ||
    withoutTanwin(noun).length < 2
  )
    return undefined;
  if (/^(?:أكبر|أجمل|أول|آخر|أصغر|أطول|أقدم|أفضل|أعظم)$/u.test(noun))
    return isEnd(next) ? undefined : `${noun} ${withoutTanwin(next)}`;
  const isOwned = /(?:ها|[^ا]ه|هما)$/u.test(noun);
  if (noun.startsWith("ال") || isOwned)
    return /^ال\p{L}{3}/u.test(next) && isAdjective(next.slice(2)) ? `${noun} ${next}` : noun;
  const hasTanwin = /ً/u.test(noun);
  const definite = `ال${withoutTanwin(noun)}`;
  if (isEnd(next) || (hasTanwin && !isAdjective(next) && !/ً/u.test(next))) return definite;
  if (/^ال/u.test(next)) return hasTanwin ? definite : `${noun} ${next}`;
  const isAdded =
    isAdjective(next) || (/ة(?:ً)?$/u.test(noun) && /ة(?:ً)?$/u.test(next)) || (hasTanwin && /ً/u.test(next));
  return isAdded
    ? `${definite} ال${withoutTanwin(next)}`
    : hasTanwin
      ? definite
      : `${withoutVowelMarks(noun)} ال${withoutTanwin(next)}`;
};

const TAKING =
  "بن[يى]|صنع|صلح|زرع|جد|بحث|عثر|كتشف|رسم|طبخ|خبز|كتب|فقد|ضيع|نقذ|حمل|صطاد|ربي|شتري|جمع|حرس|حمي|خيط|غزل|حيك|نسج|لون|سرق|خبئ|خفي|رى|سمع|تبع|عيد|حفر|صمم|خترع|فتح|تلقى|فوز|طارد|ربح|ملك|قود|دفن|سقي|رعى|عد|ستعيد|عالج|حضر|كسر";
const TAKES = new RegExp(
  `(?<![\\p{L}])(?:[وف]?[يتأن](?:ت)?(?:${TAKING})(?:ان|ون|ن|ا|وا)?|[وف]?(?:وجد|فقد|عثر|بنى|بنت|صنع|زرع|أضاع|أصلح|رسم|كتب|أنقذ|اكتشف|سرق|بحث)(?:ت|ا|تا|وا|نا)?)(?=\\s)`,
  "gu",
);

const PAST_OF_SHE = /^(?!بيت|وقت|صوت|زيت|تابوت|ياقوت)\p{L}{3,}ت$/u;
const objectIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  for (const { index, 0: verb } of idea.matchAll(TAKES)) {
    const [clause = ""] = idea.slice(index + verb.length).split(/[،,.؛!؟:]/u);
    const words = withoutSubject(wordsOf(clause), idea.slice(0, index), isTaken);
    const all = /^(?:عن|على)$/u.test(words[0] ?? "") ? words.slice(1) : words;
    // "عن كرة ضاعت": a verb ends the phrase.
    const past = all.findIndex((word, at) => at > 0 && PAST_OF_SHE.test(word));
    const own = past > 0 ? all.slice(0, past) : all;
    const [noun = ""] = own;
    if (/^(?:صديق|أصدقاء|طريق|طريقه|طريقها|بيته|بيتها|يوم|وقت|حب)/u.test(withoutTanwin(noun))) continue;
    const found = definitePhrase(own);
    if (found) return found;
  }
  return undefined;
};

const CLAUSE_END =
  /[،,.؛!؟:]|\s(?:لكن|ولكن|لأن|لأنه|لأنها|عندما|حين|ثم|الذي|التي|فت|في?قرر)(?!\p{L})|\s[وف][يت](?=\p{L}{3})/u;

/** A verb of the present after "أن": "يبنيان" is "يبنيا" of two brothers, and "يبني" of one with a companion. */
const afterThat = (verb: string, clause: string): string =>
  verb.replace(/ان$/u, wordsOf(clause).some((word) => isPair(`ال${word}`)) ? "ا" : "").replace(/ون$/u, "وا");

const NO_ACTION =
  /^(?:أبو|أخي|أخو|أخت|أمي|أمه|أبي)|^[يتأ](?:ريد|خاف|عيش|سكن|حلم|تمنى|ستطيع|عرف|حب|رفض|كون|قرر|سمى|دعى|فقد|ضيع|نسى|خسر|تيه|سقط|قع|هرب)/u;

/** What the hero does, as a wish: "أن تبني قاربًا". */
const actionIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  for (const { index, 1: verb = "" } of idea.matchAll(/(?<![\p{L}\p{M}])([يتأ]\p{L}{2,})(?=\s)/gu)) {
    if (
      NO_ACTION.test(verb) ||
      isTaken(verb) ||
      /(?:لا|لم|لن|أن)\s$/u.test(idea.slice(0, index)) ||
      !/^[يتأ]/u.test(verb)
    )
      continue;
    if (index === 0 ? false : /(?:في|على|إلى|من|عن|مع)\s$/u.test(idea.slice(0, index))) continue;
    const [clause = ""] = idea.slice(index + verb.length).split(CLAUSE_END);
    const rest = withoutSubject(wordsOf(clause), idea.slice(0, index), isTaken);
    if (rest.length > 0 && rest.length < 8) {
      const action = afterThat(verb, idea.replace(verb, ""));
      // "جدة وحفيدها يزرعان": the first noun is a woman's.
      const isHers = verb.endsWith("ان") && !action.endsWith("ا") && /^\p{L}+ة(?!\p{L})/u.test(idea.trim());
      return `أن ${isHers ? action.replace(/^ي/u, "ت") : action} ${rest.join(" ")}`;
    }
  }
  return undefined;
};

const nominal = (idea: string, pattern: RegExp): string | undefined =>
  pattern.exec(idea)?.[1]?.split(CLAUSE_END)[0]?.trim();

const partsIn = (
  idea: string,
  family: Family,
  isTaken: (noun: string) => boolean,
): Readonly<Record<string, string>> => {
  const isActing = ["make", "seek", "save", "win", "go"].includes(family);
  const fear = nominal(
    idea,
    /(?:[يتأ]خاف(?:ان|ون)?|خائفة?|[يت]خشى|الخوف)\s(?:\p{L}+\s){0,3}?من\s(أن\s.+|ال\p{L}+(?:\sال\p{L}+)?|\p{L}+)/u,
  );
  // "كيف تمطر"
  const learnt = nominal(idea, /[يتأ]تعلم(?:ان|ون)?\sكيف\s([يتأ].+)/u);
  const skill = nominal(idea, /[يتأ]تعلم(?:ان|ون)?\s(?:\p{L}+\s)??(ال.+|\p{L}+\sال.+)/u)?.replace(
    /\s(?:ل|لكي\s|كي\s)[يتن]\p{L}{2,}.*$/u,
    "",
  );
  const goal = nominal(idea, /(?<!\p{L})(إلى\s\p{L}+(?:\s(?:ال\p{L}+))?)/u);
  const refused =
    nominal(idea, /(?:(?:لا|لم)\s[يتأ](?:ريد|رد|حب)(?:ان|ون)?|[يت]رفض)\s(?:\p{L}+\s){0,2}?(أن\s.+)/u) ??
    nominal(idea, /(?:(?:لا|لم)\s[يتأ](?:ريد|رد|حب)|[يت]رفض)\s(ال.+)/u);
  const how = nominal(idea, /(?:لا|لم)\s[يتأ]عرف(?:ان|ون)?\sكيف\s([يتأ].+)/u);
  const unable =
    (how && `أن ${how}`) ??
    nominal(idea, /(?:لا|لم)\s[يتأ]ستط(?:يع|ع)(?:ان|ون)?\s(?:\p{L}+\s){0,2}?(أن\s.+)/u) ??
    nominal(idea, /(?:لا|لم)\s[يتأ](?:ستطيع|ستطع|عرف|جيد)\s(ال.+)/u);
  const dream = nominal(idea, /[يتأ]حلم(?:ان|ون)?\s(?:\p{L}+\s){0,2}?ب(ال.+|\p{L}+\sال.+)/u);
  const found = {
    fear: family === "fear" ? fear : undefined,
    goal: family === "go" ? goal : undefined,
    skill: family === "learn" ? skill : undefined,
    unwish: family === "refuse" ? refused : undefined,
    unable: family === "refuse" ? unable : undefined,
    wish:
      dream ??
      nominal(idea, NOMINAL_WISH) ??
      (family === "learn" ? learnt && `أن ${learnt}` : undefined) ??
      (isActing ? actionIn(idea, isTaken) : undefined),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([gap, part]) => (part && part.length < 60 ? [[gap, part] as const] : [])),
  );
};

/** "يريد الأخوان بناء طائرة" */
const NOMINAL_WISH =
  /[يت]ريد(?:ان|ون)?\s(?:\p{L}+\s){0,4}?((?:بناء|صنع|زيارة|رؤية|إنقاذ|إصلاح|تعلم|السفر|العودة|الوصول|زراعة|كتابة|رسم|شراء|إعداد|طبخ|خبز|إيجاد|العثور|مساعدة|الذهاب|الفوز)(?:(?:ها|ه|هم|هما)(?:\s.+)?|\s.+))/u;

const PRESENT_I =
  "أنا|نحن|أريد|أبحث|أحلم|أخاف|أبني|أصنع|أتعلم|أعيش|أسكن|أسافر|أحاول|أكتب|أزرع|أساعد|أجد|أحب|لدي|عندي|كنت|لا أريد|لا أستطيع";
/** These forms mean "she" as well. */
const PAST_I = "حلمت|وجدت|ذهبت|رأيت|صنعت|بنيت|فقدت|سمعت|اكتشفت|استيقظت|زرعت|نسيت";
const MINE =
  "\\p{L}*(?:غرفتي|بيتي|بيتنا|حديقتنا|حديقتي|مدرستنا|مدرستي|جدي|جدتي|أبي|أمي|أخي|أختي|صديقي|صديقتي|قطتي|كلبي|وأنا)";
const NARRATOR = new RegExp(
  `^(?:(?:ذات\\s\\p{L}+،?\\s)?(?:${PRESENT_I})(?!\\p{L})|(?:ذات\\s\\p{L}+،?\\s)?(?:${PAST_I})\\s(?:(?:أن|أنني|أني)\\s|[^.]*(?<!\\p{L})${MINE}(?!\\p{L})))`,
  "u",
);

const CITIES = /^(?:غزة|جدة|مكة|طنجة|سبتة|عنابة|طبرية|دجلة|إفريقية)$/u;

/** "في واحة بعيدة" is "في الواحة البعيدة" where it is told again. Cities have no article. */
const knownPlace = (phrase: string): string => {
  const [, preposition = "", noun = "", adjective] =
    /^(\p{L}+) (?!ال)(\p{L}+ة)(?: (?!ال)(\p{L}+ة))?$/u.exec(phrase) ?? [];
  if (noun === "" || CITIES.test(noun)) return phrase;
  return `${preposition} ال${noun}${adjective ? ` ال${adjective}` : ""}`;
};

export const ideaReader: IdeaReader = {
  families: {
    fear: /[يتأ]خاف|خائف|[يت]خشى|(?:^|\s)الخوف/u,
    refuse: /(?:لا|لم)\s[يتأ](?:ريد|رد|ستطيع|ستطع|عرف|حب|جيد)(?!\p{L}*\s(?:سوى|إلا|غير))|[يت]رفض/u,
    meet: /في حب|[يت]تزوج/u,
    befriend:
      /(?:عن|[يتأ]جد|[يتأ]ريد|بلا|بدون|له|لها|[يت]كسب|[يت]صبح\p{L}*)\s(?:أن\s\p{L}+\s)?(?:صديق|أصدقاء|لعب)|[يت]صادق|وحيد|الصداقة/u,
    win: /فوز|سباق|مسابقة|بطولة/u,
    learn: /[يتأ]تعلم/u,
    save: /[يتأ]نقذ|إنقاذ|[يتأ]ساعد|[يتأ]حمي|أنقذ/u,
    make: /[يتأ](?:بني|صنع|صلح|زرع|طبخ|خبز|كتب|رسم|خترع|غزل|حيك|نسج|خيط)|(?:^|\s)(?:بنى|صنع|زرع|أصلح|رسم)/u,
    seek: /[يتأ](?:بحث|فتش|فقد|ضيع)|فقد|ضاع|أضاع|ضائع/u,
    find: /[يتأ](?:جد|عثر|كتشف|لتقي|صطاد|سمع)(?!\p{L}{2})|وجد|عثر/u,
    go: /[يتأ](?:سافر|ذهب|بحر|طير|عبر|صعد|تسلق|صل|عود|رحل)|رحلة|سافر/u,
  },
  firstNoun: new RegExp(
    `^(?:(?:كان|كانت)\\s(?:هناك\\s)?|هناك\\s)?(?!(?:في|على|عند|عندما|قبل|بعد|ذات|كل|لا|لم|من|ثلاثة?|أربعة?|خمسة?|أنا|نحن|هذه?|كان|كانت)\\s)(?![يتأن]\\p{L}{2,}\\s)(${WORD})(?=\\s(?:${WORD}\\s){0,2}(?:لا\\s|لم\\s)?[يت]\\p{L}{2,})`,
    "u",
  ),
  subjectAt,
  named,
  objectIn,
  partsIn,
  placeOf: (phrase) =>
    /^(?:في|على|عند|تحت|فوق|داخل|قرب|بجانب|وسط|خلف|وراء|أمام|بين|حول|أعلى)\s/u.test(phrase)
      ? knownPlace(phrase)
      : undefined,
  personOf: ({ again, first }: KnownNoun): Person => personOfNoun(withoutVowelMarks(first || again), undefined),
  tableObject: (thing) => withoutVowelMarks(thing),
  together: /(?:^|\s)(?:و|مع)(?=\s|$)|\sو\p{L}+\s?$/u,
  fragment: /^(?![يتأ]\p{L}{2,}\s)[^،.]{3,30}\s(?:الذي|التي|الذين|اللذان|اللتان)\s[^.]*$/u,
  narrator: NARRATOR,
};
