import { checkoutPayments } from "./checkout-payments.ts";
import { nowInSeconds, type StripeContext } from "./context.ts";
import { refundsAndDisputes } from "./refunds-and-disputes.ts";

/** Everything that can change a payment. Each operation updates the stored objects and emits Stripe's events for it. */
export const createPayments = (context: StripeContext) => {
  const { store, now } = context;
  const checkout = checkoutPayments(context);
  return {
    ...checkout,
    ...refundsAndDisputes(context),

    /** Does what is due by now: expires unpaid sessions and settles delayed payments. */
    applyDueChanges(): void {
      for (const [id, { status, expires_at }] of store.all("sessions"))
        if (status === "open" && expires_at <= nowInSeconds(context)) checkout.expire(id);
      for (const [id, delayed] of store.all("promises")) if (delayed && delayed.at <= now()) checkout.settle(id);
    },
  };
};
export type Payments = ReturnType<typeof createPayments>;
