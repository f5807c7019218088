import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { lazy, Suspense, useState } from "react";
import type { Credits } from "#contract/schema/account.ts";
import { AppButton } from "../../components/app-link.tsx";
import { number } from "../../lib/format.ts";
import { text } from "./text.ts";

const VoucherModal = lazy(async () => ({ default: (await import("./voucher-modal.tsx")).VoucherModal }));

/** The balance, the recent spending, and the two ways to get credits. */
export const BalanceCard = ({ credits }: { readonly credits: Credits | undefined }) => {
  const [isRedeeming, setIsRedeeming] = useState(false);
  return (
    <Container header={<Header variant="h2">{text.balance}</Header>}>
      <SpaceBetween size="m">
        <div>
          <Box fontSize="display-l" fontWeight="bold">
            {credits ? number(credits.balance) : "–"}
          </Box>
          <Box color="text-body-secondary">{credits ? text.lately(credits.spent_last_30_days) : "–"}</Box>
          {Boolean(credits?.held) && <Box color="text-body-secondary">{text.reserved(credits?.held ?? 0)}</Box>}
        </div>
        <SpaceBetween direction="horizontal" size="xs">
          <AppButton to="/credits">{text.buy}</AppButton>
          <Button iconName="ticket" onClick={() => setIsRedeeming(true)}>
            {text.redeem}
          </Button>
        </SpaceBetween>
      </SpaceBetween>
      {isRedeeming && (
        <Suspense>
          <VoucherModal onClose={() => setIsRedeeming(false)} />
        </Suspense>
      )}
    </Container>
  );
};
