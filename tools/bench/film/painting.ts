import { studioIllustrator } from "#functions/adapters/studio/illustrator.ts";
import { aPlan, aScene } from "#test/support/studio.ts";

export const size = { width: 1920, height: 1080 };

export const drawPainting = (place: string, index: number) =>
  studioIllustrator.draw({
    scene: aScene(index + 1, { picture: { ...aScene(1).picture, place } }),
    plan: aPlan(),
    style: "Watercolor",
    ...size,
    seed: `${index}`,
    storySeed: "bench",
    softness: 0,
    model: "studio-1",
  });
