import { protagonist } from "#contract/catalogue/uploads.ts";
import type { SelectedFile } from "./selected-file.ts";
import { text } from "./text.ts";

/** What went wrong: an answer of the server or of the store, or none, which has the status 0. */
interface UploadFailure {
  readonly message: string;
  readonly status?: number;
  readonly code?: string;
}

/**
 * What is said of an upload that did not succeed: it failed where somebody refused it, and was an error where nobody
 * answered. The store gives no reason, and then what was not uploaded is one.
 */
export const uploadErrorMessage = (
  { message, status, code }: UploadFailure,
  { assetType, role }: Pick<SelectedFile, "assetType" | "role">,
  storyType?: string,
): string => {
  if (status === undefined) return text.uploadError(message, storyType);
  if (status === 0) return text.uploadError(text.offline, storyType);
  if (code !== "store") return text.uploadFailed(message, storyType);
  const what = assetType !== "character" ? "other" : role === protagonist.category ? "protagonist" : "character";
  return text.uploadFailed(text.notStored[what], storyType);
};
