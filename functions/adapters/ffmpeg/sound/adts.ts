/** A header of a frame of AAC has at least so many bytes, and begins with twelve bits of one. */
const headerBytes = 7;

/** The frames of a stream of AAC (ADTS), each with its header. Throws if something else stands between them. */
export const adtsFrames = (stream: Uint8Array): readonly Uint8Array[] => {
  const frames = [];
  for (let at = 0; at < stream.length; ) {
    const [sync = 0, flags = 0, , high = 0, middle = 0, low = 0] = stream.subarray(at, at + headerBytes);
    const bytes = ((high & 3) << 11) | (middle << 3) | (low >> 5);
    if (sync !== 0xff || (flags & 0xf0) !== 0xf0 || bytes < headerBytes || at + bytes > stream.length)
      throw new Error(`No frame of AAC at byte ${at}`);
    frames.push(stream.subarray(at, at + bytes));
    at += bytes;
  }
  return frames;
};
