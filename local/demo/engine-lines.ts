import { defaultModelOf, engineFacts } from "#contract/catalogue/engines.ts";
import { engineTasks, type Role, readChoice, resolveChoice, writeEntry } from "#contract/settings/engine-choice.ts";
import { withEnvironment } from "./with-environment.ts";

const settingOf: Readonly<Record<Role, string>> = {
  writer: "WRITER",
  illustrator: "ILLUSTRATOR",
  narrator: "NARRATOR",
  composer: "COMPOSER",
};
const makes: Readonly<Record<Role, string>> = {
  writer: "Stories",
  illustrator: "Pictures",
  narrator: "Speech",
  composer: "Music",
};

/** The shortest ways to a better film, for a start with built-in engines only. */
const betterFilms = [
  "  Better     GEMINI_API_KEY=... npm start              writes, draws and speaks with Gemini",
  "             WRITER=ollama/qwen3:8b npm start          writes with a model on this machine (docs/engines.md)",
];

/**
 * A line for each chosen engine: what it makes, its model, and whether it answers or the provider's reason. Each is asked
 * for its list of models, with the key that functions have.
 */
export const engineLines = (environment: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  withEnvironment(environment, () => linesOf(environment));

const linesOf = async (settings: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  // Loaded now, because the module checks the environment when it is loaded.
  const { engineChecks } = await import("#functions/connect/engines/checks.ts");
  const { unavailable } = engineChecks().engineChecks;
  const roles = Object.keys(settingOf) as Role[];
  const lists = roles.map((role) => ({
    role,
    list: resolveChoice(settings[settingOf[role]] ?? "built-in", engineTasks[role]),
  }));
  if (lists.every(({ list }) => list === "built-in")) return betterFilms;
  const lines = await Promise.all(
    lists.map(async ({ role, list }) => {
      const reasons = await unavailable(list);
      return readChoice(list).map((entry, index) => {
        const { engine, model } = entry;
        const reason = reasons.find((each) => each.engine === engine && each.model === model)?.reason;
        const retires = defaultModelOf(engine, engineTasks[role])?.retires;
        const notes = [
          reason ? `not available: ${reason}` : engine === "built-in" ? "" : "answers",
          retires && `its default model may be switched off from ${retires}`,
        ].filter(Boolean);
        const name = engine === "built-in" ? engineFacts(engine).label.toLowerCase() : writeEntry(entry);
        return `  ${(index === 0 ? makes[role] : "").padEnd(10)} ${name}${notes.length > 0 ? `  (${notes.join("; ")})` : ""}`;
      });
    }),
  );
  return lines.flat();
};
