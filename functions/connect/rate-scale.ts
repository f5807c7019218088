import type { HasRateScale } from "#functions/core/shared/rate-limits.ts";
import { optionalSetting } from "./environment.ts";

/** Limits are as the contract says where an operator says nothing: what serves no requests has no such setting. */
export const rateScale = (): HasRateScale => ({ rateScale: optionalSetting("RATE_SCALE") ?? 1 });
