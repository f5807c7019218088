import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { SubtitleStyleId } from "#contract/catalogue/subtitle-styles.ts";
import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Accounts, Audits } from "./admin/ports.ts";
import type { AssetRecords, Inspector, UploadForms } from "./asset/ports.ts";
import type { StoryAssistant } from "./assist/ports.ts";
import type { Blog, BlogRecords } from "./blog/records.ts";
import type { Change, Profile, TaskRun } from "./change.ts";
import type { Balances, LedgerEntry } from "./credit/ledger.ts";
import type { KeyRecords } from "./developer/key-records.ts";
import type { Mail } from "./mail/mail-content.ts";
import type { Mailed } from "./mail/ports.ts";
import type { Cashier, PaymentRecords } from "./payment/ports.ts";
import type { Pauses } from "./provider/provider-pauses.ts";
import type { Cursors } from "./shared/cursors.ts";
import type { Answers } from "./shared/idempotency.ts";
import type { Rates } from "./shared/rate-limits.ts";
import type { SafeHttpClient } from "./shared/safe-http.ts";
import type { Random, Vault } from "./shared/vault.ts";
import type { Plan, PlannedScene, PreviousStory, StoryDraft } from "./story/story.ts";
import type { Vouchers } from "./voucher/ports.ts";
import type { DeliveryRuns, WebhookRecords } from "./webhook/records.ts";

/** The whole edge of the system: what the core asks of the outside, in the core's own words. */
export interface Ports {
  /** All of it happens, or none of it does; throws the `Refusal` of the change that could not happen. */
  readonly commit: (changes: readonly Change[]) => Promise<void>;
  /** Events that a commit stored and nobody has announced yet. */
  readonly outbox: { publishOlderThan(seconds: number): Promise<number> };
  readonly tasks: TaskRecords;
  readonly users: { find(userId: string): Promise<Profile | undefined> };
  readonly accounts: Accounts;
  readonly audits: Audits;
  readonly vouchers: Vouchers;
  readonly mail: Mail;
  readonly mailed: Mailed;
  readonly credits: Credits;
  readonly identities: Identities;
  readonly payments: PaymentRecords;
  readonly cashier: Cashier;
  readonly keys: KeyRecords;
  /** Who holds an access token; nobody, where it is not good. */
  readonly tokens: { holder(token: string): Promise<{ userId: string; groups: readonly string[] } | undefined> };
  readonly timings: { recent(): Promise<Timings> };
  readonly cursors: Cursors;
  readonly rates: Rates;
  /** What all limits on calls are multiplied with. */
  readonly rateScale: number;
  readonly answers: Answers;
  readonly artefacts: Artefacts;
  readonly assets: AssetRecords;
  readonly uploadForms: UploadForms;
  readonly inspector: Inspector;
  readonly runs: Runs;
  readonly writer: StoryWriter;
  readonly assistant: StoryAssistant;
  readonly illustrator: Illustrator;
  readonly narrator: Narrator;
  readonly composer: Composer;
  /** Seconds that a narrator needs for a text. */
  readonly estimateSpeechSeconds: (text: string, language: LanguageId) => number;
  readonly pauses: Pauses;
  readonly film: FilmStudio;
  readonly pictures: PictureFiles;
  /** Does a piece of work in a folder of its own, which is gone afterwards. */
  readonly inFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
  readonly webhooks: WebhookRecords;
  readonly deliveryRuns: DeliveryRuns;
  readonly blogs: BlogRecords;
  readonly blog: Blog;
  readonly safeHttp: SafeHttpClient;
  readonly vault: Vault;
  readonly random: Random;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly pause: (seconds: number) => Promise<void>;
  readonly newId: (kind: IdKind) => string;
  /** So many letters and digits that nobody can guess. */
  readonly randomText: (letters: number) => string;
}

