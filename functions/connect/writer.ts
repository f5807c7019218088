import { studioWriter } from "#functions/adapters/studio/writer.ts";
import type { Ports } from "#functions/core/ports.ts";

export const writer = (): Pick<Ports, "writer"> => ({ writer: studioWriter });
