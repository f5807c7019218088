import { protagonist } from "#contract/catalogue/uploads.ts";
import type { SelectedFile } from "./selected-file.ts";
import { text } from "./text.ts";

/** A failed request. Status 0 means that there was no response; without a status it is a local error. */
interface UploadFailure {
  readonly message: string;
  readonly status?: number;
  readonly code?: string;
}

/**
 * Returns the error text of an upload: "failed" if a server refused it, "error" if none answered. S3 gives no usable
 * reason, so the text then names the kind of file.
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
