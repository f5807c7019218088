import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { GhostRequest } from "@tryghost/admin-api";
import { BlogFault } from "#functions/core/blog/ports.ts";
import { type HttpResult, type SafeHttpClient, unreachableMessages } from "#functions/core/shared/safe-http.ts";

/** How Ghost's own client sends: through our guard, and heard in our words only. */
export const ghostRequest =
  (safeHttp: SafeHttpClient) =>
  async ({ url, method, data, params = {}, headers = {} }: GhostRequest): Promise<unknown> => {
    if (method === "DELETE") throw new Error("Nothing is deleted in a blog");
    const query = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const isForm = isStream(data);
    const outcome = await safeHttp.send({
      method,
      url: query.size > 0 ? `${url}?${query}` : url,
      headers: { ...headers, ...(data !== undefined && !isForm && { "content-type": "application/json" }) },
      ...(data !== undefined && { body: isForm ? await buffer(data.pipe(new PassThrough())) : JSON.stringify(data) }),
    });
    return answerOf(outcome);
  };

const isStream = (data: unknown): data is NodeJS.ReadableStream =>
  typeof data === "object" && data !== null && "pipe" in data && typeof data.pipe === "function";

const answerOf = (outcome: HttpResult): unknown => {
  if (!outcome.answered)
    throw new BlogFault(unreachableMessages[outcome.why], !["blocked", "tls"].includes(outcome.why));
  const { status, text } = outcome;
  if (status >= 200 && status < 300) return parsed(text);
  throw Object.assign(new BlogFault(`${words(status)} (${status})`, status >= 500 || status === 429), { status });
};

const words = (status: number): string => {
  if (status < 400) return "The address leads elsewhere; please enter the final one";
  if (status === 401 || status === 403) return "The Admin API Key was refused";
  if (status === 404) return "There is no Ghost Admin API at this address";
  if (status === 422) return "Ghost did not accept the post";
  return status < 500 ? "Ghost refused the request" : "Ghost failed";
};

/** Only the beginning of an answer is read. A post begins with its id, which is all that is needed of it. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const [, id] = /^\s*\{\s*"posts"\s*:\s*\[\s*\{\s*"id"\s*:\s*"(\w+)"/.exec(text) ?? [];
    if (!id) throw new BlogFault("The answer is not Ghost's", false);
    return { posts: [{ id }] };
  }
};
