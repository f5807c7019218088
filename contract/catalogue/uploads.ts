/** What a user may upload, as the server holds them to it. The form may offer less. */
export const uploads = {
  character: { folder: "characters", extensions: ["png", "jpg", "jpeg"], bytes: 2 * 1024 ** 2 },
  watermark: { folder: "watermark", extensions: ["png", "jpg", "jpeg"], bytes: 2 * 1024 ** 2 },
  audio: { folder: "audio", extensions: ["mp3", "wav", "m4a", "mpeg"], bytes: 50 * 1024 ** 2 },
  image: { folder: "image", extensions: ["png", "jpg", "jpeg", "gif"], bytes: 10 * 1024 ** 2 },
} as const;

export type AssetTypeId = keyof typeof uploads;
export const assetTypeIds = Object.keys(uploads) as AssetTypeId[];

/** What a browser says a file with this ending is. */
export const contentTypes: Readonly<Record<string, readonly string[]>> = {
  png: ["image/png"],
  jpg: ["image/jpeg", "image/jpg"],
  jpeg: ["image/jpeg", "image/jpg"],
  gif: ["image/gif"],
  mp3: ["audio/mpeg", "audio/mp3"],
  mpeg: ["audio/mpeg", "audio/mp3", "video/mpeg"],
  wav: ["audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"],
  m4a: ["audio/mp4", "audio/x-m4a", "audio/m4a", "audio/aac", "video/mp4"],
};

/** The side of a watermark in pixels: exactly this. */
export const watermarkSide = 128;

/** The category of a character that leads a comic, and how the names of its files begin. */
export const protagonist = { category: "comic_protagonist", fileName: "comic_story_protagonist_" } as const;

/** How long the name of a character is, and what is said of one that is not. */
export const characterNames = {
  least: 2,
  most: 50,
  tooShort: "Character name must be at least 2 characters long",
  tooLong: "Character name must be 50 characters or less",
} as const;

export const isCharacterName = (name = ""): boolean =>
  name.length >= characterNames.least && name.length <= characterNames.most;

/** What one user may keep. */
export const maxStorage = { files: 2_000, bytes: 1024 ** 3 } as const;
