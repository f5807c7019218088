import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { GhostRequest } from "@tryghost/admin-api";
import { BlogFault } from "#functions/core/blog/ports.ts";
import { type HttpResult, type SafeHttpClient, unreachableMessages } from "#functions/core/shared/safe-http.ts";

/** The transport of Ghost's client: sends through the SSRF guard and turns failures into `BlogFault` with our messages. */
export const ghostRequest =
  (safeHttp: SafeHttpClient) =>
  async ({ url, method, data, params = {}, headers = {} }: GhostRequest): Promise<unknown> => {
    if (method === "DELETE") throw new Error("We never delete anything in a blog");
    const query = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const isForm = isStream(data);
    const result = await safeHttp.send({
      method,
      url: query.size > 0 ? `${url}?${query}` : url,
      headers: { ...headers, ...(data !== undefined && !isForm && { "content-type": "application/json" }) },
      ...(data !== undefined && { body: isForm ? await buffer(data.pipe(new PassThrough())) : JSON.stringify(data) }),
    });
    return parseResult(result);
  };

const isStream = (data: unknown): data is NodeJS.ReadableStream =>
  typeof data === "object" && data !== null && "pipe" in data && typeof data.pipe === "function";

const parseResult = (result: HttpResult): unknown => {
  if (!result.hasResponse)
    throw new BlogFault(unreachableMessages[result.reason], !["blocked", "tls"].includes(result.reason));
  const { status, text } = result;
  if (status >= 200 && status < 300) return parseBody(text);
  throw Object.assign(new BlogFault(`${statusMessage(status)} (${status})`, status >= 500 || status === 429), {
    status,
  });
};

const statusMessage = (status: number): string => {
  if (status < 400) return "The URL redirects to another one. Please enter that one";
  if (status === 401 || status === 403) return "Ghost rejected the Admin API Key";
  if (status === 404) return "There is no Ghost Admin API at this URL";
  if (status === 422) return "Ghost did not accept the post";
  return status < 500 ? "Ghost rejected the request" : "Ghost had an internal error";
};

/** The safe client returns only the first 4 KB of a response. If the JSON is truncated, the post's id is still in it. */
const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const [, id] =
      /^\s*\{\s*"posts"\s*:\s*\[\s*\{\s*(?:"\w+"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*)*?"id"\s*:\s*"(\w+)"/.exec(text) ?? [];
    if (!id) throw new BlogFault("The response does not come from Ghost", false);
    return { posts: [{ id }] };
  }
};
