import { ghostBlog } from "#functions/adapters/ghost/ghost-blog.ts";
import type { HasBlogClient } from "#functions/core/blog/ports.ts";
import type { HasSafeHttp } from "#functions/core/shared/safe-http.ts";
import { outbound } from "./outbound.ts";

/** Users' Ghost blogs, and the guarded way to them. */
export const blog = (): HasBlogClient & HasSafeHttp => {
  const way = outbound();
  return { ...way, blog: ghostBlog(way.outbound) };
};
