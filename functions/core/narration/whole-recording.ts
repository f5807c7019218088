import * as z from "zod";

/** A recording of a film's whole narration, and the part of it that each scene gets. */
export const WholeRecording = z.object({
  /** The key of the recording, a WAV file. */
  recording: z.string(),
  /** In the order in which they are read. */
  scenes: z.array(
    z.object({
      id: z.int(),
      /** Its place in the film when it was recorded. */
      number: z.int(),
      text: z.string(),
      /** The key of the part. */
      key: z.string(),
      /** The recording that the scene had before. */
      before: z.string().optional(),
    }),
  ),
});
export type WholeRecording = z.infer<typeof WholeRecording>;
