import type { Models } from "./ports.ts";

/** The built-in models are free: they also make the films of test keys. */
export const builtInModels: Models = {
  writer: "studio-1",
  illustrator: "studio-1",
  narrator: "studio-1",
  composer: "studio-1",
};
