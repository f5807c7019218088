import { studioComposer } from "#functions/adapters/engines/built-in/composer.ts";
import type { HasComposer } from "#functions/core/film/ports.ts";

export const composer = (): HasComposer => ({ composer: studioComposer });
