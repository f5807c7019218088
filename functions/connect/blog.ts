import { ghostBlog } from "#functions/adapters/ghost/ghost-blog.ts";
import type { HasBlogClient } from "#functions/core/blog/ports.ts";
import type { HasSafeHttp } from "#functions/core/shared/safe-http.ts";
import { safeHttp } from "./safe-http.ts";

/** Users' Ghost blogs, and the HTTP client that guards requests to them. */
export const blog = (): HasBlogClient & HasSafeHttp => {
  const client = safeHttp();
  return { ...client, blog: ghostBlog(client.safeHttp) };
};
