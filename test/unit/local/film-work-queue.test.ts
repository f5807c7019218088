import { expect, it } from "vitest";
import { createFilmWorkQueue } from "#local/host/film-work-queue.ts";

const films = ["first", "second"];
/** Work such as "draw-scene 3": a stage and the scene that it works on. */
const makeWork = (work: string, film = "first", options: { readonly early?: true } = {}) => {
  const [stage, scene] = work.split(" ");
  const event = { ...(scene && { scene: Number(scene) }), ...options };
  return { key: film, spec: { file: `/functions/${stage}.mjs` }, event, work };
};
type Work = ReturnType<typeof makeWork>;

const makeQueue = (...items: readonly Work[]) => {
  const queue = createFilmWorkQueue(({ key }: Work) => films.indexOf(key));
  for (const item of items) queue.add(item);
  return queue;
};

/** Takes all work, one after the other. */
const inTurn = (...items: readonly Work[]) => {
  const queue = makeQueue(...items);
  return items.map(() => {
    const item = queue.take();
    if (item) queue.end(item);
    return item?.work;
  });
};

it("renders the first scenes before it draws later ones, whichever came first", () => {
  const order = inTurn(
    ...["draw-scene 3", "draw-scene 4", "render-scene 2", "render-scene 1"].map((work) => makeWork(work)),
  );

  expect(order).toEqual(["render-scene 1", "render-scene 2", "draw-scene 3", "draw-scene 4"]);
});

it("draws one picture ahead of the rendering of later scenes", () => {
  const works = ["render-scene 3", "render-scene 4", "draw-scene 4", "draw-scene 5", "draw-scene 6"];

  expect(inTurn(...works.map((work) => makeWork(work)))).toEqual([
    ...["draw-scene 4", "render-scene 3", "draw-scene 5", "render-scene 4", "draw-scene 6"],
  ]);
});

it.each(["mix-sound", "write-captions"])("starts %s after the first two scenes of a film", (later) => {
  const order = inTurn(...[later, "draw-scene 3", "draw-scene 2"].map((work) => makeWork(work)));

  expect(order).toEqual(["draw-scene 2", later, "draw-scene 3"]);
});

it("serves the film of the lower rank first, and equal work in order of arrival", () => {
  const order = inTurn(makeWork("draw-scene 1", "second"), makeWork("draw-scene 9"), makeWork("voice-scene 9"));

  expect(order).toEqual(["draw-scene 9", "voice-scene 9", "draw-scene 1"]);
});

it.each([
  ["mix-sound", "draw-sheets"],
  ["mix-sound", "draw-scene 1"],
  ["write-captions", "draw-scene 1"],
])("starts no %s beside %s, but draws other scenes", (later, opening) => {
  const queue = makeQueue(makeWork(later), makeWork(opening), makeWork("draw-scene 3"));

  expect([queue.take()?.work, queue.take()?.work, queue.take()]).toEqual([opening, "draw-scene 3", undefined]);
});

it("starts nothing else of a film beside the rendering of its first scene, only work on other films", () => {
  const queue = makeQueue(makeWork("mix-sound"), makeWork("render-scene 1"), makeWork("draw-scene 2"));
  const rendering = queue.take();
  queue.add(makeWork("write-story", "second"));

  expect([rendering?.work, queue.take()?.work, queue.take()]).toEqual(["render-scene 1", "write-story", undefined]);
  if (rendering) queue.end(rendering);
  expect([queue.take()?.work, queue.take()?.work]).toEqual(["draw-scene 2", "mix-sound"]);
});

it("looks up an early picture and renders its scene before it draws others", () => {
  const early = makeWork("draw-scene 1", "first", { early: true });
  const queue = makeQueue(early);
  queue.take();
  queue.end(early);
  const looksUp = makeWork("draw-scene 1");
  for (const item of [looksUp, makeWork("draw-scene 2"), makeWork("draw-sheets")]) queue.add(item);

  expect([queue.take()?.work, queue.take()?.work, queue.take()]).toEqual(["draw-sheets", "draw-scene 1", undefined]);
  queue.end(looksUp);
  expect(queue.settleMs(looksUp)).toBeGreaterThan(queue.settleMs(early));
  const renders = makeWork("render-scene 1");
  queue.add(renders);
  expect([queue.take()?.work, queue.take()]).toEqual(["render-scene 1", undefined]);
  queue.end(renders);
  expect(queue.take()?.work).toBe("draw-scene 2");
  expect(queue.settleMs(looksUp)).toBe(queue.settleMs());
});

it("is empty when all is taken", () => {
  expect(makeQueue().take()).toBeUndefined();
});
