import type { HasRateScale } from "#functions/core/shared/rate-limits.ts";
import { optionalSetting } from "./environment.ts";

/** The factor for all rate limits; 1 by default. Functions that serve no requests do not have this setting. */
export const rateScale = (): HasRateScale => ({ rateScale: optionalSetting("RATE_SCALE") ?? 1 });
