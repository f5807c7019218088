/** Encodes mono samples as a 16-bit WAV file. */
export const encodeWav = (samples: Float32Array, sampleRate: number): Uint8Array => {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(samples.length * 2, 40);
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  for (let index = 0; index < samples.length; index++)
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, samples[index] ?? 0)) * 32_767), true);
  return new Uint8Array(file.buffer, file.byteOffset, file.length);
};

/** Decodes a 16-bit PCM WAV file to mono: the mean of its channels. Throws for other formats. */
export const decodeWav = (file: Uint8Array): { readonly samples: Float32Array; readonly sampleRate: number } => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number): string => String.fromCharCode(...file.subarray(at, at + 4));
  if (file.length < 12 || name(0) !== "RIFF" || name(8) !== "WAVE") throw new Error("Not a WAV file");
  let channels = 1;
  let sampleRate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    // Streamed WAV files have the length 2^32 - 1: the sound then continues to the end of the file.
    const length = Math.min(view.getUint32(at + 4, true), file.length - at - 8);
    if (name(at) === "fmt ") {
      channels = view.getUint16(at + 10, true);
      sampleRate = view.getUint32(at + 12, true);
      if (view.getUint16(at + 22, true) !== 16) throw new Error("Only 16-bit WAV files are supported");
    }
    if (name(at) === "data") return { sampleRate, samples: mean(view, at + 8, length, channels) };
    at += 8 + length + (length % 2);
  }
  throw new Error("The WAV file has no data chunk");
};

const mean = (view: DataView, at: number, bytes: number, channels: number): Float32Array => {
  const samples = new Float32Array(Math.floor(bytes / 2 / channels));
  for (let frame = 0; frame < samples.length; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      sum += view.getInt16(at + (frame * channels + channel) * 2, true);
    }
    samples[frame] = sum / channels / 32_768;
  }
  return samples;
};
