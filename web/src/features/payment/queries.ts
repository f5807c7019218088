import { queryOptions } from "@tanstack/react-query";
import { paymentOutcome } from "#contract/endpoints/payments.ts";
import type { PaymentStatus } from "#contract/schema/payment.ts";
import { call } from "../../lib/api.ts";

/** Milliseconds between polls: a card takes seconds, a bank transfer days. */
const pollMs: Partial<Record<PaymentStatus, number>> = { created: 1_000, pending: 4_000 };

/** The state of a checkout session. It polls until the state is final. */
export const outcomeQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["payment", sessionId],
    queryFn: async ({ signal }) => (await call(paymentOutcome, { params: { sessionId } }, signal)).data,
    enabled: sessionId !== "",
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && pollMs[state.data.status]) ?? false,
  });
