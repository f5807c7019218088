import { createHash } from "node:crypto";

/** Hashes personal or secret values (email, voucher code) that must not be visible in keys. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
