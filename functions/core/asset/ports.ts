import type { AssetRecord, UploadRecord } from "#contract/schema/asset.ts";

/** A user's listed files, and the open uploads. */
export interface AssetRecords {
  find(userId: string, id: string): Promise<AssetRecord | undefined>;
  /** The file with this name; a name has at most one file, see `slotOf`. */
  named(userId: string, slot: string): Promise<AssetRecord | undefined>;
  all(userId: string, assetType?: AssetRecord["assetType"]): Promise<AssetRecord[]>;
  stored(userId: string): Promise<Stored>;
  upload(userId: string, id: string): Promise<UploadRecord | undefined>;
}

/** The number and total size of a user's files. */
export interface Stored {
  readonly files: number;
  readonly bytes: number;
}

export interface UploadForms {
  /** A signed form that uploads one file of this type, up to the maximum size, to exactly this key. */
  form(order: {
    readonly key: string;
    readonly contentType: string;
    readonly maximum: number;
    readonly seconds: number;
  }): Promise<{ readonly url: string; readonly fields: Readonly<Record<string, string>> }>;
}

export type PictureKind = "png" | "jpg" | "gif";
export type SoundKind = "mp3" | "wav" | "m4a";
/** What people and browsers record. */
export type RecordingKind = SoundKind | "webm" | "ogg";

/** Width and height after the EXIF rotation. */
export interface Measured {
  readonly width: number;
  readonly height: number;
}

/** How a picture becomes a square: cropped, or padded from its border. */
export interface Square {
  readonly side: number;
  readonly by: "cutting" | "filling";
}

export interface RewrittenSound {
  readonly bytes: Uint8Array;
  readonly seconds: number;
}

/**
 * Decodes untrusted files. It refuses a wrong type, a decompression bomb and a damaged file. What it writes is encoded
 * again: the picture or the sound, without metadata.
 */
export interface Inspector {
  measurePicture(bytes: Uint8Array, kind: PictureKind): Promise<Measured>;
  rewritePicture(
    bytes: Uint8Array,
    kind: PictureKind,
    square: Square | undefined,
  ): Promise<Measured & { readonly bytes: Uint8Array }>;
  rewriteSound(bytes: Uint8Array, kind: SoundKind): Promise<RewrittenSound>;
  /** A recording of a narration as WAV (48 kHz, mono, 16 bit). It also refuses one that is silent, too short or too long. */
  rewriteRecording(bytes: Uint8Array, kind: RecordingKind): Promise<RewrittenSound>;
}

export interface HasAssets {
  readonly assets: AssetRecords;
}

export interface HasUploadForms {
  readonly uploadForms: UploadForms;
}

export interface HasInspector {
  readonly inspector: Inspector;
}
