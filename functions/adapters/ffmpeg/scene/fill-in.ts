import { unitsOf, unitType, unitTypes } from "../h264/nal-units.ts";
import { type Area, pictureBetween, samePicture } from "../h264/skipped-picture.ts";
import { readSlice, type Slice, writeSlice } from "../h264/slice-header.ts";
import { Unreadable } from "../h264/unreadable.ts";
import type { Sample } from "../mp4/write-mp4.ts";
import type { Box } from "../planes/box.ts";
import type { Scene } from "./new-scene.ts";
import { type StreamSets, setsIn } from "./parameter-sets.ts";
import type { ScenePlan } from "./plan.ts";

/** A sample, and whether it was encoded or is ours. */
export interface FilledSample extends Sample {
  readonly ours: boolean;
}

/**
 * The pictures of a scene in the order of decoding: the encoded ones of the stream with the headers that they need in
 * this company, and ours between them.
 */
export const filledIn = (
  stream: Buffer,
  { coded, keys, between, frames }: ScenePlan,
  scene: Pick<Scene, "still">,
  sets: StreamSets,
): FilledSample[] => {
  const slices = slicesOf(stream);
  if (slices.length !== coded.length) throw new Unreadable(`${coded.length} frames became ${slices.length} pictures`);
  let [keyFrame, frameNum] = [0, 0];
  // Orders count fields: two a frame (ITU-T H.264, clause 8.2.1).
  const order = (frame: number): number => 2 * (frame - keyFrame);
  const samples: FilledSample[] = [];
  const ours = (frame: number, units: readonly Uint8Array[]): void => {
    samples.push({ units, frame, key: false, ours: true });
  };
  for (const [index, { header, data }] of slices.entries()) {
    const frame = coded[index] ?? 0;
    const key = keys.includes(frame);
    if (header.key !== key) throw new Unreadable(`Frame ${frame} is not the key picture it was meant to be, or is one`);
    if (key) [keyFrame, frameNum] = [frame, 0];
    else frameNum++;
    const slice = { header: { ...header, frameNum, order: order(frame) }, data };
    samples.push({ units: [writeSlice(slice, sets)], frame, key, ours: false });

    // Nothing refers to ours: each has the number that the next encoded picture has.
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
