import { expect, it } from "vitest";
import { enginesInUse } from "#web/src/features/admin/engines/engines-in-use.ts";

const lists = {
  writer: "gemini/gemini-3.8-flash,built-in",
  illustrator: "gemini,built-in",
  narrator: "built-in",
  composer: "built-in",
};

it("lists each engine once, with what it makes and whether it is paused", () => {
  const pause = { provider: "gemini", reason: "Why", since: "2026-01-01T00:00:00.000Z" };

  expect(enginesInUse(lists, [pause])).toMatchObject([
    { id: "gemini", roles: ["writer", "illustrator"], pause },
    { id: "built-in", roles: ["writer", "illustrator", "narrator", "composer"], pause: undefined },
  ]);
});

it("lists a paused engine that is no longer in use, so that it can be resumed", () => {
  const pause = { provider: "old-engine", reason: "Why", since: "2026-01-01T00:00:00.000Z" };

  expect(enginesInUse(lists, [pause]).at(-1)).toMatchObject({ id: "old-engine", roles: [], pause });
});
