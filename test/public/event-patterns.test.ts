import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { jsonrepair } from "jsonrepair";
import { expect, it } from "vitest";
import { checkPattern } from "../../packages/aws-emulators/src/eventbridge/check-pattern.ts";
import { matches, type Pattern } from "../../packages/aws-emulators/src/eventbridge/matches.ts";
import { fetchRepository, type Skip, sources } from "./sources.ts";

/** The end of a file's name says what AWS answered: `_EXC` refused the pattern, `_NEG` did not match. */
const answerOf = (pattern: Pattern, event: unknown): string => {
  try {
    checkPattern(pattern);
  } catch {
    return "EXC";
  }
  return matches(pattern, event) ? "match" : "NEG";
};

it("EventBridge: every pattern is answered as AWS answered it", async ({ skip }) => {
  const folder = await fetchRepository(sources.eventPatterns, skip as Skip);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json5"));
  const wrong: string[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    // The files are JSON5. jsonrepair reads the part of it that they use.
    const { Event, EventPattern } = JSON.parse(jsonrepair(text)) as { Event: unknown; EventPattern: Pattern };
    const recorded = /_(EXC|NEG)\.json5$/.exec(file)?.[1] ?? "match";
    const answer = answerOf(EventPattern, Event);
    if (answer !== recorded) wrong.push(`${file}: ${answer}`);
  }
  console.info(`EventBridge patterns: ${files.length - wrong.length} of ${files.length}`);
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(155);
});
