import type { PresetRecord } from "./records.ts";

/** The changes to presets. `from` is the revision that was read; undefined for a new preset. */
export type PresetChange =
  | { readonly kind: "put-preset"; readonly record: PresetRecord; readonly from: number | undefined }
  | { readonly kind: "remove-preset"; readonly userId: string; readonly id: string };
