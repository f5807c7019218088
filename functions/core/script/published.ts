import * as z from "zod";

/** What a film is shared with, as it is stored. */
export const Published = z.object({
  title: z.string().min(1).max(100),
  description: z.string().max(5_000),
  hashtags: z.array(z.string()),
});
