import Box from "@cloudscape-design/components/box";
import type { StatusIndicatorProps } from "@cloudscape-design/components/status-indicator";
import { useEffect, useState } from "react";
import type { PaymentOutcome, PaymentStatus } from "#contract/schema/payment.ts";
import { credits, money } from "../../lib/format.ts";
import { PaymentFrame } from "./payment-frame.tsx";
import { text } from "./text.ts";

const signs: Record<PaymentStatus, StatusIndicatorProps.Type> = {
  created: "loading",
  pending: "pending",
  succeeded: "success",
  failed: "error",
  expired: "warning",
  review: "warning",
  refunded: "info",
};

interface PaymentResultProps {
  readonly outcome: PaymentOutcome;
  readonly session: string;
}

/** A payment as the server knows it. */
export const PaymentResult = ({ outcome, session }: PaymentResultProps) => {
  const { status, package_name, amount, currency, credits: bought, balance } = outcome;
  const isSlow = useIsSlow(status === "created");
  const { title, words } = text.ending[status];
  const hasCome = status === "succeeded";
  return (
    <PaymentFrame
      title={title}
      sign={signs[status]}
      words={isSlow ? text.slow : words}
      canPayAgain={status === "failed" || status === "expired"}
      facts={[
        [text.package, package_name],
        [text.amount, money(amount, currency)],
        [hasCome ? text.added : text.ordered, credits(bought)],
        [
          text.session,
          <span key="session" className="prose">
            {session}
          </span>,
        ],
      ]}
    >
      <div>
        <Box variant="awsui-key-label">{hasCome ? text.newBalance : text.balance}</Box>
        <Box fontSize="display-l" fontWeight="bold">
          {credits(balance)}
        </Box>
      </div>
    </PaymentFrame>
  );
};

const slowAfterMs = 20_000;

/** Returns true if `waiting` lasts longer than usual. */
export const useIsSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
};
