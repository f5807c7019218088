import type { BlogRecord, PostRecord } from "./records.ts";

/** The changes to blogs. `from` is the revision that was read; undefined for a new record. */
export type BlogChange =
  | { readonly kind: "put-blog"; readonly record: BlogRecord; readonly from: number | undefined }
  | { readonly kind: "remove-blog"; readonly userId: string }
  | { readonly kind: "put-post"; readonly record: PostRecord; readonly from: number | undefined };
