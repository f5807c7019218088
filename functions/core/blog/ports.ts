import type { BlogRecord, PostRecord } from "./records.ts";

export interface BlogRecords {
  find(userId: string): Promise<BlogRecord | undefined>;
  post(userId: string, taskId: string): Promise<PostRecord | undefined>;
}

/** A blog's address and admin key. */
export interface BlogAccess {
  readonly url: string;
  readonly key: string;
}

export interface Post {
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly tags: readonly string[];
  /** The feature image and its file name. */
  readonly image: { readonly name: string; readonly bytes: Uint8Array } | undefined;
}

/** A failed call to a blog. */
export class BlogFault extends Error {
  override readonly name = "BlogFault";
  /** Whether a retry may succeed. */
  readonly isPassing: boolean;
  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** Every method throws a `BlogFault` if the call fails. */
export interface Blog {
  check(access: BlogAccess): Promise<void>;
  /** The id of the post with this slug; undefined if none exists. */
  find(access: BlogAccess, slug: string): Promise<string | undefined>;
  publish(access: BlogAccess, post: Post): Promise<string>;
}

export interface HasBlogs {
  readonly blogs: BlogRecords;
}

export interface HasBlogClient {
  readonly blog: Blog;
}
