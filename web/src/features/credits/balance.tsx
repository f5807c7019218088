import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Skeleton from "@cloudscape-design/components/skeleton";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Credits } from "#contract/schema/account.ts";
import type { PaymentTransaction } from "#contract/schema/payment.ts";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { money, number } from "../../lib/format.ts";
import { useUser } from "../../lib/session.ts";
import { payments } from "./queries.ts";
import { text } from "./text.ts";

interface BalanceProps {
  /** Undefined while loading. */
  readonly credits:
    | Pick<Credits, "balance" | "held" | "total_earned" | "total_spent" | "spent_last_30_days">
    | undefined;
}

/** The balance, and how it came about. */
export const Balance = ({ credits }: BalanceProps) => {
  const { data, error } = useQuery(payments(useUser().id));
  const paid = data ? money(totalDeposited(data.paymentTransactions)) : error ? money(0) : undefined;
  return (
    <Container fitHeight>
      <SpaceBetween size="l">
        <div>
          <Box variant="awsui-key-label">{text.balance}</Box>
          <Box fontSize="display-l" fontWeight="bold">
            {credits ? number(credits.balance) : <Skeleton width="8rem" />}
          </Box>
          <Box color="text-body-secondary">{text.balanceWords}</Box>
        </div>
        <InfoTiles
          columns={4}
          tiles={[
            [text.held, <Fact key="held" value={credits && number(credits.held)} words={text.heldWords} />],
            [
              text.earned,
              <Fact key="earned" value={credits && number(credits.total_earned)} words={text.earnedWords} />,
            ],
            [
              text.spent,
              <Fact
                key="spent"
                value={credits && number(credits.total_spent)}
                words={text.spentWords(credits?.spent_last_30_days ?? 0)}
              />,
            ],
            [text.deposited, <Fact key="deposited" value={paid} words={text.depositedWords} />],
          ]}
        />
      </SpaceBetween>
    </Container>
  );
};

const Fact = ({ value, words }: { readonly value: ReactNode; readonly words: string }) => (
  <>
    <Box fontSize="heading-l" fontWeight="bold">
      {value ?? <Skeleton width="4rem" />}
    </Box>
    <Box variant="small">{words}</Box>
  </>
);

/** Returns the sum of all successful payments, in cents. */
export const totalDeposited = (transactions: readonly Pick<PaymentTransaction, "status" | "amount">[]): number =>
  transactions.filter(({ status }) => status === "succeeded").reduce((sum, { amount }) => sum + amount, 0);
