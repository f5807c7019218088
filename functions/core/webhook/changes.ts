import type { DeliveryRecord, WebhookRecord } from "./records.ts";

/** The changes to webhooks. `from` is the revision that was read; undefined for a new record. */
export type WebhookChange =
  | { readonly kind: "put-webhook"; readonly record: WebhookRecord; readonly from: number | undefined }
  | { readonly kind: "remove-webhook"; readonly userId: string }
  | { readonly kind: "put-delivery"; readonly record: DeliveryRecord; readonly from: number | undefined };
