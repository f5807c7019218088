import { protagonist } from "#contract/catalogue/uploads.ts";
import { ApiFault } from "../../lib/api.ts";
import type { Chosen } from "./chosen.ts";
import { text } from "./text.ts";

/**
 * What is said of an upload that did not succeed: it failed where somebody refused it, and was an error where nobody
 * answered. The store gives no reason, and then what was not uploaded is one.
 */
export const uploadFaultOf = (
  error: unknown,
  { assetType, role }: Pick<Chosen, "assetType" | "role">,
  storyType?: string,
): string => {
  if (!(error instanceof ApiFault)) return text.uploadError(error instanceof Error ? error.message : "", storyType);
  if (error.status === 0) return text.uploadError(text.offline, storyType);
  if (error.code !== "store") return text.uploadFailed(error.message, storyType);
  const what = assetType !== "character" ? "other" : role === protagonist.category ? "protagonist" : "character";
  return text.uploadFailed(text.notStored[what], storyType);
};
