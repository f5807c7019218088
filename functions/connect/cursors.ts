import { signedCursors } from "#functions/adapters/hmac/cursors.ts";
import type { HasCursors } from "#functions/core/shared/ports.ts";
import { setting } from "./environment.ts";

/** The secret that cursors are sealed with, read when the first one is. */
export const cursors = (): HasCursors => ({ cursors: signedCursors(() => setting("CURSOR_SECRET")) });
