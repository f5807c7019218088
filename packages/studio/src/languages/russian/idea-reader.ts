import type { Family, IdeaReader, KnownNoun, Named, Person } from "../pack.ts";
import { actionIn } from "./infinitives.ts";
import { nouns } from "./nouns.ts";

const MEN_IN_A =
  /^(?:дедушка|дедуля|папа|дядя|мужчина|юноша|судья|воевода|миша|саша|ваня|петя|коля|вася|серёжа|дима|лёша|алёша|гриша|паша|юра|витя|митя|федя|костя|стёпа|боря|гоша|гена|сеня|тёма|илья|никита|кузьма|фома|лука|савва|данила|женя|толя|вова|володя|яша|антоша|кеша|лёва|лёня|рома|слава|тимоша|проша|филя|добрыня|степашка|мишка|ванюша|петрушка)$/iu;
const WOMEN_IN_SIGN =
  /^(?:мышь|лошадь|рысь|тень|ночь|дочь|печь|ель|мать|свекровь|сирень|осень|форель|моль|соль|метель)$/iu;
const MEN_IN_SIGN =
  /(?:тель|арь|ырь|ень|ведь|роль|лось|гусь|конь|голубь|лебедь|парень|рубль|дождь|корабль|фонарь|день|огонь|якорь|руль|рояль|камень|карась|муравль)$/iu;
const NEUTER =
  /^(?:солнце|солнышко|облако|облачко|дерево|деревце|яблоко|яблочко|чудовище|привидение|существо|зеркало|сердце|семечко|зёрнышко|пёрышко|озеро|море|пугало|эхо|окно|перо|яйцо)$/iu;

/** The gender of a noun in the nominative; undefined where its ending does not show one. */
const genderOf = (noun: string): Person | undefined =>
  MEN_IN_A.test(noun) || MEN_IN_SIGN.test(noun)
    ? "he"
    : WOMEN_IN_SIGN.test(noun) || /[ая]$/u.test(noun)
      ? "she"
      : NEUTER.test(noun)
        ? "it"
        : /[бвгджзйклмнпрстфхцчшщ]$/u.test(noun)
          ? "he"
          : undefined;

const genderOfAdjective = (word: string): Person | undefined =>
  /(?:ый|ий|ой|один)$/iu.test(word)
    ? "he"
    : /(?:ая|яя|одна)$/iu.test(word)
      ? "she"
      : /(?:ое|ее|одно)$/iu.test(word)
        ? "it"
        : /(?:ые|ие)$/iu.test(word)
          ? "they"
          : undefined;

/** "брата" after a number: "братья". */
const IRREGULAR: Readonly<Record<string, string>> = {
  брата: "братья",
  друга: "друзья",
  сына: "сыновья",
  сестры: "сёстры",
};
const pluralAfterNumber = (noun: string): string | undefined =>
  IRREGULAR[noun] ??
  (/[ыи]$/u.test(noun)
    ? noun
    : /[её]нка$/u.test(noun)
      ? noun.replace(/[её]нка$/u, "ята")
      : /онка$/u.test(noun)
        ? noun.replace(/онка$/u, "ата")
        : /[гкхжшчщ]а$/u.test(noun)
          ? noun.replace(/а$/u, "и")
          : /а$/u.test(noun)
            ? noun.replace(/а$/u, "ы")
            : /я$/u.test(noun)
              ? noun.replace(/я$/u, "и")
              : undefined);

const INSTRUMENTAL: Readonly<Record<string, string>> = {
  псом: "пёс",
  львом: "лев",
  ослом: "осёл",
  орлом: "орёл",
  отцом: "отец",
  матерью: "мать",
  мышью: "мышь",
  дочерью: "дочь",
};
/** "дедушкой", "котом", "котёнком": the nominative. */
const ofInstrumental = (noun: string): string | undefined =>
  INSTRUMENTAL[noun.toLowerCase()] ??
  (/[шжчщц]ей$/u.test(noun)
    ? noun.replace(/ей$/u, "а")
    : /ей$/u.test(noun)
      ? noun.replace(/ей$/u, "я")
      : /ой$/u.test(noun)
        ? noun.replace(/ой$/u, "а")
        : /нком$/u.test(noun)
          ? noun.replace(/нком$/u, "нок")
          : /цом$/u.test(noun)
            ? noun.replace(/цом$/u, "ец")
            : /ом$/u.test(noun)
              ? noun.replace(/ом$/u, "")
              : undefined);

