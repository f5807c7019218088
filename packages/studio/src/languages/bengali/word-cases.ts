/** The forms of nouns and names. Letters with a dot below are written as Unicode's normal form has them. */

const INDEPENDENT = /[ইউঈঊ]$/u;
const VOWEL = /[ািীুূেোৈৌঋৃও]$/u;

/** "রিমা": "রিমার"; "রতন": "রতনের"; "ভাই": "ভাইয়ের"; "মা": "মায়ের". */
export const genitive = (noun: string): string =>
  noun === "মা" || INDEPENDENT.test(noun) ? `${noun}য়ের` : VOWEL.test(noun) ? `${noun}র` : `${noun}ের`;

/** "রিমা": "রিমাকে". */
export const objective = (noun: string): string => `${noun}কে`;

const ENDINGS = [
  "গুলোকে",
  "গুলোর",
  "গুলো",
  "দেরকে",
  "দের",
  "টিকে",
  "টির",
  "টি",
  "টাকে",
  "টার",
  "টা",
  "য়ের",
  "কে",
  "ের",
  "েরা",
  "রা",
  "র",
  "ে",
];

/** The forms that a noun without its case may have: "শেয়ালের" is of "শেয়াল". */
export const nounForms = (word: string): readonly string[] => [
  word,
  ...ENDINGS.filter((ending) => word.endsWith(ending) && word.length > ending.length + 1).map((ending) =>
    word.slice(0, -ending.length),
  ),
];

/** Infinitives of verbs whose vowel changes, by their form for "he". */
const CHANGED: Readonly<Record<string, string>> = {
  যায়: "যেতে",
  খায়: "খেতে",
  পায়: "পেতে",
  দেয়: "দিতে",
  নেয়: "নিতে",
  লেখে: "লিখতে",
  শেখে: "শিখতে",
  ফেরে: "ফিরতে",
  কেনে: "কিনতে",
  জেতে: "জিততে",
  মেলে: "মিলতে",
  খোঁজে: "খুঁজতে",
  বোনে: "বুনতে",
  তোলে: "তুলতে",
  খোলে: "খুলতে",
  ওড়ে: "উড়তে",
  ওঠে: "উঠতে",
  শোনে: "শুনতে",
  খোঁড়ে: "খুঁড়তে",
  ঘোরে: "ঘুরতে",
  বেরোয়: "বেরোতে",
};
const REGULAR = /^(?:কর|গড়|ধর|চড়|বাঁধ|রাঁধ|আঁক|কাট|ভাস|দেখ|খেল|ফেল|আন|রাখ|বল|পড়|মার|নাচ|ছাড়|থাক|বাজ|গাঁথ|মাপ|সাজ|ঢাক|আস|ভাঙ)ে$/u;

/** The infinitive of a verb in the present: "বানায়" is "বানাতে"; undefined where it is not certain. */
export const infinitive = (verb: string): string | undefined => {
  const plain = verb.replace(/েন$/u, "ে").replace(/ান$/u, "ায়").replace(/ছেন?$/u, "ে");
  if (CHANGED[plain]) return CHANGED[plain];
  if (REGULAR.test(plain)) return `${plain.slice(0, -1)}তে`;
  return /[\p{L}\p{M}]{2}ায়$/u.test(plain) ? plain.replace(/য়$/u, "তে") : undefined;
};
