import { extensionOf, fileKindOf, slotOf, storedFileName } from "#contract/catalogue/asset-names.ts";
import { uploads } from "#contract/catalogue/uploads.ts";
import type { AssetRecord, UploadClaim } from "#contract/schema/asset.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { type Advice, adviceForPicture, adviceForSound } from "./advice.ts";
import type { AssetChange } from "./changes.ts";
import { checkClaim, checkSize } from "./check-claim.ts";
import { fileKey } from "./names.ts";
import type { HasAssets, HasInspector, PictureKind, RecordingKind, SoundKind } from "./ports.ts";
import { squareFor } from "./shape.ts";

export type KeepsFiles = HasAssets & HasArtifacts & HasInspector & HasIds & HasClock & Commits<AssetChange>;

export interface Sent {
  readonly id: string;
  readonly userId: string;
  readonly claim: UploadClaim;
  readonly bytes: Uint8Array;
}

export type Kept = Advice & { readonly asset: AssetRecord };

/**
 * Checks a file, rewrites it and lists it, replacing the file of the same name. `also` is part of the same
 * transaction. A refused file leaves nothing behind.
 */
export const keepFile = async (deps: KeepsFiles, sent: Sent, also: readonly AssetChange[] = []): Promise<Kept> => {
  const { claim, bytes } = sent;
  checkClaim({ ...claim, size: bytes.length });
  checkSize(bytes.length, uploads[claim.assetType].bytes);
  const { asset, content, advice } = await opened(deps, sent);
  const key = fileKey(asset);
  await deps.artifacts.put(key, content, asset.mimeType);
  try {
    const replaced = await list(deps, asset, also);
    if (replaced) await deps.artifacts.removeAll(fileKey(replaced));
    return { asset, ...advice };
  } catch (error) {
    await deps.artifacts.removeAll(key);
    throw error;
  }
};

/** The content types that files are served with. */
const mimeTypes = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
} as const satisfies Record<PictureKind | SoundKind, string>;

const opened = async (deps: KeepsFiles, { id, userId, claim, bytes }: Sent) => {
  const { content, advice, measures, kind } = await openedContent(deps, claim, bytes);
  const fileName = storedFileName(claim);
  const { characterName, metadata, assetType } = claim;
  const asset: AssetRecord = {
    id,
    userId,
    assetType,
    fileName,
    filePath: `${deps.newId("up")}/${fileName}`,
    fileSize: content.length,
    mimeType: mimeTypes[kind],
    uploadTime: deps.now().toISOString(),
    ...measures,
    metadata: { ...metadata, ...(assetType === "character" && { characterName: characterName?.trim() }) },
  };
  return { asset, content, advice };
};

const openedContent = async (deps: KeepsFiles, claim: UploadClaim, bytes: Uint8Array) => {
  const kind = fileKindOf(extensionOf(claim.fileName));
  if (claim.assetType === "narration") {
    const { bytes: content, seconds } = await deps.inspector.rewriteRecording(bytes, kind as RecordingKind);
    return { content, kind: "wav" as const, advice: noAdvice, measures: { duration: rounded(seconds) } };
  }
  if (kind === "png" || kind === "jpg" || kind === "gif")
    return { ...(await openedPicture(deps, claim, bytes, kind)), kind };
  return { ...(await openedSound(deps, bytes, kind as SoundKind)), kind: kind as SoundKind };
};

const noAdvice: Advice = { warnings: [], recommendations: [] };
const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

const openedPicture = async (deps: KeepsFiles, claim: UploadClaim, bytes: Uint8Array, kind: PictureKind) => {
  const square = squareFor(claim, await deps.inspector.measurePicture(bytes, kind));
  const { bytes: content, width, height } = await deps.inspector.rewritePicture(bytes, kind, square);
  const advice = adviceForPicture(claim, { size: bytes.length, kind, square });
  return { content, advice, measures: { width, height } };
};

const openedSound = async (deps: KeepsFiles, bytes: Uint8Array, kind: SoundKind) => {
  const { bytes: content, seconds } = await deps.inspector.rewriteSound(bytes, kind);
  return { content, advice: adviceForSound(bytes.length), measures: { duration: rounded(seconds) } };
};

/** Lists the file under its name and returns the replaced file. Of two uploads with one name the later one wins. */
const list = (deps: KeepsFiles, asset: AssetRecord, also: readonly AssetChange[]): Promise<AssetRecord | undefined> => {
  const slot = slotOf(asset);
  return retryOnConflict(
    deps,
    async () => {
      const replaces = await deps.assets.named(asset.userId, slot);
      if (replaces?.id === asset.id) throw new Refusal("conflict", "The upload has already been completed");
      return { changes: [{ kind: "list-asset", slot, asset, replaces }, ...also], result: replaces };
    },
    { maxAttempts: 5 },
  );
};