const ADJECTIVE = "(?:\\p{L}+(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)|один|одна|одно)\\s";
const FRONT = new RegExp(`(?:^|[.!?]\\s|,\\s(?:а|но|и)\\s(?:(?:её|его|их)\\s)?)((?:${ADJECTIVE})*)$`, "iu");
const COUNTED = /(?:^|[.!?]\s)(?:два|две|три|четыре)\s$/iu;
const JOINED = new RegExp(`\\sи\\s(?:(?:её|его|их)\\s)?((?:${ADJECTIVE})*)(?:\\p{Ll}+\\s)?$`, "iu");
const WITH = /\s(?:с|со)\s(?:(?:сво(?:ей|им)|её|его)\s)?(?:\p{Ll}+(?:ой|ей|ым|им)\s)?(?:\p{Ll}+(?:ой|ей|ом|ем)\s)?$/iu;
const VERB_AFTER =
  /^(?:\s(?:не|очень|тоже|всегда|однажды|каждый день|каждую ночь))?\s\p{L}+(?:ет|ёт|ит|ется|ётся|ится|ла?|ло|лся|лась|лось)(?!\p{L})/u;
const VERBS_AFTER = /^[^.!?]*?\s\p{L}+(?:ют|ят|ут|ат|ются|ятся|ли|лись)(?!\p{L})/u;

const subjectAt = (idea: string, at: number, noun: string, known: KnownNoun | undefined): Named | undefined => {
  const before = idea.slice(0, at);
  const after = idea.slice(at + noun.length);
  const word = noun.toLowerCase();
  if (COUNTED.test(before)) {
    const name = pluralAfterNumber(word);
    return name ? { name, person: "they" } : undefined;
  }
  if (WITH.test(before)) {
    const name = ofInstrumental(word);
    const person = name && genderOf(name);
    return name && person ? { name, person } : undefined;
  }
  const found = FRONT.exec(before) ?? JOINED.exec(before);
  if (!found) return undefined;
  const [adjective = ""] = (found[1] ?? "").trim().split(/\s+/).slice(-1);
  if (/[ыи]$/u.test(word)) return VERBS_AFTER.test(after) ? { name: word, person: "they" } : undefined;
  const person = genderOf(word);
  const shown = adjective === "" ? person : genderOfAdjective(adjective);
  if (!person || shown !== person) return undefined;
  return known ||
    before === "" ||
    adjective !== "" ||
    VERB_AFTER.test(after) ||
    JOINED.test(before) ||
    /^(?:,|\sи\s)/u.test(after)
    ? { name: known || !/[ая]$/u.test(word) || TRADE.test(word) || animate.has(word) ? word : noun, person }
    : undefined;
};

/** Nouns of women; others that no table knows may be names. */
const TRADE = /(?:ица|ка|ша|ха|ья|иня|ия)$/u;

/** "ёжик Фомка" */
const OF_HIM =
  /(?<!\p{L})(?:\p{Ll}+(?:ик|ок|[её]нок)|кот|пёс|ёж|дракон|робот|заяц|медведь|гном|брат|внук|слон|волк|лис|пингвин|попугай|мальчик)\s$/iu;

