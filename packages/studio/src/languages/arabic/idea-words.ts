import { drawableWords } from "./drawable-words.ts";
import { nouns } from "./nouns.ts";
import { withoutVowelMarks } from "./word-forms.ts";

/** The nouns of people and animals that the tables have, without vowel marks. */
const single: ReadonlySet<string> = new Set([
  ...Object.values({ ...nouns.animals, ...nouns.people }).map((word) =>
    withoutVowelMarks(word).replace(/[+\-=].*$/u, ""),
  ),
  ...Object.values(drawableWords.kinds).flatMap((words) => words.split(",")),
  ..."سلحفاة عصفور غيمة سحابة نجمة شجرة روبوت عجوز خباز خبازة نملة حفيد حفيدة شقيق شقيقة عم عمة خال خالة جار جارة".split(
    " ",
  ),
]);
const THINGS: ReadonlySet<string> = new Set(
  Object.values(nouns.things).map((word) => withoutVowelMarks(word).replace(/^ال/u, "")),
);

const OWNED = /(?:هما|هم|هن|ها|ه|ي|نا)$/u;
const KIN =
  /^(?:أخ|أخو|أخا|أخي|أخت|أب|أبو|أبا|أبي|أم|والد|والدت|جد|جدت|ابن|ابنت|بنت|حفيد|حفيدت|عم|عمت|خال|خالت|صديق|صديقت|أصدقاء|جار|جارت|زوج|زوجت|معلم|معلمت|شقيق|شقيقت|قط|قطت|كلب|كلبت|حصان|دمي|دميت|دب|أرنب|عصفور|ببغاء|حمار)$/u;

/** "أخوها", "جدتي": somebody's. */
export const isOwnedKin = (word: string): boolean => OWNED.test(word) && KIN.test(word.replace(OWNED, ""));

const isKnown = (word: string): boolean => {
  const bare = word.replace(/^ال/u, "");
  return single.has(bare) || isOwnedKin(bare);
};

/** A noun without the conjunction or preposition that is joined to it: "للقطة" is "القطة". */
export const plainNoun = (word: string): string => {
  const bare = withoutVowelMarks(word);
  if (isKnown(bare)) return bare;
  const plain = bare.replace(/^[وف]?لل/u, "ال").replace(/^[وف]?[بلك]?(?=ال)/u, "");
  if (plain !== bare && isKnown(plain)) return plain;
  const cut = bare.replace(/^[وفبلك]/u, "");
  return isKnown(cut) || isOwnedKin(cut) ? cut : plain;
};

const HEADS =
  /^(?:صانعة?|رائدة?|حارسة?|سائقة?|بائعة?|ساعية?|ساعي|رجل|قائدة?|عامل|عاملة|راعي|راعية|مدربة?|صاحبة?|ملك|ملكة|فرس|وحيد|مصاص)$/u;

/** "ثعلب": "الثعلب"; "حارس منارة": "حارس المنارة". Owned nouns and those with the article stay. */
export const definiteNoun = (noun: string, after: string): string => {
  if (isOwnedKin(noun)) return noun.replace(/^(أخ|أب)[ايي](?=ه|ها|هما|هم|نا)/u, "$1و");
  if (noun.startsWith("ال")) return noun;
  const next = /^\s([\p{L}]+)/u.exec(after)?.[1] ?? "";
  const bare = withoutTanwin(noun);
  if (HEADS.test(bare) && next && !/^[يت]\p{L}{3}/u.test(next) && !isAdjective(next))
    return `${bare} ${next.startsWith("ال") ? next : `ال${next}`}`;
  return `ال${bare}`;
};

/** "قاربًا": "قارب". */
export const withoutTanwin = (word: string): string => {
  const cut = word.replace(/(?:ًا|اً|ً)$/u, "");
  if (cut !== word) return withoutVowelMarks(cut);
  const bare = withoutVowelMarks(word);
  if (isOwnedKin(bare)) return bare;
  return /ا$/u.test(bare) && (THINGS.has(bare.slice(0, -1)) || single.has(bare.slice(0, -1)))
    ? bare.slice(0, -1)
    : bare;
};

const ADJECTIVES =
  /^(?:قديم|جديد|صغير|كبير|ذهبي|فضي|سحري|ضائع|مفقود|غريب|جميل|ملون|ورقي|خشبي|طائر|مكسور|عجيب|نادر|عملاق|ضخم|طويل|قصير|لامع|مضيء|مجهول|صدئ|مهجور|وحيد|حزين|سعيد|منسي|أخير|مسحور|زجاجي|موسيقي|عتيق|فضائي|حقيقي|كسول|شجاع|خجول|جائع|عجوز|فقير|ذكي|لطيف|صديق|بعيد|غامض|مفضل|دافئ|متكلم|هارب|جريح|حديدي|حجري|ثلجي|قطني|رملي|بري|آلي|تائه|نائم|خفي|سري)(?:ة|ًا|ا|ةً)?$|^(?:أحمر|حمراء|أزرق|زرقاء|أخضر|خضراء|أبيض|بيضاء|أسود|سوداء|أصفر|صفراء)$/u;
export const isAdjective = (word: string): boolean => ADJECTIVES.test(word);
