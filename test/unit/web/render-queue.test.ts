import { expect, it } from "vitest";
import { createRenderQueue } from "#web/src/lib/render-queue.ts";

/**
 * A render queue with named parts, and the names of the parts that have started. All parts of one `join` enqueue
 * together.
 */
const makeQueue = () => {
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

it("renders one part at a time, in page order", async () => {
  const { begun, join, leave } = makeQueue();
  await join("top", "middle", "foot");
  expect(begun).toEqual(["top"]);

  leave("top");
  expect(begun).toEqual(["top", "middle"]);
  leave("middle");
  expect(begun).toEqual(["top", "middle", "foot"]);
});

it("renders children before later siblings", async () => {
  const { begun, join, leave } = makeQueue();
  await join("frame", "foot");

  await join("menu", "content");
  leave("frame", "menu", "content", "foot");

  expect(begun).toEqual(["frame", "menu", "content", "foot"]);
});

it("keeps the order if a child unmounts before its turn", async () => {
  const { begun, join, leave } = makeQueue();
  await join("frame", "foot");

  await join("gone");
  leave("gone");
  await join("menu");
  leave("frame", "menu", "foot");

  expect(begun).toEqual(["frame", "menu", "foot"]);
});

it("skips unmounted parts, continues after one that unmounts while rendering, and restarts later", async () => {
  const { begun, join, leave } = makeQueue();
  await join("top", "gone", "foot");
  leave("gone", "top", "foot");
  await join("later");

  expect(begun).toEqual(["top", "foot", "later"]);
});
