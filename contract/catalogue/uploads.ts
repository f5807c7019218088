/** The limits of uploads that the server enforces. The form may offer fewer types. */
export const uploads = {
  character: { folder: "characters", extensions: ["png", "jpg", "jpeg"], bytes: 2 * 1024 ** 2 },
  watermark: { folder: "watermark", extensions: ["png", "jpg", "jpeg"], bytes: 2 * 1024 ** 2 },
  audio: { folder: "audio", extensions: ["mp3", "wav", "m4a", "mpeg"], bytes: 50 * 1024 ** 2 },
  image: { folder: "image", extensions: ["png", "jpg", "jpeg", "gif"], bytes: 10 * 1024 ** 2 },
  narration: {
    folder: "narration",
    extensions: ["mp3", "wav", "m4a", "mpeg", "webm", "ogg", "opus"],
    // An hour as MP3 at 320 kbit/s, or 35 minutes as WAV.
    bytes: 200 * 1024 ** 2,
  },
} as const;

export type AssetTypeId = keyof typeof uploads;
export const isSound = (type: AssetTypeId): boolean => type === "audio" || type === "narration";
export const assetTypeIds = Object.keys(uploads) as AssetTypeId[];

/** The content types that browsers send for a file extension. */
export const contentTypes: Readonly<Record<string, readonly string[]>> = {
  png: ["image/png"],
  jpg: ["image/jpeg", "image/jpg"],
  jpeg: ["image/jpeg", "image/jpg"],
  gif: ["image/gif"],
  mp3: ["audio/mpeg", "audio/mp3"],
  mpeg: ["audio/mpeg", "audio/mp3", "video/mpeg"],
  wav: ["audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"],
  m4a: ["audio/mp4", "audio/x-m4a", "audio/m4a", "audio/aac", "video/mp4"],
  webm: ["audio/webm", "video/webm"],
  ogg: ["audio/ogg", "application/ogg", "audio/opus", "video/ogg"],
  opus: ["audio/ogg", "audio/opus", "application/ogg"],
};

/** Width and height of a watermark in pixels; no other size is accepted. */
export const watermarkSide = 128;

/** The protagonist of a comic: the asset category, and the prefix of its file names. */
export const protagonist = { category: "comic_protagonist", fileName: "comic_story_protagonist_" } as const;

/** The length of a character's name, and the error messages. */
export const characterNames = {
  min: 2,
  max: 50,
  tooShort: "Character name must be at least 2 characters long",
  tooLong: "Character name must be 50 characters or less",
} as const;

export const isCharacterName = (name = ""): boolean =>
  name.length >= characterNames.min && name.length <= characterNames.max;

/** The storage of one user. */
export const maxStorage = { files: 2_000, bytes: 1024 ** 3 } as const;
