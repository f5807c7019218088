import { studioIllustrator } from "#functions/adapters/engines/built-in/illustrator.ts";
import { makePlan, makeScene } from "#test/support/studio.ts";

export const size = { width: 1920, height: 1080 };

export const drawPainting = (place: string, index: number) =>
  studioIllustrator.draw({
    scene: makeScene(index + 1, { picture: { ...makeScene(1).picture, place } }),
    plan: makePlan(),
    style: "Watercolor",
    ...size,
    seed: `${index}`,
    storySeed: "bench",
    softness: 0,
    model: "studio-1",
  });
