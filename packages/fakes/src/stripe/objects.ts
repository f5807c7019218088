/** The fields of Stripe's objects that clients of this fake read. Amounts are cents, times are seconds since 1970. */
export interface Session {
  readonly id: string;
  readonly object: "checkout.session";
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly automatic_tax: {
    readonly enabled: boolean;
    readonly status: "requires_location_inputs" | "complete" | null;
  };
  readonly billing_address_collection: "auto" | "required" | null;
  readonly cancel_url: string;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly customer_creation: "always" | "if_required" | null;
  readonly customer_details: CustomerDetails | null;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly invoice: string | null;
  readonly invoice_creation: { readonly enabled: boolean; readonly invoice_data: { readonly metadata: Metadata } };
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly mode: "payment";
  readonly payment_intent: string | null;
  readonly payment_method_types: readonly string[];
  readonly payment_status: "unpaid" | "paid";
  readonly status: "open" | "complete" | "expired";
  readonly success_url: string;
  readonly tax_id_collection: { readonly enabled: boolean; readonly required: "never" };
  readonly total_details: {
    readonly amount_discount: 0;
    readonly amount_shipping: 0;
    readonly amount_tax: number;
  };
  readonly url: string | null;
}

export type Metadata = Readonly<Record<string, string>>;

export interface Address {
  readonly city: string | null;
  readonly country: string | null;
  readonly line1: string | null;
  readonly line2: null;
  readonly postal_code: string | null;
  readonly state: null;
}

export interface TaxId {
  readonly type: string;
  readonly value: string;
}

export interface CustomerDetails {
  readonly address: Address | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly tax_exempt: "none" | "reverse";
  readonly tax_ids: readonly TaxId[];
}

export interface Customer {
  readonly id: string;
  readonly object: "customer";
  readonly address: Address | null;
  readonly created: number;
  readonly email: string | null;
  readonly invoice_prefix: string;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly name: string | null;
  /** Stripe returns them with `expand` only. */
  readonly tax_ids: readonly TaxId[];
}

export interface Invoice {
  readonly id: string;
  readonly object: "invoice";
  readonly account_name: string;
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: 0;
  readonly billing_reason: "manual";
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly customer_address: Address | null;
  readonly customer_email: string | null;
  readonly customer_name: string | null;
  readonly customer_tax_ids: readonly TaxId[];
  readonly hosted_invoice_url: string;
  readonly invoice_pdf: string;
  readonly lines: {
    readonly object: "list";
    readonly data: readonly {
      readonly id: string;
      readonly object: "line_item";
      readonly amount: number;
      readonly currency: string;
      readonly description: string;
      readonly quantity: number;
    }[];
    readonly has_more: false;
    readonly url: string;
  };
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly number: string;
  readonly status: "paid";
  readonly subtotal: number;
  readonly total: number;
  readonly total_excluding_tax: number;
  readonly total_taxes: readonly {
    readonly amount: number;
    readonly tax_behavior: "inclusive" | "exclusive";
    readonly taxability_reason: "standard_rated" | "reverse_charge" | "not_collecting";
    readonly taxable_amount: number;
    readonly type: "tax_rate_details";
  }[];
}

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
  readonly quantity: number;
  readonly taxBehavior: "inclusive" | "exclusive" | "unspecified";
  /** What the session may change of its customer. */
  readonly updates: Readonly<Record<"address" | "name", "auto" | "never">>;
  readonly intentMetadata: Metadata;
  readonly receiptEmail: string | null;
}
