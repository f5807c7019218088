import * as z from "zod";
import { Preset } from "#contract/schema/preset.ts";

/** A preset as the table stores it. */
export const PresetRecord = Preset.extend({ user_id: z.string(), rev: z.int() });
export type PresetRecord = z.infer<typeof PresetRecord>;
