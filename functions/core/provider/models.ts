import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasModelSettings, Models } from "./ports.ts";

/** The built-in engines are free: they also make the films of test keys. */
export const builtInModels: Models = {
  writer: "built-in",
  illustrator: "built-in",
  narrator: "built-in",
  composer: "built-in",
};

export const isBuiltIn = (models: Models): boolean => Object.values(models).every((model) => model === "built-in");

/** The engines that make a film: its own, or those of now for one that has not started. */
export const modelsOf = (
  { settings }: HasModelSettings,
  { models, test }: Pick<TaskRecord, "models" | "test">,
): Models => models ?? (test ? builtInModels : settings.models);
