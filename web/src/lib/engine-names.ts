import { engineFacts } from "#contract/catalogue/engines.ts";
import { readChoice } from "#contract/settings/engine-choice.ts";
import { t } from "./translate.ts";

/** The names of a list of engines, in the order in which they are tried: "Gemini (gemini-3.8-flash), else Built-in". */
export const engineNames = (list: string): string =>
  readChoice(list)
    .map(({ engine, model }) => (model ? `${nameOf(engine)} (${model})` : nameOf(engine)))
    .reduce((first, next) => t("{first}, else {next}", { first, next }));

/** Engines of other companies have the same name in all languages. */
const nameOf = (engine: string): string => (engine === "built-in" ? t("Built-in") : engineFacts(engine).label);
