import type { ArgumentsOf, Endpoint, ReplyOf } from "#contract/endpoint.ts";
import { session } from "./session.ts";

/** What the server found wrong with one field. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** An answer that was not a success, in the words the server gave; `fields` where it says which of them. */
export class ApiError extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];

  constructor(status: number, code: string, message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/**
 * A reply as it travels. The server has made it by the endpoint's own schema, and is not asked to prove it again.
 * `key`: the request's Idempotency-Key, with which the server does at most once what it asks for.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  args: ArgumentsOf<E>,
  signal?: AbortSignal,
  key?: string,
): Promise<ReplyOf<E>> => {
  // ArgumentsOf has these parts and no others.
  const { params = {}, query = {}, body } = args as { params?: Fields; query?: Fields; body?: unknown };
  const send = async (token: string | undefined) =>
    fetchOrThrow(urlOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  const isPublic = endpoint.caller === "anyone";
  let response = await send(isPublic ? undefined : await session.token());
  if (response.status === 401 && !isPublic) response = await send(await session.refreshedToken());
  if (response.status === 401 && !isPublic) await session.expire();

  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFrom(response, answer);
  return answer as ReplyOf<E>;
};

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

const urlOf = (path: string, params: Fields, query: Fields): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const fetchOrThrow = (url: string, request: RequestInit): Promise<Response> =>
  fetch(url, request).catch((error: unknown) => {
    if (request.signal?.aborted) throw error;
    throw new ApiError(0, "network", "Network error. Please try again.");
  });

const errorFrom = ({ status, statusText }: Response, answer: unknown): ApiError => {
  // What the gateway itself answers has another form, and then only its status counts.
  const { code, error, fields } = (answer ?? {}) as { code?: string; error?: string; fields?: FieldError[] };
  return new ApiError(
    status,
    code ?? (error ? "internal" : noMessage),
    error ?? `HTTP ${status}: ${statusText}`,
    fields,
  );
};

const noMessage = "wordless";

/** For a message that has words of its own where the server had none: what it said, or nothing. */
export const serverMessage = (error: Error): string =>
  error instanceof ApiError && error.code === noMessage ? "" : error.message;

/** Why something went wrong, in words: those of the server, or these where it had none. */
export const messageOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof Error)) return "Unknown error occurred";
  return error.message || fallback;
};
