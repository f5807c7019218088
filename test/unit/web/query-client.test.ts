import { expect, it } from "vitest";
import { ApiError } from "#web/src/lib/api.ts";
import { shouldRetry } from "#web/src/lib/query-client.ts";

it.each([
  { error: new ApiError(503, "internal", "Away"), isRetried: true },
  { error: new ApiError(0, "network", "No network"), isRetried: true },
  { error: new Error("A fault of the page"), isRetried: true },
  { error: new ApiError(404, "not_found", "None"), isRetried: false },
  { error: new ApiError(0, "timeout", "No answer in 35 seconds"), isRetried: false },
])("retries a query after $error.message: $isRetried", ({ error, isRetried }) => {
  expect(shouldRetry(0, error)).toBe(isRetried);
  expect(shouldRetry(2, error)).toBe(false);
});
