import type { BlogRecord, PostRecord } from "./records.ts";

export interface BlogRecords {
  find(userId: string): Promise<BlogRecord | undefined>;
  post(userId: string, taskId: string): Promise<PostRecord | undefined>;
}

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

export interface HasBlogs {
  readonly blogs: BlogRecords;
}

export interface HasBlogClient {
  readonly blog: Blog;
}
