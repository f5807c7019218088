import { ghostBlog } from "#functions/adapters/ghost/ghost-blog.ts";
import type { Ports } from "#functions/core/ports.ts";
import { outbound } from "./outbound.ts";

/** Users' Ghost blogs, and the guarded way to them. */
export const blog = (): Pick<Ports, "blog" | "outbound"> => {
  const way = outbound();
  return { ...way, blog: ghostBlog(way.outbound) };
};
