import type { Kin, LanguageFrames, NameFrame } from "./frames.ts";

type KinWords = Readonly<Record<Kin, string>>;

const NAME = "\\p{Lu}[\\p{L}'’-]+";
const OPEN = "[„“\"«‚'‘»]\\s?";
const CLOSE = "\\s?[“”\"»‘'’«]";

/** The frames of a language whose names have capitals. */
const capitalFrames = (kin: KinWords, frames: readonly NameFrame[]): LanguageFrames => ({
  name: NAME,
  word: "[\\p{L}-]+",
  begin: "(?<!\\p{L})",
  kin,
  noName: /(?!)/u,
  never: /^\p{Lu}$/u,
  also: { she: "", he: "" },
  frames: frames.map((frame) => ({ isSure: true, ...frame })),
});

/** "Léo, dix ans," */
const AGED = (years: string): NameFrame => ({
  words: `^<name>,? (?:d[’']|de |[àa] )?(?:\\p{Nd}{1,3}|\\p{L}{2,16}) (?:${years})(?=[ ,])`,
});

const GERMAN_OF = "(?:des|der|eines|einer|vom|von) (?:\\p{Ll}+ )?<owner>";
const germanFrames = capitalFrames(
  {
    girl: "tochter,enkelin,nichte,schwester",
    boy: "sohn,enkel,neffe,bruder",
    woman: "frau,witwe,mutter,tante",
    man: "mann,witwer,vater,onkel",
    grandma: "großmutter,oma",
    grandpa: "großvater,opa",
    friend: "freund,freundin,kind",
  },
  [
    { words: `${OPEN}<name>${CLOSE},? (?:nenn|ruf|getauft|genannt)`, isOfSubject: true },
    { words: `(?:nenn|ruf|heiß|hieß|genannt)\\p{Ll}* (?:\\p{Ll}+ )?${OPEN}<name>${CLOSE}`, isOfSubject: true },
    { words: `(?<kin>Tochter|Enkelin|Nichte|Sohn|Enkel|Neffe) ${GERMAN_OF}, <name>(?=,)` },
    {
      words: `^<name>, (?:der|die) (?:\\p{Ll}+ )?(?<kin>Tochter|Enkelin|Nichte|Sohn|Enkel|Neffe) ${GERMAN_OF}(?=[,.])`,
    },
    AGED("Jahre"),
    { words: `^<name>, (?:eine?|der|die|das) (?<noun>(?:\\p{Ll}+ ){0,2}\\p{Lu}\\p{L}+)(?=[,.])` },
  ],
);

const ROMANCE_OF =
  "(?:d['’]une? |de l['’]|de la |della |dello |dell['’]|del |des |du |da |do |d['’]|d[ei] (?:una? |uno |un['’]|uma? )?)<owner>";
const ROMANCE_THE = "(?:une? |un['’]|una |uno |uma? |la |le |l['’]|el |il |lo |o |a )";

const romanceFrames = (kin: KinWords, children: string, called: string): LanguageFrames =>
  capitalFrames(kin, [
    AGED("ans|años|anni|anos"),
    { words: `(?:${called})\\p{Ll}* (?:de |come )?${OPEN}<name>${CLOSE}`, isOfSubject: true },
    { words: `(?<kin>${children}) ${ROMANCE_OF}, <name>(?=,)` },
    { words: `^<name>, ${ROMANCE_THE}?(?:\\p{Ll}+ )?(?<kin>${children}) ${ROMANCE_OF}(?=[,.])` },
    { words: `^<name>, ${ROMANCE_THE}(?<noun>\\p{Ll}[\\p{Ll} '’-]{2,40}?)(?=[,.])` },
  ]);

const frenchFrames = romanceFrames(
  {
    girl: "fille,petite-fille,nièce",
    boy: "fils,petit-fils,neveu",
    woman: "",
    man: "",
    grandma: "",
    grandpa: "",
    friend: "",
  },
  "petite-fille|petit-fils|fille|fils|nièce|neveu",
  "appel|surnomm|nomm",
);
const spanishFrames = romanceFrames(
  { girl: "hija,nieta,sobrina", boy: "hijo,nieto,sobrino", woman: "", man: "", grandma: "", grandpa: "", friend: "" },
  "hija|hijo|nieta|nieto|sobrina|sobrino",
  "llam|dic|conoc",
);
const italianFrames = romanceFrames(
  { girl: "figlia,nipotina", boy: "figlio,nipotino", woman: "", man: "", grandma: "", grandpa: "", friend: "nipote" },
  "figlia|figlio|nipotina|nipotino|nipote",
  "chiam|soprannomin",
);
const portugueseFrames = romanceFrames(
  { girl: "filha,neta,sobrinha", boy: "filho,neto,sobrinho", woman: "", man: "", grandma: "", grandpa: "", friend: "" },
  "filha|filho|neta|neto|sobrinha|sobrinho",
  "cham|apelid",
);

const russianFrames = capitalFrames(
  {
    girl: "дочь,дочка,внучка,племянница,девочка,дочерью,дочкой,сестрой,сестрёнкой,сестричкой,внучкой,подругой,подружкой,племянницей",
    boy: "сын,сынок,внук,племянник,мальчик,сыном,братом,братиком,внуком,племянником",
    woman: "тётя,тетя,тётей,женой,соседкой",
    man: "дядя,дядей,мужем,соседом",
    grandma: "бабушка,баба,бабушкой",
    grandpa: "дед,дедушка,дедом,дедушкой",
    friend: "другом",
  },
  [
    AGED("лет|года"),
    { words: `(?:зов\\p{Ll}+|назыв\\p{Ll}+|прозв\\p{Ll}+) (?:\\p{Ll}+ )?${OPEN}<name>${CLOSE}`, isOfSubject: true },
    {
      words: `(?<kin>[Сс]ын|[Дд]очь|[Дд]очка|[Вв]нук|[Вв]нучка|[Пп]лемянник|[Пп]лемянница) <owner> <name>(?= \\p{Ll})`,
    },
    { words: `^<name>, (?<kin>сын|дочь|дочка|внук|внучка|племянник|племянница) (?:\\p{Ll}+ )?<owner>(?=[,.])` },
    {
      words: `^<name>, (?!котор|что|где|когда|как|чтобы|если|хот)(?<noun>(?:\\p{Ll}+ ){0,2}\\p{Ll}+)(?=,)`,
    },
    {
      words: `со? (?:(?:её|его|сво\\p{Ll}+|младш\\p{Ll}+|старш\\p{Ll}+|маленьк\\p{Ll}+|лучш\\p{Ll}+) )?<kin> <name>`,
      isBeside: true,
    },
    { words: `\\p{L}+летний <name>(?= )`, kin: "boy" },
    { words: `\\p{L}+летняя <name>(?= )`, kin: "girl" },
    { words: ` <name>(?= \\p{Ll})`, after: "somebody", isGenitive: true, isOwner: true },
    { words: `<noun> (?<kin>т[её]тя|дядя|бабушка|дед|дедушка|баба) <name>` },
    { words: `(?<kin>[Тт][её]тя|[Дд]ядя|[Бб]абушка|[Дд]ед|[Дд]едушка|[Бб]аба) <name>(?= )` },
  ],
);

/** How ideas name people in languages whose names have capitals. */
export const latinFrames = {
  german: germanFrames,
  french: frenchFrames,
  spanish: spanishFrames,
  italian: italianFrames,
  portuguese: portugueseFrames,
  russian: russianFrames,
};
