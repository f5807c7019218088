import { createHash } from "node:crypto";

/** The name of what must not be a key itself: an address, a code. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
