export { type Loudness, type LoudnessMeter, loudness, loudnessMeter } from "../sound/loudness.ts";
export { type Bed, type BedOrder, bed, bedChunks } from "./bed.ts";
export type { Section } from "./plan.ts";
