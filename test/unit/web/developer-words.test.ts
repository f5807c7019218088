import { describe, expect, it } from "vitest";
import { errorMessage } from "#web/src/features/developer/errors.ts";
import { exampleTaskId } from "#web/src/features/developer/example-task.ts";
import { maskSecret } from "#web/src/features/developer/new-key.ts";
import { keyText, webhookText } from "#web/src/features/developer/text.ts";
import { loadErrorReason } from "#web/src/features/system-prompts/queries.ts";
import { revisionRequest } from "#web/src/features/system-prompts/revision-request.ts";
import { ApiError } from "#web/src/lib/api.ts";

const broken = new ApiError(500, "internal", "Something went wrong. Please try again!");
const gateway = new ApiError(503, "internal", "HTTP 503: Service Unavailable");
const refused = new ApiError(409, "conflict", "The API key is already revoked");
const unreached = new ApiError(0, "network", "Network error. Please try again.");

it.each([
  [keyText.generateError, broken, "Error generating API key: 500 Something went wrong. Please try again!"],
  [keyText.generateError, gateway, "Error generating API key: 503 Service Unavailable"],
  [keyText.generateError, refused, "Failed to generate API key: The API key is already revoked"],
  [keyText.generateError, unreached, "Network error: Please try again."],
  [keyText.removeError, broken, "Error deleting API key: 500 Something went wrong. Please try again!"],
  [keyText.removeError, refused, "Failed to delete API key: The API key is already revoked"],
  [webhookText.saveError, broken, "Error saving webhook: 500 Something went wrong. Please try again!"],
  [webhookText.saveError, refused, "Failed to save webhook: The API key is already revoked"],
  [webhookText.removeError, gateway, "Error deleting webhook: 503 Service Unavailable"],
  [webhookText.removeError, refused, "Failed to delete webhook: The API key is already revoked"],
])("words an error as the specification does: %#", (errorText, error, message) => {
  expect(errorMessage(errorText, error)).toBe(message);
});

it("masks a secret except its first twelve and last four characters", () => {
  expect(maskSecret(`aa_live_${"x".repeat(42)}wxyz`)).toBe("aa_live_xxxx...wxyz");
});

describe("the film that an example names", () => {
  const latest = [
    { task_id: "failed", process_status: "failed" },
    { task_id: "waits", process_status: "pending" },
    { task_id: "done", process_status: "completed" },
  ];

  it.each([
    ["create", undefined],
    ["edit", "waits"],
    ["repeat", "failed"],
    ["continue", "done"],
  ] as const)("is for %s: %s", (mode, id) => {
    expect(exampleTaskId(mode, latest)).toBe(id);
  });
});

it.each([
  [broken, "HTTP 500: Something went wrong. Please try again!"],
  [gateway, "HTTP 503: Service Unavailable"],
  [unreached, "Network error. Please try again."],
])("words why templates could not be loaded: %#", (error, reason) => {
  expect(loadErrorReason(error)).toBe(reason);
});

it("writes a revision request that keeps the placeholders", () => {
  const request = revisionRequest("comics_story", "structure", "Cut it into scenes.", " More close-ups ");

  expect(request).toContain("Structure Design Prompt for a Comics Story");
  expect(request).toContain("What should be different: More close-ups\n");
  expect(request).toContain("- __scene_count_placeholder__");
  expect(request).toContain("- __fixed_character_name_placeholder__");
  expect(request.endsWith("Cut it into scenes.")).toBe(true);
});
