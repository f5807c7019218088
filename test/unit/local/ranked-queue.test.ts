import { expect, it } from "vitest";
import { createRankedQueue } from "#local/host/functions.ts";

const films = ["first", "second"];
const makeQueue = (...events: readonly { film: string; stage: string; scene?: number }[]) => {
  const queue = createRankedQueue(({ key }: { key: string; event: { stage: string } }) => films.indexOf(key));
  for (const { film, ...event } of events) queue.add({ key: film, event });
  return () => Array.from(events, () => queue.take()?.event.stage);
};

it("renders a scene before it draws later ones, whichever came first", () => {
  const order = makeQueue(
    { film: "first", stage: "draw 3", scene: 3 },
    { film: "first", stage: "draw 4", scene: 4 },
    { film: "first", stage: "render 2", scene: 2 },
    { film: "first", stage: "render 1", scene: 1 },
  );

  expect(order()).toEqual(["render 1", "render 2", "draw 3", "draw 4"]);
});

it("mixes the sound of a film after its first two scenes", () => {
  const order = makeQueue(
    { film: "first", stage: "mix" },
    { film: "first", stage: "draw 3", scene: 3 },
    { film: "first", stage: "draw 2", scene: 2 },
  );

  expect(order()).toEqual(["draw 2", "mix", "draw 3"]);
});

it("serves the film of the lower rank first, and equal work in order of arrival", () => {
  const order = makeQueue(
    { film: "second", stage: "draw 1 of the second", scene: 1 },
    { film: "first", stage: "draw 9", scene: 9 },
    { film: "first", stage: "draw 9 again", scene: 9 },
  );

  expect(order()).toEqual(["draw 9", "draw 9 again", "draw 1 of the second"]);
});

it("is empty when all is taken", () => {
  expect(createRankedQueue(() => 0).take()).toBeUndefined();
});
