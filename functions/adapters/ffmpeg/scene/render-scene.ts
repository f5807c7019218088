import type { SceneOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { feedFrames, segmentArgs } from "./encoder.ts";
import { renderWithSkippedPictures } from "./render-with-skipped-pictures.ts";
import { newScene, type Scene } from "./scene.ts";

/**
 * Renders one scene into one segment. Each scene has its own kernel memory, whose size depends on the picture and
 * hardly on the duration, so several scenes can render in parallel.
 */
export const renderScene = async (order: SceneOrder): Promise<void> => {
  const scene = await newScene(order);
  if (scene.plan && (await renderWithSkippedPictures(order, scene, scene.plan))) return;
  await renderAll(order, scene);
};

/** Encodes every frame. Works for any scene. */
export const renderAll = (order: SceneOrder, scene: Scene): Promise<unknown> =>
  runFfmpeg(segmentArgs(order), feedFrames(Array(order.frames).keys(), scene.paint));
