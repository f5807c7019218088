import { studioComposer } from "#functions/adapters/studio/composer.ts";
import type { Ports } from "#functions/core/ports.ts";

export const composer = (): Pick<Ports, "composer"> => ({ composer: studioComposer });
