/** 16-bit little-endian PCM as numbers from -1 to 1; half a sample at the end is dropped. */
export const samplesOf = (bytes: Uint8Array): Float32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: Math.floor(bytes.length / 2) }, (_, n) => view.getInt16(n * 2, true) / 32_768);
};
