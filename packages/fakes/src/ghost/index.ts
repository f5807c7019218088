import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { isToken } from "./token.ts";

const NewPost = z.object({
  title: z.string().min(1),
  slug: z.string(),
  html: z.string(),
  tags: z.array(z.object({ name: z.string() })),
  status: z.string(),
  feature_image: z.string().optional(),
});
export type GhostPost = z.infer<typeof NewPost> & { readonly id: string };

/** What the next request gets instead of an answer. */
export type Fault = 401 | 422 | 500 | "silence";

/** The part of Ghost that we speak to, with its own checks, words and shapes. */
export const startGhost = async (key: string) => {
  const posts: GhostPost[] = [];
  const images: { readonly name: string; readonly bytes: number }[] = [];
  const faults: Fault[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const fault = faults.shift();
    if (fault === "silence") return;
    const { status, answer } =
      fault !== undefined
        ? refused(fault, "A fault was asked for")
        : isToken(request.headers.authorization, key)
          ? answerTo(request, body, { posts, images })
          : refused(401, "Invalid token");
    send(response, status, answer);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    posts,
    images,
    /** The faults of the next requests, one each. */
    faults,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
};

interface Shelves {
  readonly posts: GhostPost[];
  readonly images: { readonly name: string; readonly bytes: number }[];
}

const answerTo = ({ method, url = "" }: IncomingMessage, body: Buffer, { posts, images }: Shelves) => {
  const { pathname, searchParams } = new URL(url, "http://ghost");
  const [, slug] = /^\/ghost\/api\/admin\/posts\/slug\/([^/]+)\/$/.exec(pathname) ?? [];
  if (method === "GET" && slug !== undefined) {
    const found = posts.find((post) => post.slug === slug);
    return found ? { status: 200, answer: { posts: [{ id: found.id }] } } : refused(404, "Post not found.");
  }
  if (method === "GET" && pathname === "/ghost/api/admin/posts/")
    return { status: 200, answer: { posts: posts.map(({ id }) => ({ id })), meta: { pagination: { page: 1 } } } };
  if (method === "POST" && pathname === "/ghost/api/admin/posts/") {
    const [given] = (JSON.parse(body.toString()) as { readonly posts: readonly unknown[] }).posts;
    const post = NewPost.safeParse(given);
    if (!post.success || searchParams.get("source") !== "html") return refused(422, "Validation error");
    const made = { id: randomBytes(12).toString("hex"), ...post.data };
    posts.push(made);
    // As Ghost does: the whole post comes back, which may be longer than anybody wants to read.
    return { status: 201, answer: { posts: [{ ...made, lexical: made.html }] } };
  }
  if (method === "POST" && pathname === "/ghost/api/admin/images/upload/") {
    const [, name = ""] = /filename="([^"]+)"/.exec(body.toString("latin1")) ?? [];
    images.push({ name, bytes: body.length });
    return { status: 201, answer: { images: [{ url: `http://ghost/content/images/${name}`, ref: null }] } };
  }
  return refused(404, "Resource not found");
};

const types = { 401: "UnauthorizedError", 404: "NotFoundError", 422: "ValidationError", 500: "InternalServerError" };
const refused = (status: keyof typeof types, message: string) => ({
  status,
  answer: { errors: [{ message, context: null, type: types[status], details: null, code: null, id: "fault" }] },
});

const send = (response: ServerResponse, status: number, answer: object) =>
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(answer));
