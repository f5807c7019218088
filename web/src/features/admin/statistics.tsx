import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import type { VoucherStatistics } from "#contract/schema/voucher.ts";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { number } from "../../lib/format.ts";
import { text } from "./text.ts";

const tiles = [
  [text.total, "total"],
  [text.open, "available"],
  [text.used, "used"],
  [text.expired, "expired"],
  [text.openCredits, "credits_available"],
  [text.usedCredits, "credits_redeemed"],
] as const satisfies readonly (readonly [string, keyof VoucherStatistics])[];

/** Totals of all vouchers. */
export const Statistics = ({ statistics }: { readonly statistics: VoucherStatistics | undefined }) => (
  <Container fitHeight header={<Header variant="h2">{text.statistics}</Header>}>
    <InfoTiles
      columns={3}
      tiles={tiles.map(([label, name]) => [
        label,
        <Box key={name} fontSize="heading-l" fontWeight="bold">
          {statistics ? number(statistics[name]) : "–"}
        </Box>,
      ])}
    />
  </Container>
);
