import type { Models } from "./ports.ts";

/** The built-in models: they cost nobody anything, and so they make what test keys order. */
export const builtInModels: Models = {
  writer: "studio-1",
  illustrator: "studio-1",
  narrator: "studio-1",
  composer: "studio-1",
};
