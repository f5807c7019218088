import { genderOfNameIn } from "./names-of-languages.ts";

const MAN =
  /(?<!\p{L})(?:кот|котик|котёнк|котенк|пс|щенк|внук|брат|братик|сын|друг|мальчик|ёжик|зайчик|медвежонк|слонёнк|хомяк|кролик|сосед|робот|гном|дедушк|дед|дяд|муж)(?:а|у|ом|ем|е|ой|ей|и)\s$/iu;
const WOMAN =
  /(?<!\p{L})(?:кошк|собак|сестр|сестрёнк|внучк|девочк|подруг|подружк|дочк|коз|коров|черепах|кукл|мышк|лис|лисичк|доч|дочер|внучк|бабушк|тёт|соседк|матер|мам|жен|племянниц)(?:у|ой|ей|ью|е|ы|и)\s$/iu;

/** "котёнка Барсика": "Барсик"; "сестру Машу": "Маша". Other names stay. */
export const russianNominative = (name: string, text: string): string => {
  const listed = genderOfNameIn(name, "russian") ? undefined : formsOf(name).find(isListed);
  if (listed) return listed;
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  const soft = name.replace(/(?<=[аеиоуы])(?:я|ю|ем|е)$/u, "й");
  if (MAN.test(before) && soft !== name) return soft;
  if (MAN.test(before)) return name.replace(/(?<=[бвгджзклмнпрстфхцчшщ])(?:а|у|ом|е)$/u, "");
  if (WOMAN.test(before))
    return name
      .replace(/ью$/u, "ь")
      .replace(/(?:у|ой|е|ы)$/u, "а")
      .replace(/(?:ю|ей|и)$/u, "я");
  return name;
};

const isListed = (name: string): boolean => genderOfNameIn(name, "russian") !== undefined;

/** "Иваном": "Иван"; "Лёшей": "Лёша", "Лёшя". */
const formsOf = (name: string): readonly string[] => [
  name.replace(/(?<=[бвгджзклмнпрстфхцчшщ])(?:а|у|ом|ем|е)$/u, ""),
  name.replace(/(?:у|ой|ей|е|ы|и)$/u, "а"),
  name.replace(/(?:ю|ей|и|е)$/u, "я"),
  name.replace(/(?:я|ю|ем)$/u, "й"),
  name.replace(/(?:я|ю|ем)$/u, "ь"),
];

/** "Собака Ивана", "Собака Маши": whose it is. */
export const isRussianGenitive = (name: string): boolean =>
  !isListed(name) &&
  (/[ыи]$/u.test(name) ||
    [name.replace(/а$/u, ""), name.replace(/я$/u, "й"), name.replace(/я$/u, "ь")].some(
      (each) => each !== name && isListed(each),
    ));
