import { genderOfNameIn } from "./names-of-languages.ts";

const MAN =
  /(?<!\p{L})(?:кот|котик|котёнк|котенк|пс|щенк|внук|брат|братик|сын|друг|мальчик|ёжик|зайчик|медвежонк|слонёнк|хомяк|кролик|сосед|робот|гном)(?:а|у|ом|е)\s$/iu;
const WOMAN =
  /(?<!\p{L})(?:кошк|собак|сестр|сестрёнк|внучк|девочк|подруг|подружк|дочк|коз|коров|черепах|кукл|мышк|лис|лисичк)(?:у|ой|е|ы|и)\s$/iu;

/** "котёнка Барсика": "Барсик"; "сестру Машу": "Маша". Other names stay. */
export const russianNominative = (name: string, text: string): string => {
  const listed = genderOfNameIn(name, "russian") ? undefined : formsOf(name).find(isListed);
  if (listed) return listed;
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  if (MAN.test(before)) return name.replace(/(?<=[бвгджзклмнпрстфхцчшщ])(?:а|у|ом|е)$/u, "");
  if (WOMAN.test(before)) return name.replace(/(?:у|ой|е|ы)$/u, "а").replace(/(?:ю|ей|и)$/u, "я");
  return name;
};

const isListed = (name: string): boolean => genderOfNameIn(name, "russian") !== undefined;

/** "Иваном": "Иван"; "Лёшей": "Лёша", "Лёшя". */
const formsOf = (name: string): readonly string[] => [
  name.replace(/(?<=[бвгджзклмнпрстфхцчшщ])(?:а|у|ом|ем|е)$/u, ""),
  name.replace(/(?:у|ой|ей|е|ы|и)$/u, "а"),
  name.replace(/(?:ю|ей|и|е)$/u, "я"),
];