/** A name as the idea has it, if it is in the nominative. */
const named = (name: string, idea: string): Named | undefined => {
  const at = idea.indexOf(name);
  if (at < 0) return { name, person: genderOf(name) ?? "he" };
  if (WITH.test(idea.slice(0, at))) {
    // The name may be in the nominative already.
    const own = ofInstrumental(name) ?? (genderOf(name) ? name : undefined);
    const person = own && genderOf(own);
    return own && person ? { name: own, person } : undefined;
  }
  const isPlain = !/(?:^|\s)(?:у|к|ко|с|со|от|для|без|про|о|об|на|в|за|над|под|перед|из|при)\s(?:\p{L}+\s)?$/iu.test(
    idea.slice(0, at),
  );
  const person = OF_HIM.test(idea.slice(0, at)) ? "he" : (genderOf(name) ?? (/[иео]$/u.test(name) ? undefined : "he"));
  return isPlain && person && !/(?:ой|ом|у|ю)$/u.test(name) ? { name, person } : undefined;
};

const OBJECT =
  /(?:^|\s)\p{L}*(?:стро[ияе]|чин[ия]|ищ[еу]|иска|йти|наш[ёе]л|нашл|наход|теря|рису|рисова|печ[её]|печь|пек[лу]|готов[ия]|дела[ею]|сдела|испек|сажа|сади|выра[щс]|шь[её]т|шил|(?<=с)ши|вяж|вяза|пиш|писа|обре[лт]|мастер|откры|получ|лов|поймал|увид|береж|храни|нес[её]т|нести|вез[её]т|выигра|дар[ия]|купи|покупа|собира|собра|пряч|украл|сочин|украша|хоч\p{L}+)\p{L}*\s(?:(?:сво[йюеё]|свою|его|её|их)\s)?((?:\p{Ll}+(?:ую|юю|ый|ий|ой|ое|ее)\s){0,2})(\p{Ll}{3,})(?!\p{L})/giu;
const NO_THING =
  /^(?:его|её|ему|ей|их|всё|все|себя|себе|что|как|где|там|тут|это|этот|кто|вдруг|вместе|опять|рядом|весь|всю|сам|один|тот|день|ночь|время|раз|вниз|вверх|назад|вперёд|домой|людям|другой|друг|новый|каждый|каждую|много|мало|очень|быстро|для|из|под|над|про|при|без|через|чтобы|или|она|оно|они|она|год|дорогу|путь)$/iu;
const MASCULINE_EXCEPTIONS = /^(?:дом|гном|альбом|музей|клей|ручей|улей|остров|том|ром|ключ|мяч|плащ|луч|меч)$/iu;
const OBLIQUE = /(?:ом|ем|ой|ей|ам|ям|ах|ях|ов|ев|их|ых|ым|им|ет|ёт|ит|ут|ют|ат|ят|ть)$/iu;

/** The gender of a noun that is an object; undefined where its form is not certain. */
const objectGender = (noun: string): Person | undefined =>
  /[ую]$/u.test(noun)
    ? "she"
    : /(?:ние|тие|ство|це|ще|ло|ено|ево|ерко)$/u.test(noun) || NEUTER.test(noun)
      ? "it"
      : MEN_IN_SIGN.test(noun) || MASCULINE_EXCEPTIONS.test(noun)
        ? "he"
        : /ь$/u.test(noun) && !OBLIQUE.test(noun)
          ? "she"
          : /[бвгджзйклмнпрстфхцчшщ]$/u.test(noun) && !OBLIQUE.test(noun)
            ? "he"
            : undefined;

const objectAdjectiveGender = (word: string): Person | undefined =>
  /(?:ую|юю)$/u.test(word) ? "she" : /(?:ое|ее)$/u.test(word) ? "it" : /(?:ый|ий|ой)$/u.test(word) ? "he" : undefined;

const objectIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  for (const [, adjectives = "", noun = ""] of idea.matchAll(OBJECT)) {
    if (NO_THING.test(noun) || isTaken(noun) || /(?:ть|ти|чь)(?:ся)?$/u.test(noun)) continue;
    const person = objectGender(noun);
    const shown = adjectives.trim().split(/\s+/).map(objectAdjectiveGender);
    if (person && (adjectives === "" || shown.every((each) => each === person))) return `${adjectives}${noun}`;
  }
  return undefined;
};

