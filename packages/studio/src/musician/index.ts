export { type Loudness, type LoudnessMeter, loudness, loudnessMeter } from "../sound/loudness.ts";
export { type Bed, type BedRequest, renderBed, renderBedChunks } from "./bed.ts";
export type { Section } from "./spans.ts";
