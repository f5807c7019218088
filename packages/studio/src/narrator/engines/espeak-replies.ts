export interface EspeakReply {
  readonly absent?: boolean;
  readonly error?: string;
  readonly sampleRate: number;
  readonly samples: Float32Array;
  /** The start of each word: its code point in the text, counted from 1, and its time in the sound. */
  readonly words: readonly (readonly [position: number, milliseconds: number])[];
  /** The phones in IPA, and when each begins; one without a name is silence. */
  readonly phones: readonly (readonly [name: string, milliseconds: number])[];
}

const newline = 10;

/** Parses the chunks of a pipe into replies. A reply is a line of JSON, then `bytes` bytes of 16-bit samples. */
export const replyReader = (onReply: (reply: EspeakReply) => void): ((chunk: Buffer) => void) => {
  let unread = Buffer.alloc(0);
  return (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const end = unread.indexOf(newline);
      if (end < 0) return;
      const header = JSON.parse(unread.toString("utf8", 0, end));
      const next = end + 1 + header.bytes;
      if (unread.length < next) return;
      const sound = unread.subarray(end + 1, next);
      const samples = new Float32Array(sound.length >> 1);
      for (let index = 0; index < samples.length; index++) samples[index] = sound.readInt16LE(index * 2) / 32_768;
      onReply({ sampleRate: 22_050, words: [], phones: [], ...header, samples });
      unread = unread.subarray(next);
    }
  };
};
