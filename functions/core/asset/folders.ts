/** The key prefix of each kind of upload. */
export const folders = ["characters", "audio", "watermark", "image", "narration"] as const;
