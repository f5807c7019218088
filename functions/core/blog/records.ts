import * as z from "zod";

/** A stored blog; its key is encrypted. */
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

/** A film's published post, or a claim to publish it until a time. */
export const PostRecord = z.object({
  user_id: z.string(),
  task_id: z.string(),
  rev: z.int(),
  at_work_until: z.string().optional(),
  post_id: z.string().optional(),
  published_at: z.string().optional(),
});
export type PostRecord = z.infer<typeof PostRecord>;
