/** The fields of Stripe's objects that clients of this fake read. Amounts are cents, times are seconds since 1970. */
export interface Session {
  readonly id: string;
  readonly object: "checkout.session";
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly cancel_url: string;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly mode: "payment";
  readonly payment_intent: string | null;
  readonly payment_method_types: readonly string[];
  readonly payment_status: "unpaid" | "paid";
  readonly status: "open" | "complete" | "expired";
  readonly success_url: string;
  readonly url: string | null;
}

export type Metadata = Readonly<Record<string, string>>;

export interface Intent {
  readonly id: string;
  readonly object: "payment_intent";
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly receipt_email: string | null;
  readonly status: "processing" | "succeeded" | "requires_payment_method";
}

export interface Charge {
  readonly id: string;
  readonly object: "charge";
  readonly amount: number;
  readonly amount_refunded: number;
  readonly created: number;
  readonly currency: string;
  readonly disputed: boolean;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly paid: true;
  readonly payment_intent: string;
  readonly payment_method_details: { readonly type: string };
  readonly receipt_email: string | null;
  readonly receipt_url: string;
  readonly refunded: boolean;
  readonly status: "succeeded";
}

export interface Refund {
  readonly id: string;
  readonly object: "refund";
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly status: "succeeded";
}

export interface Dispute {
  readonly id: string;
  readonly object: "dispute";
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: "fraudulent";
  readonly status: "needs_response" | "won" | "lost";
}

export interface StripeEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly type: string;
}

/** What a session needs once it is paid. Not part of Stripe's API. */
export interface Order {
  readonly product: string;
  readonly intentMetadata: Metadata;
  readonly receiptEmail: string | null;
}
