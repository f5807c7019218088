import * as z from "zod";
import { ApiKey } from "#contract/schema/api-key.ts";

/** A stored key: its hash and the masked text for its owner, never the key itself. */
export const KeyRecord = ApiKey.extend({ user_id: z.string(), hash: z.string() });
export type KeyRecord = z.infer<typeof KeyRecord>;
