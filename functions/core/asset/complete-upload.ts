import type { UploadRecord } from "#contract/schema/asset.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { AssetChange } from "./changes.ts";
import { type KeepsFiles, type Kept, keepFile } from "./keep-file.ts";
import { quarantineKey } from "./names.ts";
import type { HasAssets } from "./ports.ts";

/**
 * Takes a file out of quarantine into its owner's list. Called again, it answers with the listed file; a file that
 * is refused is deleted, and its upload with it.
 */
export const completeUpload = async (use: KeepsFiles, userId: string, id: string): Promise<Kept> => {
  const upload = await use.assets.upload(userId, id);
  if (!upload || upload.expires * 1000 < use.now().getTime()) return completedBefore(use, userId, id);
  const key = quarantineKey(upload);
  if (!(await use.artefacts.has(key)))
    throw new Refusal("conflict", "The file has not been uploaded yet. Please upload it, then try again.");
  try {
    const bytes = await use.artefacts.get(key);
    const kept = await keepFile(use, { id, userId, claim: upload, bytes }, [{ kind: "close-upload", userId, id }]);
    await use.artefacts.removeAll(key);
    return kept;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "conflict") return completedBefore(use, userId, id);
    await forget(use, upload);
    throw error;
  }
};

const completedBefore = async (use: HasAssets, userId: string, id: string): Promise<Kept> => {
  const asset = await use.assets.find(userId, id);
  if (!asset) throw new Refusal("not_found", `Upload not found: ${id}`);
  return { asset, warnings: [], recommendations: [] };
};

const forget = async (use: HasArtifacts & Commits<AssetChange>, upload: UploadRecord): Promise<void> => {
  await use.artefacts.removeAll(quarantineKey(upload));
  await use.commit([{ kind: "close-upload", userId: upload.userId, id: upload.id }]).catch((error) => {
    // Somebody else who completed the same upload has closed it.
    if (!(error instanceof Refusal)) throw error;
  });
};
