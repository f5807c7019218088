/** A WAV of 48 kHz, mono, 16 bit. */
export const makeWav = (samples: Int16Array): Uint8Array => {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(48_000, 24);
  wav.writeUInt32LE(96_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    wav.writeInt16LE(sample, 44 + index * 2);
  });
  return wav;
};

/** A voice-like buzz, loud from its first sample. */
export const makeVoice = (seconds: number, pitch = 180): Uint8Array =>
  makeWav(
    Int16Array.from({ length: Math.round(seconds * 48_000) }, (_, index) => {
      const t = index / 48_000;
      const syllable = 0.55 + 0.45 * Math.cos(t * Math.PI * 2 * 4);
      const buzz = [1, 2, 3, 5, 8].reduce((sum, n) => sum + Math.cos(t * Math.PI * 2 * pitch * n) / n, 0);
      return Math.round(buzz * syllable * 5200);
    }),
  );

/** A soft chord. */
export const makeTune = (seconds: number): Uint8Array =>
  makeWav(
    Int16Array.from({ length: Math.round(seconds * 48_000) }, (_, index) => {
      const t = index / 48_000;
      return Math.round([220, 277, 330].reduce((sum, pitch) => sum + Math.sin(t * Math.PI * 2 * pitch), 0) * 3000);
    }),
  );
