import type { AssetRecord, UploadRecord } from "#contract/schema/asset.ts";

/** A user's files as they are listed, and the uploads that were allowed. */
export interface AssetRecords {
  find(userId: string, id: string): Promise<AssetRecord | undefined>;
  /** The file of a name, of which there is one at most: see `slotOf`. */
  named(userId: string, slot: string): Promise<AssetRecord | undefined>;
  all(userId: string, assetType?: AssetRecord["assetType"]): Promise<AssetRecord[]>;
  stored(userId: string): Promise<Stored>;
  upload(userId: string, id: string): Promise<UploadRecord | undefined>;
}

/** What a user keeps. */
export interface Stored {
  readonly files: number;
  readonly bytes: number;
}

export interface UploadForms {
  /** A signed form that puts one file of that type, and of a size up to the maximum, exactly there. */
  form(order: {
    readonly key: string;
    readonly contentType: string;
    readonly maximum: number;
    readonly seconds: number;
  }): Promise<{ readonly url: string; readonly fields: Readonly<Record<string, string>> }>;
}

export type PictureKind = "png" | "jpg" | "gif";
export type SoundKind = "mp3" | "wav" | "m4a";

/** Sizes as they are seen: after the rotation that a camera noted. */
export interface Measured {
  readonly width: number;
  readonly height: number;
}

/** How a picture becomes a square: what juts out is cut off, or what lacks is filled from its border. */
export interface Square {
  readonly side: number;
  readonly by: "cutting" | "filling";
}

/**
 * Opens what a stranger sent. It refuses what is not what it says, what would grow too large when opened, and what
 * is damaged; what it writes holds the picture or the sound, and no byte of anything else.
 */
export interface Inspector {
  measurePicture(bytes: Uint8Array, kind: PictureKind): Promise<Measured>;
  rewritePicture(
    bytes: Uint8Array,
    kind: PictureKind,
    square: Square | undefined,
  ): Promise<Measured & { readonly bytes: Uint8Array }>;
  rewriteSound(bytes: Uint8Array, kind: SoundKind): Promise<{ readonly bytes: Uint8Array; readonly seconds: number }>;
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
