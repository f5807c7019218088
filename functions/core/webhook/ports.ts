import type { DeliveryRecord, WebhookRecord } from "./records.ts";

export interface WebhookRecords {
  find(userId: string): Promise<WebhookRecord | undefined>;
  delivery(userId: string, id: string): Promise<DeliveryRecord | undefined>;
  /** The newest first; `before` is the id of the last one of the page before. */
  deliveries(
    userId: string,
    page: { readonly limit: number; readonly before?: string | undefined },
  ): Promise<DeliveryRecord[]>;
}

/** One way of a delivery through its state machine. */
export interface DeliveryExecution {
  readonly userId: string;
  readonly deliveryId: string;
  /** 0: by the schedule. Above: the nth time that its owner asked for one more attempt. */
  readonly nth: number;
}

export interface DeliveryExecutions {
  /** Starting the same run again does nothing. */
  start(run: DeliveryExecution): Promise<void>;
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
