/** Mono 16-bit PCM in a WAV file (RIFF, format 1). */
export const wavOf = (samples: Float32Array, sampleRate: number): Uint8Array => {
  const file = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const text = (at: number, letters: string) => {
    for (let n = 0; n < letters.length; n++) file.setUint8(at + n, letters.charCodeAt(n));
  };
  text(0, "RIFF");
  file.setUint32(4, 36 + samples.length * 2, true);
  text(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, "data");
  file.setUint32(40, samples.length * 2, true);
  for (let n = 0; n < samples.length; n++)
    file.setInt16(44 + n * 2, Math.round(Math.max(-1, Math.min(1, samples[n] ?? 0)) * 32_767), true);
  return new Uint8Array(file.buffer);
};
