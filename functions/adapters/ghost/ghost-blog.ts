import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type Blog, type BlogAccess, BlogFault, type Post } from "#functions/core/blog/ports.ts";
import type { SafeHttpClient } from "#functions/core/shared/safe-http.ts";
import { ghostRequest } from "./ghost-request.ts";

const CreatedPost = z.object({ id: z.string() });
const UploadedImage = z.object({ url: z.string() });

/**
 * Ghost blogs through Ghost's own client, which signs each request with the blog's Admin API key. The client is large
 * and most requests of our function do not need it, so it is loaded on first use.
 */
export const ghostBlog = (safeHttp: SafeHttpClient): Blog => {
  const clientFor = async ({ url, key }: BlogAccess) => {
    const { default: GhostAdminAPI } = await import("@tryghost/admin-api");
    return GhostAdminAPI({ url, key, version: "v5.0", makeRequest: ghostRequest(safeHttp) });
  };
  return {
    async check(access) {
      await (await clientFor(access)).posts.browse({ limit: 1, fields: "id" });
    },
    async find(access, slug) {
      try {
        const ghost = await clientFor(access);
        return parseAnswer(CreatedPost, await ghost.posts.read({ slug }, { fields: "id" })).id;
      } catch (error) {
        if (error instanceof BlogFault && "status" in error && error.status === 404) return undefined;
        throw error;
      }
    },
    async publish(access, { title, slug, html, tags, image }) {
      const ghost = await clientFor(access);
      const picture = image && (await withTempFile(image, (file) => ghost.images.upload({ file })));
      const post = {
        title,
        slug,
        html,
        tags: tags.map((name) => ({ name })),
        status: "published",
        ...(picture !== undefined && { feature_image: parseAnswer(UploadedImage, picture).url }),
      };
      return parseAnswer(CreatedPost, await ghost.posts.add(post, { source: "html" })).id;
    },
  };
};

const parseAnswer = <S extends z.ZodType>(schema: S, answer: unknown): z.output<S> => {
  const { success, data } = schema.safeParse(answer);
  if (!success) throw new BlogFault("The response does not come from Ghost", false);
  return data;
};

/** Ghost's client accepts only file paths for uploads. */
const withTempFile = async <T>({ name, bytes }: NonNullable<Post["image"]>, work: (path: string) => Promise<T>) => {
  const folder = await mkdtemp(join(tmpdir(), "post-"));
  try {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
