import { writeFile } from "node:fs/promises";
import type { SceneOrder } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { Unreadable } from "../h264/unreadable.ts";
import { mp4Of } from "../mp4/write-mp4.ts";
import { encodingAnchors, feedFrames } from "./encoder.ts";
import { filledIn } from "./fill-in.ts";
import { holdsUp } from "./holds-up.ts";
import type { Scene } from "./new-scene.ts";
import { parameterSets } from "./parameter-sets.ts";
import type { ScenePlan } from "./plan.ts";

/** Nearer to the frames than where all are encoded, as the pictures between them are less so. */
const crf = 20;

/**
 * Encodes only the frames of the plan and writes the pictures between them itself, which a decoder derives from
 * both sides. Says whether they hold up against the frames that they stand for, and whether the encoder is one whose
 * streams we read; if not, there is no segment.
 */
export const renderBetween = async (order: SceneOrder, scene: Scene, plan: ScenePlan): Promise<boolean> => {
  try {
    const sets = await parameterSets(order.size);
    const samples = filledIn(await anchors(order, scene, plan), plan, scene, sets);
    if (plan.between === "movement" && !(await holdsUp(order.size, samples, scene, sets))) return false;
    await writeFile(order.path, mp4Of({ ...sets.units, size: order.size, samples }));
    return true;
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
};

/** The frames that are encoded, as a byte stream: about a megabyte for ten seconds. */
const anchors = async (order: SceneOrder, scene: Scene, { coded, keys }: ScenePlan): Promise<Buffer> => {
  const isKey = keys.map((frame) => coded.indexOf(frame));
  const { output } = await runFfmpeg(encodingAnchors(order, isKey, crf), feedFrames(coded, scene.paint));
  return Buffer.from(output.buffer, output.byteOffset, output.length);
};
