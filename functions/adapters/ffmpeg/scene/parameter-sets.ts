import type { FilmSize } from "#functions/core/media/ports.ts";
import { runFfmpeg, writeTo } from "../../shared/run-ffmpeg.ts";
import { unitsOf, unitType, unitTypes } from "../h264/nal-units.ts";
import { readPicture, readSequence } from "../h264/parameter-sets.ts";
import type { Sets } from "../h264/slice-header.ts";
import { Unreadable } from "../h264/unreadable.ts";
import { encodingStream } from "./encoder.ts";

/** The parameter sets of a stream, as they are written and as they read. */
export interface StreamSets extends Sets {
  readonly units: { readonly sequence: Uint8Array; readonly picture: Uint8Array };
}

const known = new Map<string, Promise<StreamSets>>();

/**
 * The parameter sets that segments of that size have where every frame is encoded, asked of the encoder itself with
 * one black frame: segments of either way have the same ones, and join.
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
  const { output } = await runFfmpeg(encodingStream(size), (input) => writeTo(input, frame));
  const sets = setsIn(unitsOf(Buffer.from(output)));
  // Between two pictures, weighted by time: what pictures of ours are made for.
  if (!sets.sequence.orderBits || sets.sequence.references < 2 || sets.picture.bipredWeights !== 2)
    throw new Unreadable("The encoder's streams have no place for pictures between others");
  return sets;
};

export const setsIn = (units: readonly Uint8Array[]): StreamSets => {
  const sequence = units.find((unit) => unitType(unit) === unitTypes.sequence);
  const picture = units.find((unit) => unitType(unit) === unitTypes.picture);
  if (!sequence || !picture) throw new Unreadable("The encoder wrote no parameter sets");
  return { units: { sequence, picture }, sequence: readSequence(sequence), picture: readPicture(picture) };
};
