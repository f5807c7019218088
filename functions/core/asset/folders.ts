/** Where uploads of each kind are. Storage has no folders of its own: one is there as soon as a file is in it. */
export const folders = ["characters", "audio", "watermark", "image"] as const;
