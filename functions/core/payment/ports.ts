import type { PaymentRecord } from "#contract/schema/payment-record.ts";

/** The key of a payment, found by its session, its intent or its own id. */
export interface PaymentPlace {
  readonly userId: string;
  readonly paymentId: string;
}

export interface PaymentRecords {
  find(userId: string, paymentId: string): Promise<PaymentRecord | undefined>;
  /** By our own id, or by the provider's of its session or intent. */
  place(reference: string): Promise<PaymentPlace | undefined>;
  /** A user's payments, newest first. */
  newest(userId: string, limit: number): Promise<PaymentRecord[]>;
  /** Payments of all users that must be reconciled by then. */
  due(at: string): Promise<PaymentRecord[]>;
  /** Whether a webhook event was applied before. */
  isProcessed(eventId: string): Promise<boolean>;
}

/** The payment provider with its checkout page. */
export interface PaymentProvider {
  /** Opens a checkout page. Idempotent: the same payment gets the same page. */
  open(payment: PaymentRecord): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** Reads a webhook event; undefined for an irrelevant one. Refuses a wrong signature. */
  read(bytes: Uint8Array, signature: string, now: Date): Promise<PaymentNotification | undefined>;
  /** Fetches the state of a session. */
  readSession(sessionId: string): Promise<PaymentNotification>;
  /** The current links of an invoice; undefined if the provider does not have it. */
  invoice(invoiceId: string): Promise<InvoiceLinks | undefined>;
  /** Our own id of the payment that an intent belongs to. */
  paymentOf(intentId: string): Promise<string | undefined>;
}

/** Addresses at the provider that end after some days. */
export interface InvoiceLinks {
  readonly number: string;
  readonly page: string;
  readonly pdf: string;
}

/** What the provider reports about one payment. */
export interface PaymentNotification {
  /** The id of the webhook event; absent if we fetched the state. */
  readonly eventId?: string | undefined;
  readonly about: {
    readonly paymentId?: string | undefined;
    readonly sessionId?: string | undefined;
    readonly intentId?: string | undefined;
  };
  readonly at: string;
  readonly events: readonly PaymentEvent[];
}

export type PaymentEvent =
  | {
      readonly kind: "paid";
      readonly amount: number;
      readonly currency: string;
      /** The part of the amount that is tax, if the provider computed it. */
      readonly tax?: number | undefined;
      readonly customerId?: string | undefined;
    }
  | { readonly kind: "invoiced"; readonly invoiceId: string; readonly number?: string | undefined }
  /** Checkout is complete, but the money has not arrived. */
  | { readonly kind: "waiting" }
  | { readonly kind: "failed" }
  | { readonly kind: "expired" }
  | {
      readonly kind: "charged";
      readonly chargeId: string;
      readonly method?: string | undefined;
      readonly receiptEmail?: string | undefined;
      readonly receiptUrl?: string | undefined;
    }
  /** Total cents refunded so far. */
  | { readonly kind: "refunded"; readonly amount: number }
  | {
      readonly kind: "disputed";
      readonly id: string;
      readonly state: "open" | "won" | "lost";
      readonly amount: number;
    };

export interface HasPayments {
  readonly payments: PaymentRecords;
}

export interface HasPaymentProvider {
  readonly paymentProvider: PaymentProvider;
}
