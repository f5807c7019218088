import type { FilmSize } from "#functions/core/media/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";

/** A frame in kernel memory: the planes Y, U and V in the order that the encoder reads. */
export interface Frame {
  readonly at: number;
  readonly u: number;
  readonly v: number;
  readonly bytes: number;
}

export const newFrame = (kernel: Kernel, { width, height }: FilmSize): Frame => {
  const luma = width * height;
  const bytes = (luma * 3) / 2;
  const at = kernel.allocate(bytes);
  return { at, u: at + luma, v: at + luma + luma / 4, bytes };
};

export const copyFrame = (kernel: Kernel, from: Frame, to: Frame): void => {
  kernel.bytes().copyWithin(to.at, from.at, from.at + from.bytes);
};

export type Tone = "black" | "paper";

/** BT.709, limited range. Paper is #f7f1e3. */
const tones: Readonly<Record<Tone, readonly [number, number, number]>> = {
  black: [16, 128, 128],
  paper: [224, 122, 131],
};

/** Fades a frame towards a tone. Amount 0 changes nothing, 1 leaves only the tone. */
export const fadeFrame = (kernel: Kernel, frame: Frame, tone: Tone, amount: number): void => {
  const weight = Math.round(amount * 256);
  const luma = frame.u - frame.at;
  const [y, u, v] = tones[tone];
  kernel.run.dip(frame.at, luma, y, weight);
  kernel.run.dip(frame.u, luma / 4, u, weight);
  kernel.run.dip(frame.v, luma / 4, v, weight);
};
