import type { ArgumentsOf, Endpoint, ReplyOf } from "#contract/endpoint.ts";
import { session } from "./session.ts";
import { fromServer, t } from "./translate.ts";

/** The server's error of one field. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A reply that is not a success, or no reply. `message` and `fields` come from the server. */
export class ApiError extends Error {
  /** The HTTP status; 0 if there was no response. */
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
 * Calls an endpoint. The reply is not validated again: the server built it by the same schema. Throws ApiError. With
 * `key` (the Idempotency-Key) a repeated request takes effect only once.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  args: ArgumentsOf<E>,
  signal?: AbortSignal,
  key?: string,
): Promise<ReplyOf<E>> => {
  const answer = await callIfChanged(endpoint, args, { signal, key });
  // Without a known version there is always an answer.
  return answer as ReplyOf<E>;
};

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The Idempotency-Key. */
  readonly key?: string | undefined;
  /** The version that the caller has, of a conditional endpoint. */
  readonly version?: string | undefined;
}

/** Like `call`, but undefined if nothing changed since `version`. */
export const callIfChanged = async <E extends Endpoint>(
  endpoint: E,
  args: ArgumentsOf<E>,
  { signal, key, version }: CallOptions,
): Promise<ReplyOf<E> | undefined> => {
  // ArgumentsOf has only these parts.
  const { params = {}, query = {}, body } = args as { params?: Fields; query?: Fields; body?: unknown };
  const send = async (token: string | undefined) =>
    fetchOrThrow(urlOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
        ...(version && { "if-none-match": `"${version}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)].filter((each) => each !== undefined)),
    });
  const isPublic = endpoint.caller === "anyone";
  let response = await send(isPublic ? undefined : await session.token());
  if (response.status === 401 && !isPublic) response = await send(await session.refreshedToken());
  if (response.status === 401 && !isPublic) await session.expire();
  if (response.status === 304) return undefined;

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

/** API Gateway answers after 29 seconds at the latest, so a longer wait means that the connection is lost. */
const maxWaitMs = 35_000;

const fetchOrThrow = (url: string, request: RequestInit): Promise<Response> =>
  fetch(url, request).catch((error: unknown) => {
    if ((error as Error).name === "TimeoutError")
      throw new ApiError(0, "timeout", t("The server did not answer in time. Please try again."));
    if (request.signal?.aborted) throw error;
    throw new ApiError(0, "network", t("Network error. Please try again."));
  });

const errorFrom = ({ status, statusText }: Response, answer: unknown): ApiError => {
  // Errors of the API gateway have another body.
  const { code, error, fields } = (answer ?? {}) as { code?: string; error?: string; fields?: FieldError[] };
  return new ApiError(
    status,
    code ?? (error ? "internal" : noMessage),
    error ? fromServer(error) : `HTTP ${status}: ${statusText}`,
    fields?.map(({ field, message }) => ({ field, message: fromServer(message) })),
  );
};

const noMessage = "wordless";

/** Returns the server's message, or "" if it gave none. */
export const serverMessage = (error: Error): string =>
  error instanceof ApiError && error.code === noMessage ? "" : error.message;

/** Returns the message of an error, or `fallback` if it is empty. */
export const messageOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof Error)) return t("Unknown error occurred");
  return error.message || fallback;
};
