import * as z from "zod";

/** Title, description and hashtags of a film, as they are stored. */
export const Published = z.object({
  title: z.string().min(1).max(100),
  description: z.string().max(5_000),
  hashtags: z.array(z.string()),
});
