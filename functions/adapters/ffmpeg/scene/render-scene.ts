import type { SceneOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { encoding, feedFrames } from "./encoder.ts";
import { newScene, type Scene } from "./new-scene.ts";
import { renderBetween } from "./render-between.ts";

/**
 * Renders one scene into one segment. Its memory is its own and depends on its picture, hardly on its length,
 * so scenes render side by side in as many threads as there are cores.
 */
export const renderScene = async (order: SceneOrder): Promise<void> => {
  const scene = await newScene(order);
  if (scene.plan && (await renderBetween(order, scene, scene.plan))) return;
  await renderAll(order, scene);
};

/** Encodes every frame: what any scene can have. */
export const renderAll = (order: SceneOrder, scene: Scene): Promise<unknown> =>
  runFfmpeg(encoding(order), feedFrames(Array(order.frames).keys(), scene.paint));
