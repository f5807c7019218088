import { expect, it } from "vitest";
import { createRenderQueue } from "#web/src/lib/render-queue.ts";

/**
 * A render queue with named parts, and the names of the parts that have started. All parts of one `join` enqueue
 * together.
 */
const aLine = () => {
  const begun: string[] = [];
  const parts = new Map<string, () => void>();
  const turns = createRenderQueue((draw) => draw());
  const part = (name: string) => {
    const draw = parts.get(name) ?? (() => void begun.push(name));
    parts.set(name, draw);
    return draw;
  };
  return {
    begun,
    async join(...names: string[]) {
      for (const name of names) turns.enqueue(part(name));
    },
    leave(...names: string[]) {
      for (const name of names) turns.remove(part(name));
    },
  };
};

it("begins one part at a time, in the order of the page", async () => {
  const { begun, join, leave } = aLine();
  await join("top", "middle", "foot");
  expect(begun).toEqual(["top"]);

  leave("top");
  expect(begun).toEqual(["top", "middle"]);
  leave("middle");
  expect(begun).toEqual(["top", "middle", "foot"]);
});

it("begins the parts of a part before those behind it", async () => {
  const { begun, join, leave } = aLine();
  await join("frame", "foot");

  await join("menu", "content");
  leave("frame", "menu", "content", "foot");

  expect(begun).toEqual(["frame", "menu", "content", "foot"]);
});

it("keeps that order where a part of a part goes before its turn", async () => {
  const { begun, join, leave } = aLine();
  await join("frame", "foot");

  await join("gone");
  leave("gone");
  await join("menu");
  leave("frame", "menu", "foot");

  expect(begun).toEqual(["frame", "menu", "foot"]);
});

it("passes over one that has gone, goes on after one that goes while it is drawn, and begins again later", async () => {
  const { begun, join, leave } = aLine();
  await join("top", "gone", "foot");
  leave("gone", "top", "foot");
  await join("later");

  expect(begun).toEqual(["top", "foot", "later"]);
});
