import type { Narration } from "#functions/core/media/ports.ts";
import { readSamples, sampleRate } from "./wav.ts";

/** Samples per block. */
const blockLength = sampleRate / 2;

/**
 * Yields one mono voice track for the whole film in blocks. Each narration starts at its exact sample. Overlapping
 * narrations are mixed; what exceeds the end of the film is cut.
 */
export async function* placeNarration(narration: readonly Narration[], seconds: number): AsyncGenerator<Int16Array> {
  const waiting = narration
    .map((spoken) => ({ from: Math.round(spoken.at * sampleRate), spoken }))
    .toSorted((a, b) => a.from - b.from);
  const total = Math.round(seconds * sampleRate);
  let speaking: Voice[] = [];
  try {
    for (let start = 0; start < total; start += blockLength) {
      const block = new Int16Array(Math.min(blockLength, total - start));
      const end = start + block.length;
      for (let next = waiting[0]; next && next.from < end; next = waiting[0]) {
        speaking.push(new Voice(readSamples(next.spoken), next.from, 10 ** ((next.spoken.gain ?? 0) / 20)));
        waiting.shift();
      }
      for (const voice of speaking) await voice.addTo(block, start);
      speaking = speaking.filter((voice) => !voice.silent);
      yield block;
    }
  } finally {
    for (const voice of speaking) await voice.close();
  }
}

/** A narration that is being mixed into the track. */
class Voice {
  silent = false;
  private readonly source: AsyncGenerator<Int16Array>;
  /** Every sample is multiplied by it. */
  private readonly factor: number;
  /** The sample of the film at which `piece` begins. */
  private at: number;
  private piece = new Int16Array(0);

  constructor(source: AsyncGenerator<Int16Array>, at: number, factor: number) {
    this.source = source;
    this.at = at;
    this.factor = factor;
  }

  /** Closes its file, if it was not read to the end. */
  async close(): Promise<void> {
    await this.source.return(undefined);
  }

  async addTo(block: Int16Array, start: number): Promise<void> {
    const end = start + block.length;
    while (!this.silent && this.at < end) {
      add(block, this.piece, { offset: this.at - start, factor: this.factor });
      if (this.at + this.piece.length > end) return;
      this.at += this.piece.length;
      const { value, done } = await this.source.next();
      this.silent = done === true;
      this.piece = new Int16Array(value ?? new Int16Array(0));
    }
  }
}

interface Placed {
  readonly offset: number;
  readonly factor: number;
}

const add = (block: Int16Array, piece: Int16Array, { offset, factor }: Placed): void => {
  const from = Math.max(0, -offset);
  const until = Math.min(piece.length, block.length - offset);
  for (let index = from; index < until; index++) {
    const sum = (block[index + offset] ?? 0) + Math.round((piece[index] ?? 0) * factor);
    block[index + offset] = Math.max(-32_768, Math.min(32_767, sum));
  }
};
