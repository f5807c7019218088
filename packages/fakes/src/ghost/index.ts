import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { listen } from "../shared/listen.ts";
import { isValidAuthorization } from "./token.ts";

const NewPost = z.object({
  title: z.string().min(1),
  slug: z.string(),
  html: z.string(),
  tags: z.array(z.object({ name: z.string() })),
  status: z.string(),
  feature_image: z.string().optional(),
});
export type GhostPost = z.infer<typeof NewPost> & { readonly id: string };

/** An HTTP status, or "silence" for no response at all. */
export type Fault = 401 | 422 | 500 | "silence";

/** Serves the calls of Ghost's Admin API that publish a post, with Ghost's own checks and error shapes. */
export const startGhost = async (adminApiKey: string) => {
  const content: Content = { posts: [], images: [] };
  const scriptedFaults: Fault[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const fault = scriptedFaults.shift();
    if (fault === "silence") return;
    if (fault !== undefined) return send(response, errorReply(fault, "Scripted fault"));
    if (!isValidAuthorization(request.headers.authorization, adminApiKey))
      return send(response, errorReply(401, "Invalid token"));
    send(response, replyTo(request, body, content));
  });
  return {
    ...(await listen(server)),
    ...content,
    /** Makes the next requests fail, one fault each, in this order. */
    failNext: (...faults: Fault[]) => void scriptedFaults.push(...faults),
  };
};

interface Content {
  readonly posts: GhostPost[];
  readonly images: { readonly name: string; readonly bytes: number }[];
}

interface Reply {
  readonly status: number;
  readonly body: object;
}

const replyTo = ({ method, url = "" }: IncomingMessage, body: Buffer, { posts, images }: Content): Reply => {
  const { pathname, searchParams } = new URL(url, "http://ghost");
  const [, slug] = /^\/ghost\/api\/admin\/posts\/slug\/([^/]+)\/$/.exec(pathname) ?? [];
  if (method === "GET" && slug !== undefined) {
    const found = posts.find((post) => post.slug === slug);
    return found ? { status: 200, body: { posts: [{ id: found.id }] } } : errorReply(404, "Post not found.");
  }
  if (method === "GET" && pathname === "/ghost/api/admin/posts/")
    return { status: 200, body: { posts: posts.map(({ id }) => ({ id })), meta: { pagination: { page: 1 } } } };
  if (method === "POST" && pathname === "/ghost/api/admin/posts/") {
    const [given] = (JSON.parse(body.toString()) as { readonly posts: readonly unknown[] }).posts;
    const post = NewPost.safeParse(given);
    if (!post.success || searchParams.get("source") !== "html") return errorReply(422, "Validation error");
    const created = { id: randomBytes(12).toString("hex"), ...post.data };
    posts.push(created);
    // Ghost returns the whole post, so a response can be larger than a client accepts.
    return { status: 201, body: { posts: [{ ...created, lexical: created.html }] } };
  }
  if (method === "POST" && pathname === "/ghost/api/admin/images/upload/") {
    const [, name = ""] = /filename="([^"]+)"/.exec(body.toString("latin1")) ?? [];
    images.push({ name, bytes: body.length });
    return { status: 201, body: { images: [{ url: `http://ghost/content/images/${name}`, ref: null }] } };
  }
  return errorReply(404, "Resource not found");
};

const types = { 401: "UnauthorizedError", 404: "NotFoundError", 422: "ValidationError", 500: "InternalServerError" };
const errorReply = (status: keyof typeof types, message: string): Reply => ({
  status,
  body: { errors: [{ message, context: null, type: types[status], details: null, code: null, id: "fault" }] },
});

const send = (response: ServerResponse, { status, body }: Reply): void =>
  void response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
