import type { AssetRecord, UploadRecord } from "#contract/schema/asset.ts";

/** The changes to a user's files and uploads. */
export type AssetChange =
  | { readonly kind: "open-upload"; readonly upload: UploadRecord }
  | { readonly kind: "close-upload"; readonly userId: string; readonly id: string }
  | {
      readonly kind: "list-asset";
      readonly slot: string;
      readonly asset: AssetRecord;
      /** The file that had this name when it was read; if another one has it now, the change is refused. */
      readonly replaces: AssetRecord | undefined;
    }
  | { readonly kind: "delete-asset"; readonly slot: string; readonly asset: AssetRecord };
