import { signedCursors } from "#functions/adapters/hmac/cursors.ts";
import type { Ports } from "#functions/core/ports.ts";
import { setting } from "./environment.ts";

/** The secret that cursors are sealed with, read when the first one is. */
export const cursors = (): Pick<Ports, "cursors"> => ({ cursors: signedCursors(() => setting("CURSOR_SECRET")) });
