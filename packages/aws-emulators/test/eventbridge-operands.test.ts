import { describe, expect, it } from "vitest";
import { checkPattern } from "../src/eventbridge/check-pattern.ts";
import { matches, type Pattern } from "../src/eventbridge/matches.ts";

const detail = (...conditions: readonly unknown[]): Pattern => ({ detail: { x: conditions } });
const on = (x: unknown) => ({ source: "films", detail: { x } });

// What EventBridge answers, as recorded against AWS by others.
describe("a pattern that AWS refuses is refused", () => {
  it.each<[string, Pattern]>([
    ["no conditions", { resources: [] }],
    ["an empty object", { detail: {} }],
    ["two operators at once", detail({ prefix: "a", suffix: "b" })],
    ["an operator that does not exist", detail({ contains: "a" })],
    ["exists without a truth value", detail({ exists: "yes" })],
    ...["prefix", "suffix", "equals-ignore-case", "wildcard"].flatMap<[string, Pattern]>((name) => [
      [`${name} of a number`, detail({ [name]: 123 })],
      [`${name} of a list`, detail({ [name]: ["a"] })],
      [`anything but ${name} of a number`, detail({ "anything-but": { [name]: 123 } })],
      [`anything but ${name} of a list with a number`, detail({ "anything-but": { [name]: [123, "a"] } })],
      [`anything but ${name} of a list with null`, detail({ "anything-but": { [name]: [null, "a"] } })],
    ]),
    ["another operator inside equals-ignore-case", detail({ "equals-ignore-case": { prefix: "a" } })],
    ["anything but null", detail({ "anything-but": null })],
    ["anything but a list with null", detail({ "anything-but": ["a", null] })],
    ["anything but nothing", detail({ "anything-but": [] })],
    ["anything but every beginning", detail({ "anything-but": { prefix: "" } })],
    ["anything but every end", detail({ "anything-but": { suffix: "" } })],
    ["anything but a beginning in any letters", detail({ "anything-but": { prefix: { "equals-ignore-case": "a" } } })],
    ["anything but an end in any letters", detail({ "anything-but": { suffix: { "equals-ignore-case": "a" } } })],
    ["anything but a range", detail({ "anything-but": { numeric: [">", 1] } })],
    ["two stars in a row", detail({ wildcard: "a**b" })],
    ["too many stars", detail({ wildcard: "*:*:*:*:*:film/*" })],
    ["a number without a comparison", detail({ numeric: 10 })],
    ["two lower bounds", detail({ numeric: [">", 0, ">", 1] })],
    ["a bound without a number", detail({ numeric: [">", 0, "<"] })],
    ["a range of nothing", detail({ numeric: [">", 5, "<", 5] })],
    ["a number that is too large", detail({ numeric: [">", 6_000_000_000] })],
    ["an address that is none", detail({ cidr: "10.0.0.256/24" })],
    ["an address of six groups that is none", detail({ cidr: "2001:db8:zzzz::/64" })],
    ["a mask that is too long", detail({ cidr: "10.0.0.0/33" })],
    ["an address without a mask", detail({ cidr: "10.0.0.1" })],
    ["a block that is no text", detail({ cidr: 10 })],
  ])("%s", (_, pattern) => {
    expect(() => checkPattern(pattern)).toThrow("Event pattern is not valid");
  });
});

describe("a pattern that AWS accepts is accepted, and matches", () => {
  it.each<[string, Pattern, unknown, boolean]>([
    ["an address in a block", detail({ cidr: "10.0.0.0/24" }), on("10.0.0.255"), true],
    ["an address beside it", detail({ cidr: "10.0.0.0/24" }), on("10.0.1.0"), false],
    ["no address", detail({ cidr: "10.0.0.0/24" }), on("10.0.0.256"), false],
    ["a number", detail({ cidr: "10.0.0.0/24" }), on(10), false],
    ["a long address in a block", detail({ cidr: "2001:db8:1::/64" }), on("2001:0db8:0001:0000:0:0:0:1"), true],
    ["a long address beside it", detail({ cidr: "2001:db8:1::/64" }), on("2001:db8:1:1::"), false],
    ["a path in the pattern", { "detail.x.y": ["on"] }, on({ y: "on" }), true],
    ["a path in the event", { detail: { x: { y: ["on"] } } }, { detail: { "x.y": "on" } }, true],
    ["another path", { "detail.x.z": ["on"] }, on({ y: "on" }), false],
    ["an empty beginning", detail({ prefix: "" }), on("any"), true],
    ["anything but no text with gaps", detail({ "anything-but": { wildcard: "" } }), on("any"), true],
    ["five stars", detail({ wildcard: "*a*b*c*d*" }), on("-a-b-c-d-"), true],
    ["a star that is meant beside a star", detail({ wildcard: "a\\**" }), on("a*b"), true],
  ])("%s", (_, pattern, event, expected) => {
    expect(() => checkPattern(pattern)).not.toThrow();
    expect(matches(pattern, event)).toBe(expected);
  });
});
