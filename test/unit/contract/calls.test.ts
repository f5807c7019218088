import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { testsOfCalls } from "#tools/docs/calls.ts";

it.each(Object.entries(testsOfCalls))("the test of %s exists", (_, [file, name]) => {
  const text = readFileSync(file, "utf8");

  expect(text).toMatch(/\bit(\.each)?\b/);
  expect(text.includes(`"${name}"`)).toBe(true);
});
