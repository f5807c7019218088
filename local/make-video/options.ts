import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type LanguageId, languages } from "#contract/catalogue/languages.ts";
import { styleFields } from "#contract/order/convert.ts";
import { orderFields } from "#contract/order/fields.ts";
import type { OrderField } from "#contract/order/order-field.ts";

type Flag = OrderField & { readonly flag: object };
type Value = string | boolean | (string | boolean)[] | undefined;

/** The fields of an order that have a flag, by their names in the form. */
const flagged = (Object.entries(orderFields) as [string, OrderField][]).filter(
  (row): row is [string, Flag] => row[1].flag !== undefined,
);

/** A flag without a value: a switch, or one that chooses a value of its own. */
const isSwitch = ({ flag, default: value }: Flag): boolean => flag.value !== undefined || typeof value === "boolean";

const options = Object.fromEntries([
  ...flagged.map(([, field]) => [field.flag.name, { type: isSwitch(field) ? "boolean" : "string" } as const]),
  ["out", { type: "string" }],
  ["help", { type: "boolean" }],
] as const);

const indent = 26;
const width = 110;
const usageLine = (flag: string, description: string): string => {
  const lines = [`  ${flag}`.padEnd(indent)];
  for (const word of description.split(" ")) {
    if (`${lines.at(-1)}${word}`.length > width) lines.push(" ".repeat(indent));
    lines.push(`${lines.pop()}${word} `);
  }
  return lines.map((line) => line.trimEnd()).join("\n");
};
const usageOf = (field: Flag): string => {
  const { flag, default: value, description } = field;
  const kind = isSwitch(field)
    ? ""
    : flag.isFile
      ? " FILE"
      : flag.isJson
        ? " JSON"
        : typeof value === "number"
          ? " NUMBER"
          : " TEXT";
  const otherwise = isSwitch(field) || flag.isJson || value === "" ? "" : ` Default: ${value}.`;
  return usageLine(`--${flag.name}${kind}`, description + otherwise);
};

export const usage = `npm run make-video -- --idea "A little fox ..." [flags]

${[
  ...flagged.map(([, field]) => usageOf(field)),
  usageLine("--out FILE", "Where the film is saved: a file, or a folder that gets film.mp4. Default: film.mp4."),
  usageLine("--help", "Shows this text."),
].join("\n")}`;

/** The options of a command line, with the order as the call `createTask` takes it. */
export const optionsFrom = (args: readonly string[]) => {
  const { values } = parseArgs({ args: [...args], options });
  const given: Readonly<Record<string, Value>> = values;
  return {
    help: given["help"] === true || (!given["idea"] && !given["story"]),
    out: outFile(String(given["out"] ?? "film.mp4")),
    taskData: Object.fromEntries(
      flagged.flatMap(([name, field]) => Object.entries(formFields(name, field, given[field.flag.name]))),
    ),
  };
};

/** The file of the film. It is checked before the film is made. */
const outFile = (given: string): string => {
  const file = isFolder(given) ? join(given, "film.mp4") : given;
  if (!isFolder(dirname(file))) throw new Error(`--out: there is no folder ${dirname(file)}.`);
  return file;
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The fields of the form that a flag sets. */
const formFields = (name: string, { flag, default: value, whenOmitted }: Flag, given: Value): object => {
  // The server fills in the other defaults itself.
  if (given === undefined) return whenOmitted === "refused" ? { [name]: value } : {};
  if (flag.value) return { [name]: flag.value };
  if (flag.isJson) return { [name]: parseJson(flag.name, String(given)) };
  if (flag.isFile) return { [name]: readFileSync(String(given), "utf8") };
  if (name === "illustrationStyle") return styleFields(String(given));
  return { [name]: typeof value === "number" ? Number(given) : given };
};

const parseJson = (flag: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`--${flag} is not JSON. Put it between single quotes: --${flag} '{"place": "the desert"}'`);
  }
};

interface ShownCharacter {
  readonly name?: string;
  readonly kind?: string;
  readonly age?: string;
  readonly gender?: string;
  readonly count?: number;
}
interface ShownOutline {
  readonly characters?: readonly ShownCharacter[];
  readonly place?: string;
  readonly wish?: string;
  readonly obstacle?: string;
  readonly ending?: string;
  readonly manner?: string;
}

/** An outline as lines for people. */
export const outlineLines = ({ characters = [], ...parts }: ShownOutline): string =>
  [
    ...characters.map((each, at) => [at === 0 ? "Who" : "With", whoIs(each)] as const),
    ["Where", parts.place] as const,
    ["Wants", parts.wish] as const,
    ["But", parts.obstacle] as const,
    ["Ends", parts.ending] as const,
    ["Manner", parts.manner] as const,
  ]
    .flatMap(([label, words]) => (words ? [`  ${label.padEnd(8)}${words}`] : []))
    .join("\n");

/** What to say where the text is in another language than the film, unless the command line chose the film's. */
export const languageHint = (written: LanguageId | undefined, chosen: unknown): string =>
  written === undefined || chosen !== undefined
    ? ""
    : `The text seems to be in ${englishNames.of(languages[written].tag)}. The film will be narrated in ${englishNames.of(languages[defaultLanguage].tag)}: give --language ${written} for a film in the language of the text.`;
const englishNames = new Intl.DisplayNames("en", { type: "language" });
const defaultLanguage = orderFields.voiceLanguage.default;

/** "Lotte (volcano)", "scarecrow", "2 × sister (child, female)". That somebody is an adult need not be said. */
const whoIs = ({ name, kind, age, gender, count = 1 }: ShownCharacter): string => {
  const [first = "", ...facts] = [name, kind, age === "adult" ? "" : age, gender].filter((words) => words);
  const about = facts.length > 0 ? ` (${facts.join(", ")})` : "";
  return `${count > 1 ? `${count} × ` : ""}${first}${about}`;
};
