import { signedCursors } from "#functions/adapters/hmac/cursors.ts";
import type { HasCursors } from "#functions/core/shared/ports.ts";
import { setting } from "./environment.ts";

/** Signed pagination cursors. The secret is read when the first cursor is signed. */
export const cursors = (): HasCursors => ({ cursors: signedCursors(() => setting("CURSOR_SECRET")) });
