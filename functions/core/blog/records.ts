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

export interface BlogRecords {
  find(userId: string): Promise<BlogRecord | undefined>;
  post(userId: string, taskId: string): Promise<PostRecord | undefined>;
}

/** What can happen to blogs. `from` is the revision that was read; undefined: there was none. */
export type BlogChange =
  | { readonly kind: "put-blog"; readonly record: BlogRecord; readonly from: number | undefined }
  | { readonly kind: "remove-blog"; readonly userId: string }
  | { readonly kind: "put-post"; readonly record: PostRecord; readonly from: number | undefined };

/** Where a blog is, and what opens it. */
export interface BlogAccess {
  readonly url: string;
  readonly key: string;
}

export interface Post {
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly tags: readonly string[];
  /** The picture at its top, and its file name. */
  readonly image: { readonly name: string; readonly bytes: Uint8Array } | undefined;
}

/** A blog that would not or could not. */
export class BlogFault extends Error {
  override readonly name = "BlogFault";
  /** The same may work later. */
  readonly isPassing: boolean;
  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** Throws a `BlogFault` where the blog does not do it. */
export interface Blog {
  check(access: BlogAccess): Promise<void>;
  /** The id of the post of that slug, where there is one. */
  find(access: BlogAccess, slug: string): Promise<string | undefined>;
  publish(access: BlogAccess, post: Post): Promise<string>;
}
