import type { Language } from "../../languages.ts";

/** Words that a story describes somebody with, for each that the artist can show; forms of a word as a pattern. */
type Looks = Readonly<
  Record<
    "old" | "little" | "young" | "big" | "red" | "blue" | "white" | "black" | "grey" | "golden" | "green" | "yellow",
    string
  >
>;

const german = "(?:e[rsmn]?)?";
const russian = "(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ую|юю|ых|их)";

const looks: Readonly<Record<Language, Looks>> = {
  english: {
    old: "old|elderly|aged|ancient",
    little: "little|small|tiny",
    young: "young",
    big: "big|huge|giant",
    red: "red",
    blue: "blue",
    white: "white",
    black: "black",
    grey: "gr[ea]y",
    golden: "golden",
    green: "green",
    yellow: "yellow",
  },
  spanish: {
    old: "viej[oa]s?|ancian[oa]s?",
    little: "pequeñ[oa]s?|chiquit[oa]s?|diminut[oa]s?",
    young: "joven|jóvenes",
    big: "gran|grandes?|enormes?",
    red: "roj[oa]s?",
    blue: "azul(?:es)?",
    white: "blanc[oa]s?",
    black: "negr[oa]s?",
    grey: "gris(?:es)?",
    golden: "dorad[oa]s?",
    green: "verdes?",
    yellow: "amarill[oa]s?",
  },
  french: {
    old: "vieux|vieil|vieilles?|âgée?s?",
    little: "petite?s?|minuscules?",
    young: "jeunes?",
    big: "grande?s?|gros(?:se)?s?|énormes?",
    red: "rouges?|roux|rousses?",
    blue: "bleue?s?",
    white: "blanc(?:he)?s?",
    black: "noire?s?",
    grey: "gris(?:es?)?",
    golden: "dorée?s?",
    green: "verte?s?",
    yellow: "jaunes?",
  },
  portuguese: {
    old: "velh[oa]s?|velhinh[oa]s?|idos[oa]s?",
    little: "pequen[oa]s?|minúscul[oa]s?",
    young: "jovem|jovens",
    big: "grandes?|enormes?",
    red: "vermelh[oa]s?",
    blue: "azu(?:l|is)",
    white: "branc[oa]s?",
    black: "pret[oa]s?|negr[oa]s?",
    grey: "cinzent[oa]s?|cinza",
    golden: "dourad[oa]s?",
    green: "verdes?",
    yellow: "amarel[oa]s?",
  },
  german: {
    old: `(?:alt|betagt|greis)${german}`,
    little: `(?:klein|winzig)${german}`,
    young: `jung${german}`,
    big: `(?:groß|gross|riesig)${german}`,
    red: `rot${german}`,
    blue: `blau${german}`,
    white: `(?:weiß|weiss)${german}`,
    black: `schwarz${german}`,
    grey: `grau${german}`,
    golden: `golden${german}`,
    green: `grün${german}`,
    yellow: `gelb${german}`,
  },
  russian: {
    old: `(?:стар|пожил|древн)${russian}`,
    little: `(?:маленьк|крошечн|крохотн)${russian}`,
    young: `(?:молод|юн)${russian}`,
    big: `(?:больш|огромн)${russian}`,
    red: `(?:красн|рыж)${russian}`,
    blue: `(?:син|голуб)${russian}`,
    white: `бел${russian}`,
    black: `ч[её]рн${russian}`,
    grey: `(?:сер|сед)${russian}`,
    golden: `золот${russian}`,
    green: `зел[её]н${russian}`,
    yellow: `ж[её]лт${russian}`,
  },
  arabic: {
    old: "(?:ال)?(?:عجوز|مسنة?|كهلة?)",
    little: "(?:ال)?(?:صغيرة?)",
    young: "(?:ال)?(?:شابة?)",
    big: "(?:ال)?(?:كبيرة?|ضخمة?)",
    red: "(?:ال)?(?:أحمر|حمراء)",
    blue: "(?:ال)?(?:أزرق|زرقاء)",
    white: "(?:ال)?(?:أبيض|بيضاء)",
    black: "(?:ال)?(?:أسود|سوداء)",
    grey: "(?:ال)?(?:رمادية?)",
    golden: "(?:ال)?(?:ذهبية?)",
    green: "(?:ال)?(?:أخضر|خضراء)",
    yellow: "(?:ال)?(?:أصفر|صفراء)",
  },
  hindi: {
    old: "बूढ़[ाीे]|वृद्धा?|बुज़ुर्ग|बुजुर्ग",
    little: "छोट[ाीे]|नन्ह[ाीे]",
    young: "युवा|जवान",
    big: "बड़[ाीे]|विशाल",
    red: "लाल",
    blue: "नील[ाीे]",
    white: "सफ़ेद|सफेद",
    black: "काल[ाीे]",
    grey: "धूसर|स्लेटी",
    golden: "सुनहर[ाीे]",
    green: "हर[ाीे]",
    yellow: "पील[ाीे]",
  },
  bengali: {
    old: "বুড়ো|বুড়ি|বৃদ্ধা?|প্রবীণ",
    little: "ছোট|ছোট্ট|ক্ষুদে",
    young: "তরুণ|তরুণী",
    big: "বড়|বিশাল",
    red: "লাল",
    blue: "নীল",
    white: "সাদা",
    black: "কালো",
    grey: "ধূসর",
    golden: "সোনালি|সোনালী",
    green: "সবুজ",
    yellow: "হলুদ",
  },
  chinese: {
    old: "(?:年?老|年迈|老迈)的?",
    little: "(?:小|幼小|年幼)的?",
    young: "年轻的?",
    big: "(?:巨?大)的?",
    red: "红色?的?",
    blue: "蓝色?的?",
    white: "白色?的?",
    black: "黑色?的?",
    grey: "灰色?的?",
    golden: "金色?的?",
    green: "绿色?的?",
    yellow: "黄色?的?",
  },
  japanese: {
    old: "年?老いた|老",
    little: "小さ[ない]|ちいさ[ない]|幼い|小",
    young: "若い|若き",
    big: "大き[ない]|巨大な",
    red: "赤い|赤",
    blue: "青い|青",
    white: "白い|白",
    black: "黒い|黒",
    grey: "灰色の",
    golden: "金色の|金の",
    green: "緑色?の",
    yellow: "黄色い",
  },
  korean: {
    old: "늙은|늙으신|나이든",
    little: "작은|조그만|조그마한|어린|꼬마",
    young: "젊은",
    big: "큰|커다란|거대한",
    red: "빨간|붉은",
    blue: "파란|푸른",
    white: "하얀|흰",
    black: "검은|까만",
    grey: "회색",
    golden: "금빛|황금",
    green: "초록|초록색|녹색",
    yellow: "노란",
  },
};

/** How a word says that somebody looks, in the artist's words; undefined for any other word. */
export const lookOf = (word: string, language: Language): string | undefined =>
  patterns(language).find(({ whole }) => whole.test(word.normalize("NFC")))?.look;

/** How the end of a text says that the one looks who is named next, where no space is between them: "小红" of a fox. */
export const looksAtEnd = (text: string, language: Language): string[] => {
  const nearest = patterns(language).find(({ atEnd }) => atEnd.test(text));
  return nearest ? [nearest.look, ...looksAtEnd(text.replace(nearest.atEnd, ""), language)] : [];
};

const patterns = (language: Language) => {
  const all =
    known.get(language) ??
    Object.entries(looks[language]).map(([look, forms]) => ({
      look,
      whole: new RegExp(`^(?:${forms.normalize("NFC")})$`, "u"),
      atEnd: new RegExp(`(?:${forms})$`, "u"),
    }));
  known.set(language, all);
  return all;
};
const known = new Map<Language, readonly { look: string; whole: RegExp; atEnd: RegExp }[]>();
