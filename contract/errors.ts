/** The error codes of the API, with their HTTP status. The messages follow the specification. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  insufficient_credits: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  revision_conflict: 409,
  content_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  facts_needed: 422,
  translator_needed: 422,
  too_many_requests: 429,
  internal: 500,
  provider_failed: 502,
  capacity: 503,
} as const;

/** What a caller without a valid session or API key is told. Some calls accept no API key. */
export const notSignedIn =
  "Please sign in on the site, or send an API key in the header Authorization: Bearer <key> to a call that accepts keys.";

export type ErrorCode = keyof typeof errorStatus;
