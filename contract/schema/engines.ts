import * as z from "zod";

/** The engine of each part of a film, as "name/model", or "built-in". */
export const Engines = z.object({
  writer: z.string(),
  illustrator: z.string(),
  narrator: z.string(),
  composer: z.string(),
});
export type Engines = z.infer<typeof Engines>;
