import { ghostBlog } from "#functions/adapters/ghost/ghost-blog.ts";
import type { Ports } from "#functions/core/ports.ts";
import { safeHttp } from "./safe-http.ts";

/** Users' Ghost blogs, and the HTTP client that guards requests to them. */
export const blog = (): Pick<Ports, "blog" | "safeHttp"> => {
  const client = safeHttp();
  return { ...client, blog: ghostBlog(client.safeHttp) };
};
