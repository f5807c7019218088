import { queryOptions } from "@tanstack/react-query";
import { paymentOutcome } from "#contract/endpoints/payments.ts";
import type { PaymentStatus } from "#contract/schema/payment.ts";
import { call } from "../../lib/api.ts";

/** Milliseconds until we ask again: the provider's word comes within seconds, a bank's within days. */
const pollMs: Partial<Record<PaymentStatus, number>> = { created: 1_000, pending: 4_000 };

/** What has become of a checkout session, until it has ended. */
export const outcomeQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["payment", sessionId],
    queryFn: async ({ signal }) => (await call(paymentOutcome, { params: { sessionId } }, signal)).data,
    enabled: sessionId !== "",
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && pollMs[state.data.status]) ?? false,
  });
