import { writeFile } from "node:fs/promises";
import type { SceneOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { UnsupportedStreamError } from "../h264/unsupported-stream.ts";
import { writeMp4 } from "../mp4/write-mp4.ts";
import { hasGoodQuality } from "./check-quality.ts";
import type { EncodePlan } from "./encode-plan.ts";
import { codedFramesArgs, feedFrames } from "./encoder.ts";
import { insertSkippedPictures } from "./insert-skipped-pictures.ts";
import { parameterSets } from "./parameter-sets.ts";
import type { Scene } from "./scene.ts";

/** Better quality than for fully encoded scenes, to compensate for the derived pictures. */
const crf = 20;

/**
 * Encodes only the frames of the plan and inserts pictures of skipped macroblocks between them, which the decoder
 * derives from their neighbours. Returns false, and writes no segment, if their quality is too low or if the encoder's
 * stream is not supported.
 */
export const renderWithSkippedPictures = async (
  order: SceneOrder,
  scene: Scene,
  plan: EncodePlan,
): Promise<boolean> => {
  try {
    const sets = await parameterSets(order.size);
    const samples = insertSkippedPictures(await anchors(order, scene, plan), plan, scene, sets);
    if (plan.between === "movement" && !(await hasGoodQuality(order.size, samples, scene, sets))) return false;
    await writeFile(order.path, writeMp4({ ...sets.units, size: order.size, samples }));
    return true;
  } catch (error) {
    if (error instanceof UnsupportedStreamError) return false;
    throw error;
  }
};

/** The coded frames as a byte stream: about a megabyte for ten seconds. */
const anchors = async (order: SceneOrder, scene: Scene, { coded, keys }: EncodePlan): Promise<Buffer> => {
  const isKey = keys.map((frame) => coded.indexOf(frame));
  const { output } = await runFfmpeg(codedFramesArgs(order, isKey, crf), feedFrames(coded, scene.paint));
  return Buffer.from(output.buffer, output.byteOffset, output.length);
};
