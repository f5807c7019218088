import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type Blog, type BlogAccess, BlogFault, type Post } from "#functions/core/blog/ports.ts";
import type { SafeHttpClient } from "#functions/core/shared/safe-http.ts";
import { ghostRequest } from "./ghost-request.ts";

const Made = z.object({ id: z.string() });
const Uploaded = z.object({ url: z.string() });

/**
 * Blogs by Ghost's own client, which signs each request with the blog's key for five minutes. It is loaded with the
 * first of them, because it brings much along: most calls of a blog's owner ask no blog.
 */
export const ghostBlog = (safeHttp: SafeHttpClient): Blog => {
  const at = async ({ url, key }: BlogAccess) => {
    const { default: GhostAdminAPI } = await import("@tryghost/admin-api");
    return GhostAdminAPI({ url, key, version: "v5.0", makeRequest: ghostRequest(safeHttp) });
  };
  return {
    async check(access) {
      await (await at(access)).posts.browse({ limit: 1, fields: "id" });
    },
    async find(access, slug) {
      try {
        const ghost = await at(access);
        return ghosts(Made, await ghost.posts.read({ slug }, { fields: "id" })).id;
      } catch (error) {
        if (error instanceof BlogFault && "status" in error && error.status === 404) return undefined;
        throw error;
      }
    },
    async publish(access, { title, slug, html, tags, image }) {
      const ghost = await at(access);
      const picture = image && (await inFile(image, (file) => ghost.images.upload({ file })));
      const post = {
        title,
        slug,
        html,
        tags: tags.map((name) => ({ name })),
        status: "published",
        ...(picture !== undefined && { feature_image: ghosts(Uploaded, picture).url }),
      };
      return ghosts(Made, await ghost.posts.add(post, { source: "html" })).id;
    },
  };
};

const ghosts = <S extends z.ZodType>(schema: S, answer: unknown): z.output<S> => {
  const { success, data } = schema.safeParse(answer);
  if (!success) throw new BlogFault("The answer is not Ghost's", false);
  return data;
};

/** Ghost's client uploads files by their path. */
const inFile = async <T>({ name, bytes }: NonNullable<Post["image"]>, work: (path: string) => Promise<T>) => {
  const folder = await mkdtemp(join(tmpdir(), "post-"));
  try {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
