import type { Person } from "../pack.ts";

/** The stem before an ending that begins with a consonant, of verbs whose stem changes: "قُلْتُ". */
const STEMS: Readonly<Record<string, string>> = {
  كَانَ: "كُنْ",
  كَادَ: "كِدْ",
  قَالَ: "قُلْ",
  قَامَ: "قُمْ",
  قَاسَ: "قِسْ",
  زَالَ: "زِلْ",
  أَعَادَ: "أَعَدْ",
  أَرَادَ: "أَرَدْ",
  أَضَاعَ: "أَضَعْ",
  أَحَبَّ: "أَحْبَبْ",
  نَامَ: "نِمْ",
  جَاعَ: "جُعْ",
  اِحْتَاجَ: "اِحْتَجْ",
  ظَنَّ: "ظَنَنْ",
  عَدَّ: "عَدَدْ",
  دَقَّ: "دَقَقْ",
  مَلَّ: "مَلِلْ",
  نَسِيَ: "نَسِي",
  صَحَا: "صَحَوْ",
};
/** "and", "so" and "to"; "وَجَدَ" and "فَتَحَ" begin with the same letters. */
const PREFIX = /^(?:وَ(?!جَدَ|قَعَ|قَفَ)|فَ(?!تَحَ|كّ?َّ?رَ|رَكَ$)|لِ)/u;
const PRESENT = /^ي[َُ]/u;

/** The past without the prefix: "كَتَبَ" as "كَتَبَتْ", "كَتَبُوا", "كَتَبْتُ". */
const past = (verb: string, ending: Ending): string => {
  const stem = STEMS[verb] ?? verb.replace(/ى$/u, "يْ").replace(/َ$/u, "ْ");
  if (ending === "i") return `${stem}تُ`;
  if (ending === "women") return `${stem}نَ`;
  const open = verb.replace(/[ىا]$/u, "").replace(/َ(ّ?)$/u, "$1");
  const isOpen = /[ىا]$/u.test(verb);
  const short = isOpen ? open.replace(/َ(ّ?)$/u, "$1") : open;
  return {
    she: `${short}َتْ`,
    two: isOpen ? `${short}َيَا` : `${short}َا`,
    twoWomen: `${short}َتَا`,
    men: isOpen ? `${short}َوْا` : `${short}ُوا`,
  }[ending];
};

/** The present: "يَنْظُرُ" as "تَنْظُرُ", "يَنْظُرُونَ", "أَنْظُرُ". Its last vowel shows "لَمْ" or "لِ" before it. */
const present = (verb: string, ending: Ending): string => {
  const rest = verb.slice(1);
  const isDenied = /[َْ]$/u.test(verb);
  const base = verb.replace(/[َُِْ]$/u, "");
  const n = isDenied ? "" : "نِ";
  return {
    i: `أ${rest}`,
    she: `ت${rest}`,
    men: isDenied
      ? `${base}ُوا`
      : /[وى]$/u.test(base)
        ? `${base.replace(/ُ?و$/u, "ُو").replace(/َ?ى$/u, "َوْ")}نَ`
        : `${base}ُونَ`,
    women: /[وى]$/u.test(base) ? `${base}نَ` : `${base}ْنَ`,
    two: `${base.replace(/ى$/u, "ي")}َا${n}`,
    twoWomen: `ت${base.slice(1).replace(/ى$/u, "ي")}َا${n}`,
  }[ending];
};

type Ending = "she" | "i" | "men" | "women" | "two" | "twoWomen";

/** Words in "ان" that are not two. */
const NOT_DUAL =
  /(?:حصان|إنسان|سلطان|شيطان|قبطان|بستان|ثعبان|حيوان|فنان|بركان|مرجان|فستان|دخان|كسلان|رهبان|فرسان|جيران|غزلان|ديدان|فئران|غربان|خرفان|حملان|شجعان|نيران|صبيان|غلمان|رعيان|ميزان|طيران|بطلان|مهرجان|جان|عنوان|ألوان|إخوان|فنجان|خزان|زمان|مكان)$/u;

/** "الأختان": two have forms of their own. */
export const isPair = (hero: string): boolean => /^ال.{2,}ان$/u.test(hero) && !NOT_DUAL.test(hero);

const endingOf = (person: Person, isAfterHero: boolean, hero: string): Ending | undefined => {
  if (person === "i") return "i";
  const isFemale = person === "she" || person === "theyf";
  // A verb before who acts does not show how many they are.
  if (!isAfterHero || person === "she" || person === "he" || person === "it") return isFemale ? "she" : undefined;
  if (isPair(hero)) return isFemale ? "twoWomen" : "two";
  return isFemale ? "women" : "men";
};

/** A verb that stands with "he" as it is with the hero. */
export const agreedVerb = (
  verb: string,
  hero: { readonly person: Person; readonly name: string },
  isAfterHero: boolean,
): string => {
  const ending = endingOf(hero.person, isAfterHero, hero.name);
  if (!ending) return verb;
  const prefix = PREFIX.exec(verb)?.[0] ?? "";
  const own = verb.slice(prefix.length);
  return prefix + (PRESENT.test(own) ? present(own, ending) : past(own, ending));
};
