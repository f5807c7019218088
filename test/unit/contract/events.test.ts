import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { eventExamples } from "#contract/event-examples.ts";
import { DomainEvent } from "#contract/events.ts";

/** The types of the union and of the unions in it. */
const types = (): string[] =>
  DomainEvent.options.flatMap((option) =>
    "options" in option ? option.options.map((one) => one.shape.type.value) : [option.shape.type.value],
  );

it("has one example of each event", () => {
  expect(eventExamples.map(({ type }) => type).sort()).toEqual(types().sort());
});

it.each(eventExamples)("shows a valid example of $type on the page", ({ type }) => {
  const page = readFileSync("docs/events.md", "utf8");
  const [, example = ""] = new RegExp(`## ${type}\\n[^#]*?\`\`\`json\\n(.*?)\\n\`\`\``, "s").exec(page) ?? [];

  const event: unknown = JSON.parse(example);

  expect(DomainEvent.parse(event)).toEqual(event);
  expect(event).toMatchObject({ type, version: 1 });
});
