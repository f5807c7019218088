import { describe, expect, it } from "vitest";
import { matches, type Pattern } from "../src/eventbridge/matches.ts";

const event = {
  source: "animation-agent",
  "detail-type": "task.completed",
  resources: ["arn:one", "arn:two"],
  detail: {
    status: "completed",
    title: "The Fox* and the \\Hen",
    minutes: 5,
    paid: true,
    note: null,
    tags: ["night", "fox"],
    none: [],
    scenes: [
      { number: 1, kind: "still" },
      { number: 2, kind: "zoom" },
    ],
    owner: { id: "ada" },
  },
};

const detail = (pattern: Pattern): Pattern => ({ detail: pattern });

describe("a pattern matches", () => {
  it.each<[string, Pattern]>([
    ["anything, where it asks for nothing", {}],
    ["a value that is listed", { source: ["other", "animation-agent"] }],
    ["each field, where it asks for several", { source: ["animation-agent"], detail: { status: ["completed"] } }],
    ["numbers, truth and null by their value", detail({ minutes: [5], paid: [true], note: [null] })],
    ["a list that has one of the values", { resources: ["arn:two", "arn:three"] }],
    ["a list of objects that has one", detail({ scenes: { number: [2] } })],
    ["a beginning", detail({ status: [{ prefix: "comp" }] })],
    ["a beginning in any letters", detail({ title: [{ prefix: { "equals-ignore-case": "the fox" } }] })],
    ["an end", detail({ status: [{ suffix: "eted" }] })],
    ["an end in any letters", detail({ title: [{ suffix: { "equals-ignore-case": "HEN" } }] })],
    ["a text in any letters", detail({ status: [{ "equals-ignore-case": "COMPLETED" }] })],
    ["a text with gaps", detail({ status: [{ wildcard: "c*l*d" }] })],
    ["a gap of nothing", detail({ status: [{ wildcard: "*completed*" }] })],
    ["a star and a backslash that are meant", detail({ title: [{ wildcard: "The Fox\\* and the \\\\Hen" }] })],
    ["what is there", detail({ status: [{ exists: true }] })],
    ["null, which is there", detail({ note: [{ exists: true }] })],
    ["what is not there", detail({ error: [{ exists: false }] })],
    ["what is not there, deeply", detail({ error: { code: [{ exists: false }] } })],
    ["an empty list as nothing there", detail({ none: [{ exists: false }] })],
    ["an object as no value", detail({ owner: [{ exists: false }] })],
    ["one condition of several", detail({ minutes: [3, { numeric: [">", 4] }] })],
    ["a number in a range", detail({ minutes: [{ numeric: [">", 0, "<=", 5] }] })],
    ["an exact number", detail({ minutes: [{ numeric: ["=", 5] }] })],
    ["anything but a value", detail({ status: [{ "anything-but": "failed" }] })],
    ["anything but some values", detail({ minutes: [{ "anything-but": [1, 2] }] })],
    ["anything but a beginning", detail({ status: [{ "anything-but": { prefix: "fail" } }] })],
    ["anything but some beginnings", detail({ status: [{ "anything-but": { prefix: ["fail", "canc"] } }] })],
    ["anything but an end", detail({ status: [{ "anything-but": { suffix: "ing" } }] })],
    [
      "anything but a text in any letters",
      detail({ status: [{ "anything-but": { "equals-ignore-case": "FAILED" } }] }),
    ],
    ["anything but a text with gaps", detail({ status: [{ "anything-but": { wildcard: "f*d" } }] })],
    ["a list with a value besides the refused one", detail({ tags: [{ "anything-but": "fox" }] })],
    ["either of two patterns", { $or: [{ source: ["other"] }, { detail: { minutes: [5] } }] }],
    ["either of two patterns inside", detail({ status: ["completed"], $or: [{ minutes: [9] }, { paid: [true] }] })],
  ])("%s", (_, pattern) => {
    expect(matches(pattern, event)).toBe(true);
  });
});

describe("a pattern does not match", () => {
  it.each<[string, Pattern]>([
    ["another value", { source: ["other"] }],
    ["where one field of several differs", { source: ["animation-agent"], detail: { status: ["failed"] } }],
    ["a number by its text", detail({ minutes: ["5"] })],
    ["null where nothing is", detail({ error: [null] })],
    ["a field that is not there", detail({ error: { code: ["x"] } })],
    ["another beginning", detail({ status: [{ prefix: "omp" }] })],
    ["a beginning in other letters", detail({ status: [{ prefix: "COMP" }] })],
    ["another end", detail({ status: [{ suffix: "ete" }] })],
    ["a beginning of what is no text", detail({ minutes: [{ prefix: "5" }] })],
    ["a gap where there is none", detail({ status: [{ wildcard: "c*x" }] })],
    ["letters that a pattern language would take for any", detail({ status: [{ wildcard: "c.mpleted" }] })],
    ["what is there, as absent", detail({ status: [{ exists: false }] })],
    ["what is absent, as there", detail({ error: [{ exists: true }] })],
    ["a number outside the range", detail({ minutes: [{ numeric: [">", 5] }] })],
    ["a text as a number", detail({ status: [{ numeric: [">", 0] }] })],
    ["the value that is refused", detail({ status: [{ "anything-but": "completed" }] })],
    ["a refused beginning", detail({ status: [{ "anything-but": { prefix: "comp" } }] })],
    ["an absent field as anything but a value", detail({ error: [{ "anything-but": "x" }] })],
    ["neither of two patterns", { $or: [{ source: ["other"] }, { detail: { minutes: [9] } }] }],
    ["either of two patterns, where the rest differs", { source: ["other"], $or: [{ detail: { minutes: [5] } }] }],
  ])("%s", (_, pattern) => {
    expect(matches(pattern, event)).toBe(false);
  });
});
