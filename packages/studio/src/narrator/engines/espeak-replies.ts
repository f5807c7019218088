export interface EspeakReply {
  readonly absent?: boolean;
  readonly error?: string;
  readonly sampleRate: number;
  readonly samples: Float32Array;
  /** Where each word begins: its code point in the text, counted from 1, and its millisecond in the sound. */
  readonly words: readonly (readonly [position: number, milliseconds: number])[];
}

const newline = 10;

/** Puts replies together from the pieces that a pipe delivers: a line of JSON, then as many bytes of sound as it says. */
export const replyReader = (onReply: (reply: EspeakReply) => void): ((piece: Buffer) => void) => {
  let pending = Buffer.alloc(0);
  return (piece) => {
    pending = Buffer.concat([pending, piece]);
    for (;;) {
      const end = pending.indexOf(newline);
      if (end < 0) return;
      const header = JSON.parse(pending.toString("utf8", 0, end));
      const next = end + 1 + header.bytes;
      if (pending.length < next) return;
      const sound = pending.subarray(end + 1, next);
      const samples = new Float32Array(sound.length >> 1);
      for (let index = 0; index < samples.length; index++) samples[index] = sound.readInt16LE(index * 2) / 32_768;
      onReply({ sampleRate: 22_050, words: [], ...header, samples });
      pending = pending.subarray(next);
    }
  };
};
