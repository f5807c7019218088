import type { Ports } from "#functions/core/ports.ts";
import { optionalSetting } from "./environment.ts";

/** Limits are as the contract says where an operator says nothing: what serves no requests has no such setting. */
export const rateScale = (): Pick<Ports, "rateScale"> => ({ rateScale: optionalSetting("RATE_SCALE") ?? 1 });
