import { signedCursors } from "#functions/adapters/hmac/cursors.ts";
import type { HasCursors } from "#functions/core/shared/ports.ts";
import { secret } from "./secrets.ts";

/** Signed pagination cursors. */
export const cursors = (): HasCursors => ({ cursors: signedCursors(secret("CURSOR_SECRET")) });
