import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { SubtitleStyleId } from "#contract/catalogue/subtitle-styles.ts";
import type { MusicVolume } from "#contract/order/values.ts";

/** A picture in layers, back to front. The first layer is opaque and covers the picture. Sizes are in its own pixels. */
export interface LayeredPicture {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

/** One depth of a picture: a plate of scenery, or a character with its movement. */
export interface Layer {
  /** Parallax factor of camera moves: 0 for the sky, 1 for the ground at the hero's feet, above 1 for nearer things. */
  readonly depth: number;
  /** One frame for a still layer; several frames of equal size and place for a cycle of movement. */
  readonly frames: readonly Sprite[];
  /** Frames per second of the cycle; 0 for a single frame. */
  readonly rate: number;
  /** Pixels that it travels during the scene: half of them before its place, half beyond it. */
  readonly travel: { readonly x: number; readonly y: number };
  /** Who has a mouth in it that speaks. `frames` has the cycle once for each shape of the mouth, from closed to wide open. */
  readonly mouth?: Mouth | undefined;
}

/** The mouth of a character in a layer. */
export interface Mouth {
  /** The id of the character. */
  readonly of: string;
  /** Shapes, from 1. */
  readonly shapes: number;
}

/** Pixels with straight (not premultiplied) alpha, cropped to their bounding box. */
export interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** A spoken word and its time, in seconds from the start of the narration. */
export interface WordTime {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Stores a layered picture as one file, and shows it as one PNG. */
export interface PictureFiles {
  pack(picture: LayeredPicture): Promise<Uint8Array>;
  unpack(file: Uint8Array): Promise<LayeredPicture>;
  /** With `origin`, the file says that it was generated. */
  flatten(picture: LayeredPicture, origin?: Origin): Promise<Uint8Array>;
  /** A picture file as a small WebP for pages that show many. It says of its making what the file says. */
  tile(image: Uint8Array): Promise<Uint8Array>;
}

/** Renders scenes, joins them to the film, and makes its thumbnail and cards. Files are local paths. */
export interface FilmStudio {
  /** Writes one segment, H.264 in mp4. Segments of one size are joined without encoding them again. */
  renderScene(order: SceneOrder): Promise<void>;
  /** Returns the black stretches of a segment, as short as a frame: two segments may make a long one. */
  inspectSegment(path: string): Promise<readonly Stretch[]>;
  /** Writes a segment and its narration as fragmented mp4, to be watched before the film is joined. */
  streamScene(order: StreamOrder): Promise<StreamParts>;
  /** Joins segments and sound without encoding them again, and leaves room for `ContentCredentials.signFilm`. */
  joinFilm(order: FilmOrder): Promise<void>;
  inspectFilm(path: string): Promise<FileFacts>;
  /** A poster as JPEG. */
  thumbnail(order: PosterOrder): Promise<Uint8Array>;
  /** A title card for a scene without a picture. */
  titleCard(order: TitleCardOrder): Promise<LayeredPicture>;
  /** A PNG, JPEG, WebP or GIF as a picture of one layer, no larger than a film can show. */
  flatPicture(image: Uint8Array): Promise<LayeredPicture>;
  toJpeg(image: Uint8Array, quality: number): Promise<Uint8Array>;
  /** Measures captions of a language, size and style in pixels. */
  captionRuler(language: LanguageId, size: FilmSize, style?: SubtitleStyleId): CaptionRuler;
}

/** Mixes the sound of films. Files are local paths. */
export interface SoundMixer {
  /** Writes the film's only sound track, AAC in mp4, and measures it. */
  mixSound(order: SoundOrder): Promise<SoundFacts>;
}

/** Width and height in pixels; both are even. */
export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** One or two lines and their time in seconds of the scene. */
export interface Caption {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
  /** The character that says all of it. */
  readonly speaker?: string | undefined;
  /** The position and time of its words. */
  readonly words?: readonly CaptionWord[] | undefined;
}

/** A word of a caption: its line, its range of letters in that line (the end is exclusive), and its time. */
export interface CaptionWord {
  readonly line: number;
  readonly from: number;
  readonly until: number;
  readonly start: number;
  readonly end: number;
}

export interface CaptionRuler {
  readonly measure: (text: string) => number;
  /** Maximum width of a line. */
  readonly width: number;
}

export interface SceneOrder {
  readonly size: FilmSize;
  /** At 30 frames per second. */
  readonly frames: number;
  readonly picture: LayeredPicture;
  readonly camera: "zoom" | "pan" | "still";
  /** Its index in the film, from 0: the camera moves differently in neighbouring scenes. */
  readonly scene: number;
  /** Frames at which a moving camera cuts to another framing of the picture. */
  readonly cuts?: readonly number[] | undefined;
  readonly captions: readonly Caption[];
  readonly captionsBurned: boolean;
  /** Default: the classic style. */
  readonly captionStyle?: SubtitleStyleId | undefined;
  /** The names of the characters whose captions have colours of their own, each the one of its place. */
  readonly coloredSpeakers?: readonly string[] | undefined;
  /** The shape of a character's mouth at each frame, by its id: an index of the shapes in the picture. */
  readonly mouths?: ReadonlyMap<string, Uint8Array> | undefined;
  /** The spoken word gets its own colour. */
  readonly highlightSpokenWord?: boolean | undefined;
  readonly language: LanguageId;
  /** A PNG or JPEG of 128 x 128. */
  readonly watermark?: Uint8Array | undefined;
  /** Shown over the beginning of the scene. */
  readonly card?: { readonly kicker: string; readonly title: string } | undefined;
  /** Shown over the end of the scene, until it fades. */
  readonly endCard?: string | undefined;
  /** Background of the cards. Default: a darkened band. */
  readonly cardLook?: "night" | "paper" | "graphic" | undefined;
  /** Seconds; 0 for a hard cut. */
  readonly fadeIn: number;
  readonly fadeOut: number;
  /** Colour of the fades. Default: black. */
  readonly fadeTone?: "black" | "paper" | undefined;
  /** Threads of the encoder. Default: 1, because scenes are rendered side by side. */
  readonly threads?: number | undefined;
  readonly path: string;
}

/** The narration of one scene (WAV, 48 kHz, mono, 16 bit) and its start in seconds of the film. */
export type Narration = {
  readonly at: number;
  /** How much softer than its file it is heard, in dB, 0 or below. Default: 0. */
  readonly gain?: number;
} & ({ readonly path: string } | { readonly wav: Uint8Array });

export interface StreamOrder {
  /** The file that `renderScene` wrote. */
  readonly segment: string;
  /** The scene's position in the film. */
  readonly firstFrame: number;
  readonly frames: number;
  /** Its start is in seconds of the scene. */
  readonly narration: Narration;
  readonly out: string;
}

/** Byte sizes in a fragmented mp4 file, in the order of the file, and the length of each part. */
export interface StreamParts {
  /** What a player needs before any part. */
  readonly headBytes: number;
  readonly parts: readonly { readonly bytes: number; readonly frames: number }[];
}

export interface SoundOrder {
  readonly narration: readonly Narration[];
  /** Any sound file; repeated or cut to the film's length. */
  readonly music?: string | undefined;
  /** How loud the music is beside the narration. Default: normal. */
  readonly volume?: MusicVolume | undefined;
  readonly seconds: number;
  readonly out: string;
  /** Where to write the music alone, as loud as in the film's pauses (AAC in mp4). */
  readonly musicOut?: string | undefined;
  /** Called with the share of the work that is done, which grows to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Starts at this second of the film. */
export interface Chapter {
  readonly start: number;
  readonly title: string;
}

/**
 * How a picture or film came about, in the words of IPTC's vocabulary "Digital Source Type": by a program without training
 * data, or by trained models; or by one of them together with pictures or sound of the owner.
 */
export type DigitalSource =
  | "algorithmicMedia"
  | "trainedAlgorithmicMedia"
  | "composite"
  | "compositeWithTrainedAlgorithmicMedia";

/** What a file says of its making, for programs. */
export interface Origin {
  readonly title: string;
  readonly source: DigitalSource;
}

/**
 * Signs what a file says of its making (C2PA), so that a reader can tell who made it, how, and whether a byte has changed
 * since.
 */
export interface ContentCredentials {
  /** Signs a film that `joinFilm` wrote, in its place. A failure changes nothing. */
  signFilm(path: string, origin: Origin): Promise<void>;
  /** Returns the signed JPEG or PNG. */
  signPicture(image: Uint8Array, origin: Origin): Promise<Uint8Array>;
}

export interface FilmOrder {
  readonly segments: readonly string[];
  /** The file that `mixSound` wrote. */
  readonly sound: string;
  readonly seconds: number;
  readonly chapters: readonly Chapter[];
  /** Subtitles (SRT) for a track of their own, which players show if asked to. */
  readonly subtitles?: string | undefined;
  /** A JPEG that players and file managers show as the cover. */
  readonly poster: string;
  readonly title: string;
  readonly language: LanguageId;
  readonly source: DigitalSource;
  readonly out: string;
}

/** What the boxes of a film's file say. */
export interface FileFacts {
  readonly seconds: number;
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** "h264" or "aac"; for other codecs the four letters of the mp4 box. */
  readonly videoCodec: string;
  readonly profile: string;
  readonly audioCodec: string;
  readonly audioSeconds: number;
  readonly sampleRate: number;
  readonly faststart: boolean;
  readonly bytes: number;
}

/** What is heard. */
export interface SoundFacts {
  /** LUFS; -Infinity without sound. */
  readonly integratedLoudness: number;
  /** dBTP. */
  readonly truePeak: number;
  /** Longer than 2.5 seconds. */
  readonly silentStretches: readonly Stretch[];
}

export interface FilmFacts extends FileFacts, SoundFacts {
  readonly blackStretches: readonly Stretch[];
}

/** A range of the film, in seconds. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface PosterOrder {
  readonly picture: LayeredPicture | Uint8Array;
  readonly title: string;
  readonly language: LanguageId;
  readonly size: FilmSize;
  readonly source: DigitalSource;
}

export interface TitleCardOrder {
  readonly title: string;
  readonly size: FilmSize;
  readonly language: LanguageId;
  /** Gives each card of a film another design. */
  readonly seed: number;
}

export interface HasFilmStudio {
  readonly film: FilmStudio;
}

export interface HasSoundMixer {
  readonly sound: SoundMixer;
}

export interface HasPictureFiles {
  readonly pictures: PictureFiles;
}

export interface HasContentCredentials {
  readonly contentCredentials: ContentCredentials;
}

export interface HasTempFolder {
  /** Runs `work` with a temporary folder of its own, which is deleted afterwards. */
  readonly withTempFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
}
