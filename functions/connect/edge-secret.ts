import { optionalSetting } from "./environment.ts";

/** By which CloudFront is known; where nothing stands before the functions there is none, and nobody is believed. */
export const edgeSecret = (): string => optionalSetting("EDGE_SECRET") ?? "";
