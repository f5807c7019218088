import { createHash } from "node:crypto";

/** A hash of the user id for logs: it groups the lines of one user without identifying the person. */
export const userHash = (userId: string): string => createHash("sha256").update(userId).digest("hex").slice(0, 16);
