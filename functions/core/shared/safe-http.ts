/** Requests to addresses that users name: only what is public is ever reached. */
export interface SafeHttpClient {
  /** Why nothing is sent there, as far as the address itself tells; undefined where it may be. */
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
  readonly answered: true;
  readonly status: number;
  /** The header of that name. */
  readonly retryAfter: string | undefined;
  /** At most the first 4 KB. */
  readonly text: string;
  readonly ms: number;
}

export interface HttpFailure {
  readonly answered: false;
  readonly why: UnreachableReason;
  readonly ms: number;
}

/** Why there is no answer: the place may not be reached, has no address, or did not do its part. */
export type UnreachableReason = "blocked" | "dns" | "connect" | "tls" | "timeout" | "broken";

/** The same in words of ours, whatever the other side said. */
export const unreachableMessages: Readonly<Record<UnreachableReason, string>> = {
  blocked: "The address is not a public one",
  dns: "The name could not be found",
  connect: "The server could not be reached",
  tls: "No secure connection could be made",
  timeout: "The server did not answer in time",
  broken: "The connection broke off",
};

export interface HasSafeHttp {
  readonly safeHttp: SafeHttpClient;
}
