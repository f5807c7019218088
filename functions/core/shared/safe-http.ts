/** Sends requests to addresses that users enter. It reaches public addresses only (SSRF guard). */
export interface SafeHttpClient {
  /** Why this URL is refused, judged by its text alone; undefined if it is acceptable. */
  urlProblem(url: string): string | undefined;
  send(request: HttpRequest): Promise<HttpResult>;
}

export interface HttpRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export type HttpResult = HttpResponse | HttpFailure;

export interface HttpResponse {
  readonly hasResponse: true;
  readonly status: number;
  /** The `Retry-After` header. */
  readonly retryAfter: string | undefined;
  /** At most the first 4 KB of the body. */
  readonly text: string;
  /** Duration in milliseconds. */
  readonly ms: number;
}

export interface HttpFailure {
  readonly hasResponse: false;
  readonly reason: UnreachableReason;
  /** Duration in milliseconds. */
  readonly ms: number;
}

/** Why there is no response. `blocked`: not a public address; `broken`: the connection closed before a response. */
export type UnreachableReason = "blocked" | "dns" | "connect" | "tls" | "timeout" | "broken";

/** User-visible message for each reason. It never contains text from the other server. */
export const unreachableMessages: Readonly<Record<UnreachableReason, string>> = {
  blocked: "The address is not public",
  dns: "The host was not found",
  connect: "The server could not be reached",
  tls: "A secure connection could not be established",
  timeout: "The server did not respond in time",
  broken: "The connection closed before the response was complete",
};

export interface HasSafeHttp {
  readonly safeHttp: SafeHttpClient;
}
