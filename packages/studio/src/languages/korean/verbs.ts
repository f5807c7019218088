const FIRST = 0xac00;
const LAST = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;
/** Numbers of final consonants in the order of Unicode. */
const NONE = 0;
const NIEUN = 4;
const RIEUL = 8;
const BIEUP = 17;
const SSANG_SIOS = 20;

interface Syllable {
  readonly initial: number;
  readonly vowel: number;
  readonly final: number;
}

const read = (letter: string): Syllable | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  if (code < FIRST || code > LAST) return undefined;
  const index = code - FIRST;
  return {
    initial: Math.floor(index / (VOWELS * FINALS)),
    vowel: Math.floor(index / FINALS) % VOWELS,
    final: index % FINALS,
  };
};

const write = ({ initial, vowel, final }: Syllable): string =>
  String.fromCodePoint(FIRST + (initial * VOWELS + vowel) * FINALS + final);

const finalOf = (word: string): number => read(word.slice(-1))?.final ?? NONE;

const withFinal = (word: string, final: number): string => {
  const last = read(word.slice(-1));
  return last ? word.slice(0, -1) + write({ ...last, final }) : word;
};

/** Stems that end in "ㄹ", without it: "만드" of "만듭니다". */
const RIEUL_STEMS = /(?:만드|떠드|흔드|이끄|노|머무|베푸|여|도)$/u;
/** Open syllables that are stems of two verbs: "삽니다" is of "사다" or "살다". */
const AMBIGUOUS = /(?:^|\s)(?:나|사|파|거|가라|부|우|미|무|푸|아|드|비|다|터)$/u;

const fromOpen = (open: string): string | undefined => {
  if (RIEUL_STEMS.test(open) && !/(?:되도|보여|하여|쓰여)$/u.test(open)) return withFinal(open, RIEUL);
  return AMBIGUOUS.test(open) ? undefined : open;
};

/** Past forms whose stems change. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/모았$/u, "모으"],
  [/지었$/u, "짓"],
  [/도왔$/u, "돕"],
  [/구웠$/u, "굽"],
  [/주웠$/u, "줍"],
  [/누웠$/u, "눕"],
  [/건넜$/u, "건너"],
  [/담갔$/u, "담그"],
  [/따랐$/u, "따르"],
  [/섰$/u, "서"],
];

/** Vowels of a past form by number, and those of its stem: "봤" is "보". */
const PAST_VOWELS: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [1, 1],
  [4, 18],
  [5, 5],
  [6, 20],
  [9, 8],
  [10, 11],
  [14, 13],
]);
const HIEUH = 18;
const IEUNG = 11;
const EU = 18;

/** "찾았" is "찾", "그렸" is "그리": the stem of a past form. */
const stemOfPast = (past: string): string | undefined => {
  const irregular = IRREGULAR.find(([form]) => form.test(past));
  if (irregular) return past.replace(...irregular);
  if (/(?:들|걸|물|실)었$/u.test(past) && !/만들었$/u.test(past)) return undefined;
  if (/[았었]$/u.test(past)) return finalOf(past.slice(0, -1)) === NONE ? undefined : past.slice(0, -1);
  const last = read(past.slice(-1));
  if (!last || last.final !== SSANG_SIOS) return undefined;
  if (last.initial === HIEUH && last.vowel === 1) return `${past.slice(0, -1)}하`;
  // "불렀" is "부르", "올랐" is "오르".
  if (/[렀랐]$/u.test(past) && finalOf(past.slice(0, -1)) === RIEUL) return `${withFinal(past.slice(0, -1), NONE)}르`;
  const vowel = PAST_VOWELS.get(last.vowel);
  return vowel === undefined || (last.initial === IEUNG && vowel === EU)
    ? undefined
    : past.slice(0, -1) + write({ ...last, vowel, final: NONE });
};

/** The stem of a verb at the end of a sentence: "찾습니다", "찾았다", "찾는다", "찾았어요". Undefined where it is not certain. */
export const stemAtEnd = (sentence: string): string | undefined => {
  const words = sentence.replace(/[.!?…]+$/u, "");
  const past = /^(.*?)(?:습니다|다|어요)$/u.exec(words)?.[1];
  if (past && finalOf(past) === SSANG_SIOS && !/[있겠]$/u.test(past)) return stemOfPast(past);
  if (past && /습니다$/u.test(words)) return past;
  const polite = /^(.*)니다$/u.exec(words)?.[1];
  if (polite && finalOf(polite) === BIEUP) return fromOpen(withFinal(polite, NONE));
  if (/는다$/u.test(words)) return words.slice(0, -2);
  const plain = /^(.*)다$/u.exec(words)?.[1];
  if (plain && finalOf(plain) === NIEUN) return fromOpen(withFinal(plain, NONE));
  return undefined;
};

/** "찾으" of "찾으러" is "찾"; other stems as they are. */
export const stemOfAim = (words: string): string => {
  const irregular: Readonly<Record<string, string>> = {
    도우: "돕",
    구우: "굽",
    주우: "줍",
    누우: "눕",
    지으: "짓",
    들으: "듣",
    걸으: "걷",
  };
  const known = irregular[words.slice(-2)];
  if (known) return words.slice(0, -2) + known;
  return /으$/u.test(words) && finalOf(words.slice(0, -1)) !== NONE ? words.slice(0, -1) : words;
};

/** "찾는", "만드는": before a noun. */
export const adnominal = (stem: string): string => `${finalOf(stem) === RIEUL ? withFinal(stem, NONE) : stem}는`;

/** "찾으려", "만들려": what is meant to be done. */
export const aim = (stem: string): string => {
  if (/[돕굽줍눕]$/u.test(stem)) return `${withFinal(stem, NONE)}우려`;
  if (/짓$/u.test(stem)) return `${withFinal(stem, NONE)}으려`;
  if (/(?:[걷듣]|깨닫)$/u.test(stem)) return `${withFinal(stem, RIEUL)}으려`;
  return finalOf(stem) === NONE || finalOf(stem) === RIEUL ? `${stem}려` : `${stem}으려`;
};

/** A sentence with a plain end in the formal style: "간다." is "갑니다."; other sentences as they are. */
export const inFormalStyle = (sentence: string): string => {
  const [, words = "", end = ""] = /^(.*?)([.!?…]*)$/u.exec(sentence) ?? [];
  const past = /^(.*)(?:다|어요)$/u.exec(words)?.[1];
  if (past && finalOf(past) === SSANG_SIOS) return `${past}습니다${end}`;
  if (/는다$/u.test(words)) return `${words.slice(0, -2)}습니다${end}`;
  if (/[해]요$/u.test(words)) return `${words.slice(0, -2)}합니다${end}`;
  if (!/다$/u.test(words) || /니다$/u.test(words)) return sentence;
  const stem = words.slice(0, -1);
  if (/이$/u.test(stem)) return `${stem.slice(0, -1)}입니다${end}`;
  if (finalOf(stem) === NIEUN) return `${withFinal(stem, BIEUP)}니다${end}`;
  return finalOf(stem) === NONE ? sentence : `${stem}습니다${end}`;
};
