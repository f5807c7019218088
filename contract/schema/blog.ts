import * as z from "zod";

/** The Ghost blog on which a user's films are published. */
export const GhostConfig = z
  .object({
    id: z.string().meta({ description: "The user's id: a user has one blog" }),
    ghost_api_url: z.string(),
    ghost_admin_api_key: z.string().meta({ description: "Masked: the first 12 and the last 4 characters" }),
    is_active: z.boolean(),
    last_success_at: z.iso.datetime().optional(),
    last_failure_at: z.iso.datetime().optional(),
    last_error: z.string().optional().meta({ description: "The error of the last failure" }),
    failure_count: z.int().meta({ description: "Consecutive failed posts" }),
  })
  .meta({ id: "GhostConfig" });
export type GhostConfig = z.infer<typeof GhostConfig>;
