import { afterEach, expect, it, vi } from "vitest";
import { taskLimits } from "#functions/connect/task-limits.ts";

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ["0", "", 0],
  ["0", "10", 1],
  ["0", "1000", 51],
  ["3", "1000", 3],
])("films of all users at once: FILMS_AT_ONCE=%s, LAMBDA_QUOTA=%s", (films, quota, expected) => {
  vi.stubEnv("FILMS_AT_ONCE", films);
  vi.stubEnv("LAMBDA_QUOTA", quota);

  expect(taskLimits().filmsAtOnce()).toBe(expected);
});
