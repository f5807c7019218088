import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { SubtitleStyleId } from "#contract/catalogue/subtitle-styles.ts";

/** A picture in layers, back to front. The first layer is opaque and covers it; sizes are in its own pixels. */
export interface LayeredPicture {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

/** One depth of a picture: a plate of scenery, or a character with its movement. */
export interface Layer {
  /** How far a move of the camera shifts it: 0 the sky, 1 the ground at the hero's feet, above 1 what is nearer. */
  readonly depth: number;
  /** One for a layer that is still in itself; several, all of one size and place, for a cycle of movement. */
  readonly frames: readonly Sprite[];
  /** Frames of the cycle shown in a second; 0 where there is one frame. */
  readonly rate: number;
  /** Pixels it travels while the scene lasts, from half of it before its place to half of it behind. */
  readonly travel: { readonly x: number; readonly y: number };
}

/** Pixels with straight (not premultiplied) alpha, cropped to the box they fill. */
export interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** A spoken word and when it is heard, in seconds from the start of what was spoken. */
export interface WordTime {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A layered picture as one file to be kept, and as one PNG to be shown. */
export interface PictureFiles {
  pack(picture: LayeredPicture): Promise<Uint8Array>;
  unpack(file: Uint8Array): Promise<LayeredPicture>;
  flatten(picture: LayeredPicture): Promise<Uint8Array>;
}

/** Makes the film: its scenes one by one, the whole, and what goes with it. Files are paths on this machine. */
export interface FilmStudio {
  /** Writes one segment, H.264 in mp4. Segments of one size join without being encoded again. */
  renderScene(order: SceneOrder): Promise<void>;
  joinFilm(order: FilmOrder): Promise<void>;
  /** What a finished file really is, from its own boxes and from listening to it. */
  inspectFilm(path: string): Promise<FilmFacts>;
  /** A poster as JPEG. */
  thumbnail(order: PosterOrder): Promise<Uint8Array>;
  /** A designed picture for a scene that has none. */
  titleCard(order: TitleCardOrder): Promise<LayeredPicture>;
  /** A PNG, JPEG or WebP as a picture of one layer. */
  flatPicture(image: Uint8Array): Promise<LayeredPicture>;
  toJpeg(image: Uint8Array, quality: number): Promise<Uint8Array>;
  toMp3(wav: Uint8Array): Promise<Uint8Array>;
  /** How wide a caption of that language and film is drawn, in pixels. */
  captionRuler(language: LanguageId, size: FilmSize, style?: SubtitleStyleId): CaptionRuler;
}

/** Both even. */
export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** One or two lines and when they are to be read, in seconds of the scene. */
export interface Caption {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
  /** Where its words stand and when each is heard. */
  readonly words?: readonly CaptionWord[] | undefined;
}

/** A word of a caption: its line, its letters in it from one to before another, and when it is heard. */
export interface CaptionWord {
  readonly line: number;
  readonly from: number;
  readonly until: number;
  readonly start: number;
  readonly end: number;
}

export interface CaptionRuler {
  readonly measure: (text: string) => number;
  /** What a line may take. */
  readonly width: number;
}

export interface SceneOrder {
  readonly size: FilmSize;
  /** At 30 a second. */
  readonly frames: number;
  readonly picture: LayeredPicture;
  readonly camera: "zoom" | "still";
  /** Its place in the film from 0: neighbours move differently. */
  readonly scene: number;
  /** Frames at which a moving camera cuts to another framing of the picture. */
  readonly cuts?: readonly number[] | undefined;
  readonly captions: readonly Caption[];
  readonly captionsBurned: boolean;
  /** The classic one where nothing is said. */
  readonly captionStyle?: SubtitleStyleId | undefined;
  /** The word that is heard has a colour of its own. */
  readonly highlightSpokenWord?: boolean | undefined;
  readonly language: LanguageId;
  /** A PNG or JPEG of 128 x 128. */
  readonly watermark?: Uint8Array | undefined;
  /** Shown over the beginning of the scene. */
  readonly card?: { readonly kicker: string; readonly title: string } | undefined;
  /** What the card stands on; a darkened band where nothing is said. */
  readonly cardLook?: "night" | "paper" | "graphic" | undefined;
  /** Seconds; 0 for a hard cut. */
  readonly fadeIn: number;
  readonly fadeOut: number;
  /** What it fades from and to; black where nothing is said. */
  readonly fadeTone?: "black" | "paper" | undefined;
  /** Threads of the encoder; 1 where nothing is said, as scenes run side by side. */
  readonly threads?: number | undefined;
  readonly path: string;
}

/** Speech of one scene and the second of the film at which it begins: a WAV of 48 kHz, mono, 16 bit. */
export type Narration = { readonly at: number } & ({ readonly path: string } | { readonly wav: Uint8Array });

export interface FilmOrder {
  readonly segments: readonly string[];
  readonly narration: readonly Narration[];
  /** Any sound file; repeated or cut to the film's length. */
  readonly music?: string | undefined;
  readonly seconds: number;
  readonly chapters?: readonly { readonly at: number; readonly title: string }[] | undefined;
  readonly title: string;
  readonly out: string;
}

export interface FilmOrder {
  readonly segments: readonly string[];
  readonly narration: readonly Narration[];
  /** Any sound file; repeated or cut to the film's length. */
  readonly music?: string | undefined;
  readonly seconds: number;
  readonly chapters?: readonly { readonly at: number; readonly title: string }[] | undefined;
  readonly title: string;
  readonly out: string;
}

export interface FilmFacts {
  readonly seconds: number;
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** "h264", "aac": or the four letters of the box where it is something else. */
  readonly videoCodec: string;
  readonly profile: string;
  readonly audioCodec: string;
  readonly audioSeconds: number;
  readonly sampleRate: number;
  /** LUFS; -Infinity where there is no sound. */
  readonly integratedLoudness: number;
  /** dBTP. */
  readonly truePeak: number;
  readonly blackStretches: readonly Stretch[];
  /** Longer than 2.5 seconds. */
  readonly silentStretches: readonly Stretch[];
  readonly faststart: boolean;
  readonly bytes: number;
}

/** Seconds of the film. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface PosterOrder {
  readonly picture: LayeredPicture | Uint8Array;
  readonly title: string;
  readonly language: LanguageId;
  readonly size: FilmSize;
}

export interface TitleCardOrder {
  readonly title: string;
  readonly size: FilmSize;
  readonly language: LanguageId;
  /** Cards of one film differ by it. */
  readonly seed: number;
}

export interface HasFilmStudio {
  readonly film: FilmStudio;
}

export interface HasPictureFiles {
  readonly pictures: PictureFiles;
}

export interface HasTempFolder {
  /** Runs `work` with a temporary folder of its own, which is deleted afterwards. */
  readonly withTempFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
}
