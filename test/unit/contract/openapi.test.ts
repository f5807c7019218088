import { describe, expect, it } from "vitest";
import { expectToFitOpenApi } from "#test/support/openapi.ts";

const failure = { success: false, code: "facts_needed", error: "The idea needs facts.", reason: "history" };
const order = "/api/webhook/incoming/ada";
const credits = "/api/user/ada/credits";

describe("the check of replies against contract/openapi.json", () => {
  it.each([
    ["the reason of an idea that needs facts", "POST", order, 422, failure],
    [
      "the newest revision",
      "POST",
      "/api/task/web_1/cuts",
      409,
      { ...failure, code: "revision_conflict", revision: 3 },
    ],
    ["the maximum of a file", "POST", "/api/upload-url", 413, { ...failure, code: "content_too_large", maximum: 1 }],
    [
      "missing placeholders",
      "POST",
      "/api/task",
      400,
      { ...failure, code: "invalid_request", missingPlaceholders: { writing: [], structure: ["__x__"] } },
    ],
  ] as const)("accepts a documented field of a failure: %s", (_, method, path, status, body) => {
    expect(() => expectToFitOpenApi(method, path, status, body)).not.toThrow();
  });

  it.each([
    ["a field of a failure that is not documented", "POST", order, 422, { ...failure, because: "history" }],
    ["another type of a field of a failure", "POST", order, 402, { ...failure, balance: "3" }],
    ["a failure without a code", "POST", order, 500, { success: false, error: "It failed" }],
    ["a success without its data", "GET", credits, 200, { success: true }],
    ["a status of success that the call does not have", "GET", credits, 204, {}],
  ] as const)("refuses %s", (_, method, path, status, body) => {
    expect(() => expectToFitOpenApi(method, path, status, body)).toThrow("contract/openapi.json");
  });
});
