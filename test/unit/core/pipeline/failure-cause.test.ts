import { describe, expect, it } from "vitest";
import { failureCause } from "#functions/core/pipeline/failure-reason.ts";

describe("the cause of a failure, for administrators", () => {
  it.each([
    [
      "the message of a function's error",
      { Error: "FaultyFilm", Cause: '{"errorMessage":"No sound","trace":["at x"]}' },
      "FaultyFilm: No sound",
    ],
    [
      "a cause that is text",
      { Error: "States.TaskFailed", Cause: "Connection reset" },
      "States.TaskFailed: Connection reset",
    ],
    ["the name alone", { Error: "States.Timeout" }, "States.Timeout"],
  ])("is %s", (_, failure, cause) => {
    expect(failureCause(failure)).toBe(cause);
  });

  it("is at most a thousand characters", () => {
    expect(failureCause({ Error: "Error", Cause: "x".repeat(5_000) }).length).toBeLessThanOrEqual(1_000);
  });
});
