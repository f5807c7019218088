import { studioComposer } from "#functions/adapters/studio/composer.ts";
import type { HasComposer } from "#functions/core/film/ports.ts";

export const composer = (): HasComposer => ({ composer: studioComposer });
