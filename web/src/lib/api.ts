import * as z from "zod";
import type { ArgumentsOf, Endpoint, ReplyOf } from "#contract/endpoint.ts";
import { session } from "./session.ts";

const Refused = z.object({
  success: z.literal(false),
  code: z.string(),
  error: z.string(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type FieldFault = NonNullable<z.infer<typeof Refused>["fields"]>[number];

/** An answer that was not a success, in the words the server gave; `fields` where it says which of them. */
export class ApiError extends Error {
  readonly code: string;
  readonly fields: readonly FieldFault[];

  constructor(code: string, message: string, fields: readonly FieldFault[] = []) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** Calls an endpoint of the contract. What it takes and what it returns come from the endpoint itself. */
export const call = async <E extends Endpoint>(endpoint: E, given: ArgumentsOf<E>): Promise<ReplyOf<E>> => {
  // ArgumentsOf has these parts and no others.
  const { params = {}, query = {}, body } = given as { params?: Fields; query?: Fields; body?: unknown };
  const response = await send(urlOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(endpoint.caller !== "anyone" && (await session.headers())),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 401) await session.end();
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response, answer);
  // The endpoint's own schema made it.
  return endpoint.reply.parse(answer) as ReplyOf<E>;
};

type Fields = Readonly<Record<string, string | number | undefined>>;

const urlOf = (path: string, params: Fields, query: Fields): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const send = (url: string, request: RequestInit): Promise<Response> =>
  fetch(url, request).catch(() => {
    throw new ApiError("network", "Network error. Please try again.");
  });

const refusal = (response: Response, answer: unknown): ApiError => {
  const { data } = Refused.safeParse(answer);
  if (data) return new ApiError(data.code, data.error, data.fields);
  return new ApiError("internal", `HTTP ${response.status}: ${response.statusText}`);
};
