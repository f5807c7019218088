import { optionalSetting } from "./environment.ts";

/** The secret header of CloudFront. Empty without CloudFront: no forwarded address is then trusted. */
export const edgeSecret = (): string => optionalSetting("EDGE_SECRET") ?? "";
