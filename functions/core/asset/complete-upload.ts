import type { UploadRecord } from "#contract/schema/asset.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { AssetChange } from "./changes.ts";
import { type KeepsFiles, type Kept, keepFile } from "./keep-file.ts";
import { quarantineKey } from "./names.ts";
import type { HasAssets } from "./ports.ts";

/**
 * Moves a file from quarantine into its owner's list. Idempotent: a second call returns the listed file. A refused
 * file is deleted together with its upload.
 */
export const completeUpload = async (deps: KeepsFiles, userId: string, id: string): Promise<Kept> => {
  const upload = await deps.assets.upload(userId, id);
  if (!upload || upload.expires * 1000 < deps.now().getTime()) return completedBefore(deps, userId, id);
  const key = quarantineKey(upload);
  if (!(await deps.artifacts.has(key)))
    throw new Refusal("conflict", "The file has not been uploaded yet. Please upload it, then try again.");
  try {
    const bytes = await deps.artifacts.get(key);
    const kept = await keepFile(deps, { id, userId, claim: upload, bytes }, [{ kind: "close-upload", userId, id }]);
    await deps.artifacts.removeAll(key);
    return kept;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "conflict") return completedBefore(deps, userId, id);
    await forget(deps, upload);
    throw error;
  }
};

const completedBefore = async (deps: HasAssets, userId: string, id: string): Promise<Kept> => {
  const asset = await deps.assets.find(userId, id);
  if (!asset) throw new Refusal("not_found", `Upload not found: ${id}`);
  return { asset, warnings: [], recommendations: [] };
};

const forget = async (deps: HasArtifacts & Commits<AssetChange>, upload: UploadRecord): Promise<void> => {
  await deps.artifacts.removeAll(quarantineKey(upload));
  await deps.commit([{ kind: "close-upload", userId: upload.userId, id: upload.id }]).catch((error) => {
    // A concurrent request has completed the same upload.
    if (!(error instanceof Refusal)) throw error;
  });
};
