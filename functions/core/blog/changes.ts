import type { BlogRecord, PostRecord } from "./records.ts";

/** What can happen to blogs. `from` is the revision that was read; undefined: there was none. */
export type BlogChange =
  | { readonly kind: "put-blog"; readonly record: BlogRecord; readonly from: number | undefined }
  | { readonly kind: "remove-blog"; readonly userId: string }
  | { readonly kind: "put-post"; readonly record: PostRecord; readonly from: number | undefined };
