import { unitsOf, unitType, unitTypes } from "../h264/nal-units.ts";
import { type Area, pictureBetween, samePicture } from "../h264/skipped-picture.ts";
import { readSlice, type Slice, writeSlice } from "../h264/slice-header.ts";
import { UnsupportedStreamError } from "../h264/unsupported-stream.ts";
import type { Sample } from "../mp4/write-mp4.ts";
import type { Box } from "../planes/box.ts";
import type { EncodePlan } from "./encode-plan.ts";
import { type StreamSets, setsIn } from "./parameter-sets.ts";
import type { Scene } from "./scene.ts";

/** A sample. `isSkipped`: made of skipped macroblocks by us, not by the encoder. */
export interface SceneSample extends Sample {
  readonly isSkipped: boolean;
}

/**
 * The pictures of a scene in decoding order: the encoded ones of the stream with rewritten headers, and pictures of
 * skipped macroblocks between them. Throws `UnsupportedStreamError` if the stream does not match the plan.
 */
export const insertSkippedPictures = (
  stream: Buffer,
  { coded, keys, between, frames }: EncodePlan,
  scene: Pick<Scene, "still">,
  sets: StreamSets,
): SceneSample[] => {
  const slices = slicesOf(stream);
  if (slices.length !== coded.length)
    throw new UnsupportedStreamError(`${coded.length} frames became ${slices.length} pictures`);
  let [keyFrame, frameNum] = [0, 0];
  // Picture order counts fields: two per frame (ITU-T H.264, clause 8.2.1).
  const order = (frame: number): number => 2 * (frame - keyFrame);
  const samples: SceneSample[] = [];
  const ours = (frame: number, units: readonly Uint8Array[]): void => {
    samples.push({ units, frame, key: false, isSkipped: true });
  };
  for (const [index, { header, data }] of slices.entries()) {
    const frame = coded[index] ?? 0;
    const key = keys.includes(frame);
    if (header.key !== key)
      throw new UnsupportedStreamError(`Frame ${frame} is not the key picture it was meant to be, or is one`);
    if (key) [keyFrame, frameNum] = [frame, 0];
    else frameNum++;
    const slice = { header: { ...header, frameNum, order: order(frame) }, data };
    samples.push({ units: [writeSlice(slice, sets)], frame, key, isSkipped: false });

    // Non-reference pictures share the frame_num of the next reference picture.
    const moment = (at: number) => ({ frameNum: frameNum + 1, order: order(at) });
    if (between === "movement") {
      for (let at = (coded[index - 1] ?? frame) + 1; at < frame; at++)
        ours(at, pictureBetween(moment(at), scene.still(at).map(areaOf), sets));
    } else {
      for (let at = frame + 1; at < (coded[index + 1] ?? frames); at++) ours(at, samePicture(moment(at), sets));
    }
  }
  return samples;
};

const slicesOf = (stream: Buffer): Slice[] => {
  const units = unitsOf(stream);
  const own = setsIn(units);
  const pictures = units.filter((unit) => unitType(unit) === unitTypes.slice || unitType(unit) === unitTypes.keySlice);
  return pictures.map((unit) => readSlice(unit, own));
};

/** The macroblocks that a box of pixels touches. */
const areaOf = ({ left, top, right, bottom }: Box): Area => ({
  left: left >> 4,
  top: top >> 4,
  right: (right + 15) >> 4,
  bottom: (bottom + 15) >> 4,
});
