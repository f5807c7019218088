import { copyStops } from "#functions/adapters/dynamodb/copy-stops.ts";
import { signedMailTokens } from "#functions/adapters/hmac/mail-tokens.ts";
import type { HasCopyStops, HasMailTokens } from "#functions/core/mail/ports.ts";
import { secret } from "./secrets.ts";
import { table } from "./table.ts";

/** The unsubscribe links of mails, and the addresses that get no copies. */
export const mailLinks = (): HasCopyStops & HasMailTokens => ({
  copyStops: copyStops(table()),
  mailTokens: signedMailTokens(secret("CURSOR_SECRET")),
});
