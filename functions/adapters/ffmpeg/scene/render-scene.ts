import type { SceneOrder } from "#functions/core/ports.ts";
import { newKernel } from "../kernel/kernel.ts";
import { newEasel } from "../planes/easel.ts";
import { newFrame } from "../planes/frame.ts";
import { runFfmpeg } from "../run-ffmpeg.ts";
import { encoding, feedFrames } from "./encoder.ts";
import { overlayPainter } from "./overlays.ts";
import { stillPainter } from "./paint-still.ts";
import { zoomPainter } from "./paint-zoom.ts";
import { newStage } from "./stage.ts";

/**
 * Renders one scene into one segment. Its memory is its own and depends on its picture, never on its length,
 * so scenes render side by side in as many threads as there are cores.
 */
export const renderScene = async (order: SceneOrder): Promise<void> => {
  const paint = await scenePainter(order);
  await runFfmpeg(encoding(order), feedFrames(order.frames, paint));
};

/** The frames of a scene as the encoder takes them, in a ring of three. */
export const scenePainter = async (order: SceneOrder): Promise<(frame: number) => Uint8Array> => {
  const { size } = order;
  if (size.width % 2 || size.height % 2)
    throw new RangeError(`A film is of even size, not ${size.width} x ${size.height}`);
  const kernel = newKernel();
  const easel = newEasel(kernel, size);
  const ring = [newFrame(kernel, size), newFrame(kernel, size), newFrame(kernel, size)] as const;
  const stage = await newStage(kernel, order.picture, size);
  const picture = (order.camera === "zoom" ? zoomPainter : stillPainter)(easel, stage, order);
  const overlays = await overlayPainter(kernel, order);
  const memory = kernel.bytes();
  return (frame) => {
    const into = ring[frame % 3] ?? ring[0];
    picture(frame, into);
    overlays(frame, into);
    return memory.subarray(into.at, into.at + into.bytes);
  };
};
