import { studioDescriber } from "#functions/adapters/engines/built-in/scene-describer.ts";
import type { HasSceneDescriber } from "#functions/core/film/ports.ts";

export const describer = (): HasSceneDescriber => ({ describer: studioDescriber });
