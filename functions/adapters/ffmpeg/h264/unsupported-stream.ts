/** An H.264 stream that is not of the kind that we read: another encoder than ours, or another setting. */
export class UnsupportedStreamError extends Error {
  override readonly name = "Unreadable";
}
