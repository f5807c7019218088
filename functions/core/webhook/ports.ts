import type { DeliveryRecord, WebhookRecord } from "./records.ts";

export interface WebhookRecords {
  find(userId: string): Promise<WebhookRecord | undefined>;
  delivery(userId: string, id: string): Promise<DeliveryRecord | undefined>;
  /** Newest first; `before` is the last id of the previous page. */
  deliveries(
    userId: string,
    page: { readonly limit: number; readonly before?: string | undefined },
  ): Promise<DeliveryRecord[]>;
}

/** One execution of the deliver-webhook state machine. */
export interface DeliveryExecution {
  readonly userId: string;
  readonly deliveryId: string;
  /** 0 for the scheduled attempts; otherwise the number of the owner's request for another attempt. */
  readonly nth: number;
}

export interface DeliveryExecutions {
  /** Idempotent. */
  start(execution: DeliveryExecution): Promise<void>;
}

export interface HasWebhooks {
  readonly webhooks: WebhookRecords;
}

export interface HasDeliveryExecutions {
  readonly deliveryExecutions: DeliveryExecutions;
}

export interface HasDeliverySettings {
  readonly settings: {
    /** Seconds from each failed attempt of a delivery to the next. */
    readonly deliveryWaits: readonly number[];
  };
}
