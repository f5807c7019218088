import type { components } from "./api.generated.ts";

interface WrongField {
  readonly field: string;
  readonly message: string;
}
type Failure = components["schemas"]["Failure"] & { readonly fields?: readonly WrongField[] };

/** A call that the service refused. `message` is a sentence for people. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status, for example 402. */
  readonly status: number;
  /** The code of the API, for example `insufficient_credits`. */
  readonly code: string;
  /** The invalid fields of the request, if the service names any. */
  readonly fields: readonly WrongField[];

  constructor(status: number, { code, error, fields = [] }: Failure) {
    super(error);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Makes an error of any response that failed. A proxy may answer with something that is not of the API. */
export const toApiError = (response: Response, body: unknown): ApiError => {
  const isFailure = typeof body === "object" && body !== null && "code" in body && "error" in body;
  // The API describes its failures by this schema.
  if (isFailure) return new ApiError(response.status, body as Failure);
  const error = `The service answered ${response.status} ${response.statusText}`.trim();
  return new ApiError(response.status, { success: false, code: "unknown", error });
};

/** Returns the body of a call that succeeded. Throws `ApiError` if it failed. */
export const read = <Body>({ data, error, response }: { data?: Body; error?: unknown; response: Response }): Body => {
  if (data === undefined) throw toApiError(response, error);
  return data;
};
