import { studioReading } from "#functions/adapters/studio/reading.ts";
import type { Ports } from "#functions/core/ports.ts";

export const reading = (): Pick<Ports, "readingSeconds"> => ({ readingSeconds: studioReading });
