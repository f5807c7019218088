import { emitEvent, newId, nowInSeconds, type StripeContext } from "./context.ts";
import type { Charge, Dispute, Refund } from "./objects.ts";
import { notFoundError, StripeError } from "./stripe-error.ts";

/** The ways in which money of a charge goes back. */
export const refundsAndDisputes = (context: StripeContext) => {
  const { store } = context;

  const findCharge = (id: string): Charge => {
    const charge = store.get("charges", id);
    if (!charge) throw notFoundError("charge", id);
    return charge;
  };

  return {
    /** Refunds an amount in cents; by default all that is left. */
    refund(chargeId: string, amount?: number): Refund {
      const charge = findCharge(chargeId);
      const left = charge.amount - charge.amount_refunded;
      const requested = amount ?? left;
      if (left === 0)
        throw new StripeError(400, `Charge ${chargeId} has already been refunded.`, {
          code: "charge_already_refunded",
        });
      if (!(requested > 0 && requested <= left))
        throw new StripeError(
          400,
          `Refund amount (${requested}) is greater than unrefunded amount on charge (${left})`,
        );
      const refund: Refund = {
        id: newId("re"),
        object: "refund",
        amount: requested,
        charge: chargeId,
        created: nowInSeconds(context),
        currency: charge.currency,
        payment_intent: charge.payment_intent,
        status: "succeeded",
      };
      const amount_refunded = charge.amount_refunded + requested;
      const changed: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
      store.put("refunds", refund.id, refund);
      store.put("charges", chargeId, changed);
      emitEvent(context, "charge.refunded", changed);
      return refund;
    },

    /** Opens the dispute of a charge (`needs_response`), or closes it (`won`, `lost`). */
    dispute(chargeId: string, status: Dispute["status"]): Dispute {
      const charge = findCharge(chargeId);
      const known = store.all("disputes").find(([, each]) => each.charge === chargeId)?.[1];
      const dispute: Dispute = {
        id: newId("dp"),
        object: "dispute",
        amount: charge.amount - charge.amount_refunded,
        charge: chargeId,
        created: nowInSeconds(context),
        currency: charge.currency,
        livemode: false,
        metadata: {},
        payment_intent: charge.payment_intent,
        reason: "fraudulent",
        ...known,
        status,
      };
      store.put("disputes", dispute.id, dispute);
      store.put("charges", chargeId, { ...charge, disputed: true });
      emitEvent(context, status === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed", dispute);
      return dispute;
    },
  };
};
