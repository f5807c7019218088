import type { Ports } from "#functions/core/ports.ts";
import { speakingSeconds } from "#studio/writer/speech/speaking-seconds.ts";

/** How long our narrators read a text; the rest of the studio stays out of whoever only asks for that. */
export const studioReading: Ports["readingSeconds"] = speakingSeconds;
