import * as z from "zod";

/** The Ghost blog that a user's films are published in. */
export const GhostConfig = z
  .object({
    ghost_api_url: z.string(),
    ghost_admin_api_key: z.string().meta({ description: "Masked: its first 12 and last 4 characters" }),
    is_active: z.boolean(),
    last_success_at: z.iso.datetime().optional(),
    last_failure_at: z.iso.datetime().optional(),
    last_error: z.string().optional().meta({ description: "What the last failure was" }),
    failure_count: z.int().meta({ description: "Posts that failed in a row" }),
  })
  .meta({ id: "GhostConfig" });
export type GhostConfig = z.infer<typeof GhostConfig>;
