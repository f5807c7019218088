import { studioRecordings } from "#functions/adapters/engines/built-in/recordings.ts";
import type { HasRecordings } from "#functions/core/narration/ports.ts";

export const recordings = (): HasRecordings => ({ recordings: studioRecordings });
