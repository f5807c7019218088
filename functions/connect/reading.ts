import { studioReading } from "#functions/adapters/studio/reading.ts";
import type { HasSpeechEstimate } from "#functions/core/order/ports.ts";

export const reading = (): HasSpeechEstimate => ({ readingSeconds: studioReading });
