import { studioIllustrator } from "#functions/adapters/engines/built-in/illustrator.ts";
import type { PlannedScene } from "#functions/core/story/story.ts";
import { makePlan, makeScene } from "#test/support/studio.ts";

export type PaintedPlace = PlannedScene["picture"]["place"];

export const size = { width: 1920, height: 1080 };

export const drawPainting = (place: PaintedPlace, index: number) =>
  studioIllustrator.draw({
    scene: makeScene(index + 1, { picture: { ...makeScene(1).picture, place } }),
    plan: makePlan(),
    style: "Watercolor",
    ...size,
    seed: `${index}`,
    storySeed: "bench",
    softness: 0,
    model: "built-in",
  });
