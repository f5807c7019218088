import * as z from "zod";

/** A user's blog as it is kept: its key is sealed. */
export const BlogRecord = z.object({
  user_id: z.string(),
  rev: z.int(),
  ghost_api_url: z.string(),
  key: z.string(),
  key_mask: z.string(),
  is_active: z.boolean(),
  failure_count: z.int(),
  last_success_at: z.string().optional(),
  last_failure_at: z.string().optional(),
  last_error: z.string().optional(),
});
export type BlogRecord = z.infer<typeof BlogRecord>;

/** That a film is published, or that somebody is at it until a moment. */
export const PostRecord = z.object({
  user_id: z.string(),
  task_id: z.string(),
  rev: z.int(),
  at_work_until: z.string().optional(),
  post_id: z.string().optional(),
  published_at: z.string().optional(),
});
export type PostRecord = z.infer<typeof PostRecord>;
