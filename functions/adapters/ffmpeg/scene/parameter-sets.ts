import type { FilmSize } from "#functions/core/media/ports.ts";
import { runFfmpeg, writeTo } from "../../shared/run-ffmpeg.ts";
import { unitsOf, unitType, unitTypes } from "../h264/nal-units.ts";
import { readPicture, readSequence } from "../h264/parameter-sets.ts";
import type { Sets } from "../h264/slice-header.ts";
import { UnsupportedStreamError } from "../h264/unsupported-stream.ts";
import { streamArgs } from "./encoder.ts";

/** The parameter sets of a stream, as NAL units and parsed. */
export interface StreamSets extends Sets {
  readonly units: { readonly sequence: Uint8Array; readonly picture: Uint8Array };
}

const known = new Map<string, Promise<StreamSets>>();

/**
 * The parameter sets of normally encoded segments of this size. One black frame is encoded to get them, so that segments
 * with and without skipped pictures have identical parameter sets and can be joined.
 */
export const parameterSets = (size: FilmSize): Promise<StreamSets> => {
  const name = `${size.width}x${size.height}`;
  const sets = known.get(name) ?? ask(size);
  known.set(name, sets);
  sets.catch(() => known.delete(name));
  return sets;
};

const ask = async (size: FilmSize): Promise<StreamSets> => {
  const frame = new Uint8Array((size.width * size.height * 3) / 2);
  const { output } = await runFfmpeg(streamArgs(size), (input) => writeTo(input, frame));
  const sets = setsIn(unitsOf(Buffer.from(output)));
  // Skipped B pictures need two references and implicit weighting by time.
  if (!sets.sequence.orderBits || sets.sequence.references < 2 || sets.picture.bipredWeights !== 2)
    throw new UnsupportedStreamError("The encoder's parameter sets do not support skipped B pictures");
  return sets;
};

export const setsIn = (units: readonly Uint8Array[]): StreamSets => {
  const sequence = units.find((unit) => unitType(unit) === unitTypes.sequence);
  const picture = units.find((unit) => unitType(unit) === unitTypes.picture);
  if (!sequence || !picture) throw new UnsupportedStreamError("The encoder wrote no parameter sets");
  return { units: { sequence, picture }, sequence: readSequence(sequence), picture: readPicture(picture) };
};
