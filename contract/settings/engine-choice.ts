import { defaultModelOf, type EngineTask, engineFacts, speaksLanguage } from "../catalogue/engines.ts";
import type { LanguageId } from "../catalogue/languages.ts";

/** One entry of a list of engines. */
export interface EngineModel {
  readonly engine: string;
  /** Empty for the built-in engines, which have one each. */
  readonly model: string;
}

/** What makes a film, and the task that each of its engines must be able to do. */
export const engineTasks = {
  writer: "text",
  illustrator: "image",
  narrator: "speech",
  composer: "music",
} as const satisfies Readonly<Record<string, EngineTask>>;

export type Role = keyof typeof engineTasks;

/** Films of older versions have a model's name alone, which began with its provider's: "studio-1", "gemini-3.8-flash". */
const readOldName = (name: string): EngineModel | undefined => {
  if (/^studio-\d+$/.test(name)) return { engine: "built-in", model: "" };
  if (/^polly-\d+$/.test(name)) return { engine: "polly", model: "neural" };
  return name.startsWith("gemini-") ? { engine: "gemini", model: name } : undefined;
};

/** The engines of a list, in the order in which they are tried: "gemini/gemini-3.8-flash,built-in". */
export const readChoice = (list: string): readonly EngineModel[] =>
  list.split(",").map((entry) => {
    const slash = entry.indexOf("/");
    // A model's name may have slashes: "openrouter/qwen/qwen3".
    if (slash >= 0) return { engine: entry.slice(0, slash), model: entry.slice(slash + 1) };
    return readOldName(entry) ?? { engine: entry, model: "" };
  });

/** An entry as it is written in a list. */
export const writeEntry = ({ engine, model }: EngineModel): string => (model ? `${engine}/${model}` : engine);

/** A list with the default model of each engine that is named alone: what a film keeps. */
export const resolveChoice = (list: string, task: EngineTask): string =>
  readChoice(list)
    .map(({ engine, model }) => writeEntry({ engine, model: model || (defaultModelOf(engine, task)?.model ?? "") }))
    .join(",");

/** Whether a list names engines that can do a task, each with a model. */
export const isChoiceOf = (list: string, task: EngineTask): boolean =>
  readChoice(list).every(({ engine, model }) => {
    if (!/^[a-z][a-z0-9-]*$/.test(engine) || /\s/.test(model)) return false;
    if (!engineFacts(engine).makes.includes(task)) return false;
    return engine === "built-in" ? !model : Boolean(model || defaultModelOf(engine, task));
  });

/** The engines of a list that have a voice for a language. */
export const speakersOf = (list: string, language: LanguageId): readonly EngineModel[] =>
  readChoice(list).filter(({ engine }) => speaksLanguage(engine, language));

/** The names of all engines in these lists. */
export const enginesIn = (lists: readonly string[]): readonly string[] => [
  ...new Set(lists.flatMap((list) => readChoice(list).map(({ engine }) => engine))),
];

/** The engines of these settings, with those that films in progress still use. Without the built-in ones. */
export const enginesUsed = (settings: Readonly<Record<string, string>>): readonly string[] => {
  const lists = ["WRITER", "ILLUSTRATOR", "NARRATOR", "FORMER_ENGINES"].flatMap((name) => settings[name] || []);
  return enginesIn(lists).filter((engine) => engine !== "built-in");
};

/** A line for each setting that an engine needs and that is not set. Deployments have no keys among their settings. */
export const missingEngineSettings = (
  settings: Readonly<Record<string, string>>,
  { withKeys }: { readonly withKeys: boolean },
): readonly string[] =>
  enginesUsed(settings).flatMap((engine) => {
    const { key, url, isLocal, isInProcess, defaultUrl } = engineFacts(engine);
    if (isInProcess && !withKeys) return [`The engine ${engine} runs only with npm start. Choose another one.`];
    const needed = [
      ...(withKeys && key && !isLocal && defaultUrl !== undefined ? [key] : []),
      ...(url && defaultUrl === undefined ? [url] : []),
    ];
    return needed
      .filter((name) => !settings[name])
      .map((name) => `${name} is not set. The engine ${engine} is chosen, which needs it.`);
  });
