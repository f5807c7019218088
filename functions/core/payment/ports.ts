import type { PaymentRecord } from "#contract/schema/payment-record.ts";

/** Where a payment is kept: what its session, its intent or its own id lead to. */
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
  /** Payments of all users whose end we should ask for by then. */
  due(at: string): Promise<PaymentRecord[]>;
  /** Whether a message of the provider was heard before. */
  isProcessed(eventId: string): Promise<boolean>;
}

/** Takes payments by card, on a page of its own. */
export interface PaymentProvider {
  /** Opens the page where a payment is made. Opened again for the same payment, it is the same page. */
  open(payment: PaymentRecord): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** What a signed message says, or nothing where it is about something else; refuses what is not signed well. */
  read(bytes: Uint8Array, signature: string, now: Date): PaymentNotification | undefined;
  /** What has become of a session, asked for by ourselves. */
  readSession(sessionId: string): Promise<PaymentNotification>;
  /** Our own id of the payment that an intent belongs to. */
  paymentOf(intentId: string): Promise<string | undefined>;
}

/** What the provider says of one payment. */
export interface PaymentNotification {
  /** Of the message; absent where we asked. */
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
  | { readonly kind: "paid"; readonly amount: number; readonly currency: string }
  /** The order is complete, the money is still under way. */
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
  /** Cents that went back so far, in all. */
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