const animate: ReadonlySet<string> = new Set(Object.values({ ...nouns.animals, ...nouns.people }));

/** "старую лодку": "старая лодка". */
export const nominativeOf = (thing: string): string =>
  (animate.has(thing.replace(/а$/u, "")) ? thing.replace(/а$/u, "") : thing)
    .split(" ")
    .map((word) => word.replace(/ую$/u, "ая").replace(/юю$/u, "яя").replace(/у$/u, "а").replace(/ю$/u, "я"))
    .join(" ");

/** "старая лодка": "старую лодку"; "друг": "друга". */
const accusativeOf = (thing: string): string =>
  animate.has(thing) && /[бвгджзклмнпрстфхцчшщ]$/u.test(thing)
    ? `${thing}а`
    : thing
        .split(" ")
        .map((word) =>
          word
            .replace(/ая$/u, "ую")
            .replace(/яя$/u, "юю")
            .replace(/а$/u, "у")
            .replace(/(?<![мую])я$/u, "ю"),
        )
        .join(" ");

const LOCATIVE_IN_U = /\s(?:лесу|саду|снегу|берегу|мосту|углу|шкафу|полу|пруду|льду|порту|краю|лугу|бою|раю|дворе)$/u;

const placeOf = (phrase: string): string | undefined => {
  const place = (phrase.charAt(0).toLowerCase() + phrase.slice(1)).replace(
    /^на (?=(?:поезде|автобусе|машине|самолёте|метро|лодке|трамвае)(?!\p{L}))/u,
    "в ",
  );
  if (/^(?:в|во|на)\s/u.test(place))
    return /(?:е|и|ах|ях)$/u.test(place) || LOCATIVE_IN_U.test(place) ? place : undefined;
  if (/^(?:у|возле|среди|посреди)\s/u.test(place)) return /(?:а|я|ы|и|ов|ей)$/u.test(place) ? place : undefined;
  return /^(?:под|над|за)\s.*(?:ом|ем|ой|ей|ами|ями|ью)$/u.test(place) ? place : undefined;
};

const CLAUSE_END = /[,.;:!?]|\s(?:и|но|а|чтобы|пока|когда|потому|который|с помощью)\s/u;
const first = (pattern: RegExp, idea: string): string | undefined =>
  pattern.exec(idea)?.[1]?.split(CLAUSE_END)[0]?.trim();
const INFINITIVE = "(\\p{Ll}+(?:ть|ти|чь)(?:ся|сь)?(?![\\p{L}])[^,.;!?]*)";
const FEAR =
  /бо(?:ится|ятся|ялся|ялась|ялось|ялись)\s((?!что|как|за\s)[\p{Ll}]{3,}(?:\s[\p{Ll}]{4,})?)(?=[.,!?]|\s(?:и|но|а)\s|$)/u;
const GOAL =
  /(?:лет|плы|ед|езж|ид|ш[её]л|шла|шли|прав|бег|беж|бра|пасть|пут|нес|вез|нос|воз)\p{L}*\s(?:\p{L}+\s){0,3}?((?:в|на|к|ко|до)\s(?:\p{Ll}+(?:ую|ый|ий|ой|ое|ого|ему|ому)\s)?\p{L}{3,})(?!\p{L})/u;
const UNWISH = new RegExp(`не хо(?:чет|тят|тел\\p{L}*)\\s${INFINITIVE}`, "u");
const UNABLE = new RegExp(`не (?:мо(?:жет|гут|гла|гло|гли|г)|уме\\p{L}+)\\s${INFINITIVE}`, "u");
const SKILL = new RegExp(
  `уч(?:ит|ат|ил|ила|или|ить|ится|атся|ился|илась|ились|иться)(?:\\s\\p{Lu}\\p{L}+)?\\s${INFINITIVE}`,
  "u",
);

const goalIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  const goal = GOAL.exec(idea)?.[1];
  const noun = goal?.split(" ").at(-1) ?? "";
  if (!goal || isTaken(noun)) return undefined;
  const isDirection = /^(?:в|на)\s/u.test(goal)
    ? !/(?:е|и|ах|ях|ом|ем|ой)$/u.test(goal) && !LOCATIVE_IN_U.test(goal)
    : true;
  return isDirection ? goal : undefined;
};

const partsIn = (
  idea: string,
  family: Family,
  isTaken: (noun: string) => boolean,
): Readonly<Record<string, string>> => {
  const found = {
    fear: family === "fear" ? first(FEAR, idea) : undefined,
    goal: family === "go" ? goalIn(idea, isTaken) : undefined,
    skill: family === "learn" ? first(SKILL, idea) : undefined,
    unwish: family === "refuse" ? first(UNWISH, idea) : undefined,
    unable: family === "refuse" ? first(UNABLE, idea) : undefined,
    wish: actionIn(idea, family, CLAUSE_END),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([gap, part]) => (part ? [[gap, part] as const] : [])));
};

export const ideaReader: IdeaReader = {
  families: {
    fear: /бо(?:ится|ятся|ял\p{L}+)|страх|трус|пуга(?:ется|ются)/iu,
    refuse: /(?:^|\s)не (?:хо(?:чет|тят|тел\p{L}*)|мо(?:жет|гут|г|гла|гли)|уме(?:ет|ют|л\p{L}*)|жела\p{L}+)(?!\p{L})/iu,
    meet: /влюб|свадьб|женит/iu,
    befriend:
      /(?:нет|без|ищет|ищут|хочет|находит|найти|нового|новую|настоящего)\s(?:\p{Ll}+\s)?(?:друз\p{L}+|друга|подруг\p{L}+)|подруж|дружб|одинок/iu,
    win: /выигр|побед|соревн|гонк|конкурс|чемпион|обогна|турнир/iu,
    learn: /(?:^|\s)(?:учи(?!тель|т\s|л[аи]?\s)|уча(?!т\s)|науч|трениру)\p{L}*/iu,
    save: /спас|(?<!(?:им|ей|ему|его|её|мне)\s)помога|помочь|защи|выруч|освобо/iu,
    make: /стро(?:ит|ят|ить)|постро|(?:^|\s|по)чин(?:ит|ят|ить)|рису|нарисов|печ[её]т|пекут|испеч|сажа|посади|выращ|шь[её]т|сши|вяж|мастер|изобре|пиш(?:ет|ут)|сочин|открыва/iu,
    quarrel: /ссор[яи]тся|поссори|спор[яи]т(?!\p{L})/iu,
    seek: /(?:^|\s)(?:ищ|иска|разыск)|потеря|пропа|укра[лд]|исчез/iu,
    find: /на(?:ход[ия]т|ш[ёе]л|шла|шли)|получа|получи|обнаруж|поймал|лов[ия]т/iu,
    go: /лет(?:ит|ят|ел|еть)|полет|ед(?:ет|ут)|(?:^|\s)ид(?:ёт|ет|ут)|плыв|отправ|путешеств|пош(?:ёл|ел|ла|ли)|сбега|переезж|добра|переплы|нес[её]т|вез[её]т|мечта/iu,
  },
  firstNoun: new RegExp(
    `^(?:${ADJECTIVE})*(?!(?:два|две|три|четыре|пять|много|несколько|жил|жила|жили|однажды|один|одна)\\s)(\\p{L}{3,})(?=\\s)`,
    "iu",
  ),
  trade: /\p{L}/u,
  subjectAt,
  named,
  objectIn,
  placeOf,
  partsIn,
  personOf: ({ again }: KnownNoun): Person => genderOf(again.split(" ")[0] ?? "") ?? "he",
  tableObject: accusativeOf,
  fragment: /^\S+(?: \S+){0,3}, (?:котор\p{L}+|что|кто) [^.!?]*$/u,
  together: /\s(?:и|с|со)\s/u,
  narratorName: "я",
  narrator: /^(?:я|мы|мне|мой|моя|моё|мои|наш\p{L}*|у меня)(?!\p{L})/iu,
};
