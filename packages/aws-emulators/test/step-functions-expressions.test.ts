import { describe, expect, it } from "vitest";
import { interpret } from "../src/step-functions/interpret.ts";
import { definitionOf, inner, nothing, outputOf, pass } from "./step-functions-run.ts";

describe("an expression", () => {
  it.each([
    ["reads the input", "{% $states.input.a %}", 1],
    ["is evaluated wherever it stands", { deep: ["{% $states.input.a + 1 %}", "as it is"] }, { deep: [2, "as it is"] }],
    ["is only what is wholly between the signs", { t: " {% 1 %}" }, { t: " {% 1 %}" }],
    ["keeps null", "{% null %}", null],
    ["unwraps a list of one, as JSONata does", "{% [1, 2, 3][$ > 2] %}", 3],
    ["keeps an empty list", "{% [] %}", []],
    ["cuts a list in parts", "{% $partition([1, 2, 3, 4, 5], 2) %}", [[1, 2], [3, 4], [5]]],
    ["counts", "{% $range(0, 10, 5) %}", [0, 5, 10]],
    ["counts down", "{% $range(3, 1, -1) %}", [3, 2, 1]],
    ["makes a digest", "{% $hash('a', 'MD5') %}", "0cc175b9c0f1b6a831c399e269772661"],
    ["reads JSON", `{% $parse('{"a":[1]}').a %}`, [1]],
    ["draws the same number from the same seed", "{% $random(7) = $random(7) %}", true],
    ["makes ids of their own", "{% $uuid() != $uuid() %}", true],
    ["knows its execution", "{% $states.context.Execution.Name %}", "film-1"],
    ["knows its state", "{% $states.context.State.Name & $states.context.State.RetryCount %}", "A0"],
  ])("%s", async (_, Output, wanted) => {
    expect(await outputOf(pass({ Output }), { a: 1 })).toEqual(wanted);
  });

  it.each([
    ["finds nothing", "{% $states.input.nothing %}", "returned nothing (undefined)"],
    ["finds nothing in the sum of no results", "{% $sum([][a]) %}", "returned nothing (undefined)"],
    ["gives a function", "{% $uppercase %}", "unsupported result type"],
    ["hides a function in a list", "{% [function($x) { $x }] %}", "unsupported result type"],
    ["adds a text to a number", "{% 1 + 'a' %}", "threw an error during evaluation"],
    ["evaluates text", "{% $eval('1') %}", "$eval is not supported"],
    ["counts too far", "{% $range(0, 5000, 1) %}", "at most 1000"],
  ])("fails the state when it %s", async (_, Output, cause) => {
    expect(await outputOf(pass({ Output }))).toMatchObject({
      Error: "States.QueryEvaluationError",
      Cause: expect.stringContaining(cause),
    });
  });

  it("is never evaluated in user input", async () => {
    const input = { story: "{% $states.context.Execution.Id %}", items: ["{% 1 %}"] };

    expect(await outputOf(pass({ Output: { told: "{% $states.input.story %}" } }), input)).toEqual({
      told: input.story,
    });
    expect(
      await outputOf(
        { A: { Type: "Map", End: true, ItemProcessor: inner({ T: { Type: "Pass", End: true } }) } },
        input.items,
      ),
    ).toEqual(["{% 1 %}"]);
  });
});

describe("variables", () => {
  it("are assigned together from the previous values", async () => {
    const states = {
      A: { Type: "Pass", Assign: { a: 1, b: 2 }, Next: "B" },
      B: { Type: "Pass", Assign: { a: "{% $b %}", b: "{% $a %}" }, Output: "{% $a %}", Next: "C" },
      C: { Type: "Pass", Output: { before: "{% $states.input %}", a: "{% $a %}", b: "{% $b %}" }, End: true },
    };

    expect(await outputOf(states)).toEqual({ before: 1, a: 2, b: 1 });
  });

  it("of the machine can be read in iterations, whose own variables stay local", async () => {
    const body = {
      B: { Type: "Pass", Assign: { mine: "{% $base + $states.input %}" }, Next: "C" },
      C: { Type: "Pass", Output: "{% $mine %}", End: true },
    };
    const states = {
      A: { Type: "Pass", Assign: { base: 10 }, Output: "{% [1, 2] %}", Next: "M" },
      M: { Type: "Map", ItemProcessor: inner(body), Next: "Z" },
      Z: { Type: "Pass", Output: { all: "{% $states.input %}", seen: "{% $exists($mine) %}" }, End: true },
    };

    expect(await outputOf(states)).toEqual({ all: [11, 12], seen: false });
  });

  it("of the machine cannot be assigned in an iteration", async () => {
    const body = { T: { Type: "Pass", Assign: { base: 2 }, End: true } };
    const states = {
      S: { Type: "Pass", Assign: { base: 1 }, Next: "M" },
      M: { Type: "Map", ItemProcessor: inner(body), End: true },
    };

    await expect(interpret(definitionOf(states, "S"), {}, nothing)).rejects.toThrow("outer scope");
  });
});
