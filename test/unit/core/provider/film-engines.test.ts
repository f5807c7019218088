import { expect, it } from "vitest";
import { enginesOf } from "#functions/core/provider/film-engines.ts";
import { makeRunningTask, makeTask } from "#test/support/task.ts";

const models = {
  writer: "gemini/gemini-3.8-flash,built-in",
  illustrator: "gemini/gemini-3.8-image,built-in",
  narrator: "built-in",
  composer: "built-in",
};

it("names the first engine of each list, or the one that replaced it", () => {
  const fallbacks = { illustrator: { from: "gemini/gemini-3.8-image", to: "built-in", reason: "quota" } };

  expect(enginesOf(makeRunningTask({ models, fallbacks }))).toEqual({
    writer: "gemini/gemini-3.8-flash",
    illustrator: "built-in",
    narrator: "built-in",
    composer: "built-in",
  });
  expect(enginesOf(makeTask())).toBeUndefined();
});
