import * as z from "zod";
import { ApiKey } from "#contract/schema/api-key.ts";

/** A key as it is kept: never itself, only what it hashes to and what its owner is shown of it. */
export const KeyRecord = ApiKey.extend({ user_id: z.string(), hash: z.string() });
export type KeyRecord = z.infer<typeof KeyRecord>;
