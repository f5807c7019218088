import * as z from "zod";

const Stretch = z.object({ start: z.number(), end: z.number() }).readonly();

/** What was measured of a segment: its black stretches, in seconds of the segment. */
export const SegmentFacts = z.object({ blackStretches: z.array(Stretch).readonly() });
export type SegmentFacts = z.infer<typeof SegmentFacts>;

/** The artifacts of a rendered scene. */
export const SegmentKeys = z.object({ video: z.string(), facts: z.string() });
export type SegmentKeys = z.infer<typeof SegmentKeys>;
