import type { Models } from "./ports.ts";

/** The built-in engines are free: they also make the films of test keys. */
export const builtInModels: Models = {
  writer: "built-in",
  illustrator: "built-in",
  narrator: "built-in",
  composer: "built-in",
};

export const isBuiltIn = (models: Models): boolean => Object.values(models).every((model) => model === "built-in");