/** An account's balances and the movements that make them up. */
export interface Credits {
  balances(userId: string): Promise<Balances>;
  /** Newest first, beginning behind a place that an earlier page ended at. */
  movements(
    userId: string,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<{ readonly entries: readonly LedgerEntry[]; readonly end?: string | undefined }>;
  /** What was paid for films since then. */
  paidSince(userId: string, at: string): Promise<number>;
}

/** Who signs in, as the user pool knows them. */
export interface Identities {
  /** Whose access token it is; nobody's where it was revoked. */
  of(accessToken: string): Promise<Identity | undefined>;
}

export interface Identity {
  readonly userId: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** What a new id begins with: it says what it names. */
export type IdKind = "web" | "api" | "evt" | "pay" | "vch" | "top" | "aud" | "asset" | "key" | "msg" | "up";

/** What an operator decides, and functions get from their environment. */
export interface Settings {
  /** Seconds that a new task stays open to changes. */
  readonly editSeconds: number;
  /** Films that one user may have in the making at once. */
  readonly runningTasks: number;
  /** Credits of a new user. */
  readonly signupCredits: number;
  /** Seconds from each failed attempt of a webhook's delivery to the next. */
  readonly deliveryWaits: readonly number[];
  /** Who writes, draws, speaks and composes, with their versions: frozen in a task when it starts. */
  readonly models: Models;
}

export interface Models {
  readonly writer: string;
  readonly illustrator: string;
  readonly narrator: string;
  readonly composer: string;
}

export type Counts = Readonly<Record<TaskStatus, number>>;
/** Seconds that earlier films took for each stage: for one scene where the stage has scenes. */
export type Timings = Readonly<Record<string, readonly number[]>>;

export interface TaskRecords {
  find(userId: string, taskId: string): Promise<TaskRecord | undefined>;
  page(
    userId: string,
    at: {
      readonly status?: TaskStatus | undefined;
      readonly limit: number;
      readonly offset: number;
      /** Only tasks that stand behind this one in the list. */
      readonly after?: { readonly createdAt: string; readonly taskId: string } | undefined;
    },
  ): Promise<TaskRecord[]>;
  counts(userId: string): Promise<Counts>;
  /** Those that programs ordered, newest first. */
  byPrograms(userId: string, limit: number): Promise<TaskRecord[]>;
  /** Tasks that should have ended by then, of all users. */
  overdue(at: string): Promise<TaskRecord[]>;
}

/** The files of tasks, named by what they were made from. They are deleted seven days after completion. */
export interface Artefacts {
  has(key: string): Promise<boolean>;
  put(key: string, content: string | Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  upload(key: string, path: string, type: string): Promise<void>;
  download(key: string, path: string): Promise<void>;
  removeAll(prefix: string): Promise<void>;
  /** Packs stored files into one, under these names. */
  zip(key: string, files: readonly { readonly key: string; readonly name: string }[]): Promise<void>;
  /** A signed address that works in a browser without a login until then; with a name, the browser saves the file. */
  link(key: string, until: Date, saveAs?: string): string;
}

/** The state machine's executions, one for each attempt of a task. */
export interface Runs {
  /** Starting the same attempt again does nothing. */
  start(run: TaskRun): Promise<void>;
  stop(run: TaskRun): Promise<void>;
  status(run: TaskRun): Promise<"running" | "ended" | "unknown">;
}

/** Writes stories, and plans the pictures of them. */
export interface StoryWriter {
  write(request: StoryRequest): Promise<StoryDraft>;
  /** Makes a pasted story fit: word for word where its speaking time is near enough, else abridged. */
  adapt(request: StoryRequest & { readonly text: string }): Promise<StoryDraft>;
  plan(request: StoryRequest & { readonly story: StoryDraft }): Promise<Plan>;
  /** The same narration in about so many seconds. */
  rescale(request: {
    readonly narration: string;
    readonly language: LanguageId;
    readonly seconds: number;
    readonly seed: string;
    readonly model: string;
  }): Promise<string>;
  describe(request: {
    readonly title: string;
    readonly text: string;
    readonly language: LanguageId;
    readonly storyType: string;
    readonly chapters: readonly { readonly title: string; readonly start: number }[];
    readonly model: string;
  }): Promise<Publishing>;
}

export interface StoryRequest {
  readonly idea: string;
  readonly storyType: string;
  readonly language: LanguageId;
  readonly scenes: number;
  /** Seconds of speech that fill the film. */
  readonly seconds: number;
  readonly seed: string;
  readonly audienceAge: string;
  readonly audienceGender: string;
  readonly audienceLocation: string;
  readonly thematicPurpose: string;
  readonly signaturePhrases: string;
  readonly searchKeywords: string;
  readonly narratorName: string;
  /** The leading character bears it. */
  readonly heroName?: string | undefined;
  /** 0 to 1, for models that take it. */
  readonly temperature: number;
  /** The user's own system prompts, filled in: how the story is to be told, and how it is cut into pictures. */
  readonly wishes: { readonly writing: string; readonly structure: string };
  /** Who writes it: the model that the task was begun with. */
  readonly model: string;
  /** A sequel tells what happens next, to the same people. */
  readonly sequelOf?: PreviousStory | undefined;
}

/** What a film is shared with. */
export interface Publishing {
  readonly title: string;
  readonly description: string;
  readonly hashtags: readonly string[];
}

export interface Illustrator {
  /** May throw `ContentBlocked`; `softness` 0 to 2 asks for a milder picture each time. */
  draw(order: {
    readonly scene: PlannedScene;
    readonly plan: Plan;
    readonly style: string;
    readonly width: number;
    readonly height: number;
    readonly seed: string;
    readonly storySeed: string;
    readonly softness: number;
    /** The user's own picture of the leading character, as PNG. */
    readonly hero?: Uint8Array | undefined;
    /** Pictures of who is in the scene, to be drawn after. */
    readonly sheets?: readonly CharacterSheet[] | undefined;
    readonly model: string;
  }): Promise<LayeredPicture>;
  /** A character alone, as PNG; nothing where the illustrator draws the same face without. May throw `ContentBlocked`. */
  drawSheet?(order: {
    readonly member: Plan["cast"][number];
    readonly style: string;
    readonly model: string;
  }): Promise<Uint8Array | undefined>;
}

/** What a character looks like in every picture. */
export interface CharacterSheet {
  readonly name: string;
  readonly png: Uint8Array;
}

/** A layered picture as one file to be kept, and as one PNG to be shown. */
export interface PictureFiles {
  pack(picture: LayeredPicture): Promise<Uint8Array>;
  unpack(file: Uint8Array): Promise<LayeredPicture>;
  flatten(picture: LayeredPicture): Promise<Uint8Array>;
}

export interface Narrator {
  speak(request: {
    readonly text: string;
    readonly language: LanguageId;
    readonly voice: string;
    readonly model: string;
  }): Promise<Speech>;
}

/** Narration of one scene: mono sound with the time of every written word. */
export interface Speech {
  readonly sampleRate: number;
  readonly samples: Float32Array;
  readonly words: readonly WordTime[];
  readonly sentences: readonly Sentence[];
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Index of its first and last word. */
  readonly words: readonly [first: number, last: number];
}

export interface Composer {
  /** Writes a stereo sound file with music for moods one after the other. */
  compose(
    order: { readonly sections: readonly { readonly mood: string; readonly seconds: number }[]; readonly seed: string },
    path: string,
  ): Promise<void>;
}

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
