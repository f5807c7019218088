import * as z from "zod";

/** A scene that can be watched before the film is joined: the file, its place in the film, and the parts of the file. */
export const StreamedScene = z.object({
  video: z.string(),
  firstFrame: z.int(),
  frames: z.int(),
  headBytes: z.int(),
  parts: z.array(z.object({ bytes: z.int(), frames: z.int() })).readonly(),
});
export type StreamedScene = z.infer<typeof StreamedScene>;
