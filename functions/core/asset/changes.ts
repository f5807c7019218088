import type { AssetRecord, UploadRecord } from "#contract/schema/asset.ts";

/** What can happen to a user's files. */
export type AssetChange =
  | { readonly kind: "open-upload"; readonly upload: UploadRecord }
  | { readonly kind: "close-upload"; readonly userId: string; readonly id: string }
  | {
      readonly kind: "list-asset";
      readonly slot: string;
      readonly asset: AssetRecord;
      /** The file that had the name when it was decided; another one in its place is a conflict. */
      readonly replaces: AssetRecord | undefined;
    }
  | { readonly kind: "delete-asset"; readonly slot: string; readonly asset: AssetRecord };
