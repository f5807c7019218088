const STORY =
  /^(?:(?:короткая|смешная|весёлая|веселая|добрая|грустная|забавная|маленькая|интересная)\s)?(?:сказка|история|рассказ|сказочка|история-сказка)\s(про|о|об|обо)\s/iu;
const RELATIVE = /,?\s(котор(?:ый|ая|ое|ые))\s/u;
const FLEETING: Readonly<Record<string, string>> = {
  пса: "пёс",
  псе: "пёс",
  льва: "лев",
  льве: "лев",
  осла: "осёл",
  осле: "осёл",
  орла: "орёл",
  орле: "орёл",
  зайца: "заяц",
  зайце: "заяц",
  отца: "отец",
  отце: "отец",
  щенка: "щенок",
  щенке: "щенок",
  воробья: "воробей",
  воробье: "воробей",
  муравья: "муравей",
  муравье: "муравей",
  медведя: "медведь",
  медведе: "медведь",
  коня: "конь",
  коне: "конь",
  гуся: "гусь",
  гусе: "гусь",
  мальчишку: "мальчишка",
  мальчишке: "мальчишка",
  дедушку: "дедушка",
  дедушке: "дедушка",
  папу: "папа",
  папе: "папа",
};

/** "История о пингвине, который живёт в Москве": "Пингвин живёт в Москве". */
export const plainRussian = (idea: string): string => {
  const found = STORY.exec(idea);
  if (!found) return idea;
  const about = idea.slice(found[0].length);
  const clause = RELATIVE.exec(about);
  const gender = clause?.[1] ?? "";
  if (!clause || clause.index > MAX_HERO) return idea;
  const isAbout = /^(?:о|об|обо)$/iu.test(found[1] ?? "");
  const hero = about
    .slice(0, clause.index)
    .split(" ")
    .map((word, at, all) => nominative(word, gender, at === all.length - 1, isAbout));
  return hero.every((word) => word !== undefined)
    ? `${hero.join(" ")} ${about.slice(clause.index + clause[0].length).replace(ALSO, (_, noun: string) => besides(noun))}`
    : idea;
};

/** "…, и о светлячке": who else the story is about. */
const ALSO = /,?\sи\s(?:о|об|про)\s(\p{Ll}{3,})(?=[.!]?$)/u;
const besides = (noun: string): string =>
  `, а рядом ${nominative(noun, /[её]$|[ае]$/u.test(noun) && /к[ае]$/u.test(noun) ? "который" : "которая", true, true) ?? noun}`;
const MAX_HERO = 40;

/** A word of the accusative or the prepositional case as a subject; undefined where the form is not certain. */
const nominative = (word: string, relative: string, isNoun: boolean, isAbout: boolean): string | undefined => {
  const low = word.toLowerCase();
  const own = (form: string): string => (word === low ? form : form.charAt(0).toUpperCase() + form.slice(1));
  // "о девочке Нюре": a noun before its name.
  if (!isNoun && word === low && KIN_BEFORE_NAME.test(low)) return nominative(word, relative, true, isAbout);
  if (!isNoun) return adjective(low, relative);
  if (FLEETING[low]) return own(FLEETING[low]);
  if (relative === "которые") return isAbout || !/[ыи]$/u.test(low) ? undefined : own(low);
  if (relative === "которая")
    return own(
      /[её]й$/u.test(low) ? low : low.replace(/у$|е$/u, (end) => (end === "е" ? "а" : "а")).replace(/ю$/u, "я"),
    );
  if (relative === "которое") return isAbout ? undefined : own(low);
  if (/чк[ае]$/u.test(low)) return own(low.replace(/к[ае]$/u, "ок"));
  if (/[её]нк[ае]$/u.test(low)) return own(low.replace(/нк[ае]$/u, "нок"));
  if (/[бвгджзклмнпрстфхцчшщ][ае]$/u.test(low)) return own(low.slice(0, -1));
  if (/[еу]я$|[еу]е$/u.test(low)) return own(`${low.slice(0, -1)}й`);
  return /[бвгджзйклмнпрстфхцчшщ]$/u.test(low) ? own(low) : undefined;
};

const KIN_BEFORE_NAME =
  /^(?:девочк|мальчик|кошк|собак|собачк|лис|лисичк|мышк|коз|коров|котик|пёсик|кролик|зайчик|медвед|медвежонк|ёжик|слон|слонёнк|принцесс|бабушк|дедушк|повар|рыбак|кот|щенк|котёнк)[аеуюыи]?$/u;

const adjective = (word: string, relative: string): string | undefined => {
  if (/^(?:двух|трёх|трех|двое|трое)$/u.test(word)) return undefined;
  if (/^(?:и|по|имени)$/u.test(word)) return word;
  if (word === "одного" || word === "одном") return "один";
  if (word === "одну" || word === "одной") return "одна";
  const soft = /(?:[гкхжшчщ])$|н(?=яя|ий|его|ем|юю)/u;
  const stem = word.replace(/(?:ого|его|ому|ему|ом|ем|ую|юю|ой|ей|ый|ий|ых|их|ое|ее|ые|ие)$/u, "");
  if (stem === word) return undefined;
  if (relative === "который") return stem + (soft.test(stem) ? "ий" : "ый");
  if (relative === "которая") return `${stem}ая`;
  if (relative === "которое") return `${stem}ое`;
  return undefined;
};
