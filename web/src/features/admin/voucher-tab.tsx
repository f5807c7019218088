import Grid from "@cloudscape-design/components/grid";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { CollapsibleTable } from "./collapsible-table.tsx";
import { CreateVoucher } from "./create-voucher.tsx";
import { vouchers } from "./queries.ts";
import { Statistics } from "./statistics.tsx";
import { text } from "./text.ts";
import { codeOf, madeAt, redeemableUntil, usedAt, usedBy, worth } from "./voucher-columns.tsx";

/** The form for vouchers, and the lists of available, used and expired ones. */
export const VoucherTab = () => {
  const { data, error, refetch } = useQuery(vouchers);
  const now = new Date().toISOString();
  const isOver = (voucher: { readonly expires_at: string }) => voucher.expires_at <= now;
  const unused = data?.data.filter(({ is_used }) => !is_used);
  const expired = unused?.filter(isOver) ?? [];
  const list = { error, onRetry: refetch, trackBy: "id" as const };
  return (
    <SpaceBetween size="l">
      <Grid gridDefinition={[{ colspan: { default: 12, s: 5 } }, { colspan: { default: 12, s: 7 } }]}>
        <CreateVoucher />
        <Statistics statistics={data?.statistics} />
      </Grid>
      <CollapsibleTable
        {...list}
        title={text.available}
        empty={text.noneAvailable}
        rows={unused?.filter((voucher) => !isOver(voucher))}
        columns={[codeOf, worth, madeAt, redeemableUntil(text.column.expires)]}
      />
      <CollapsibleTable
        {...list}
        title={text.usedVouchers}
        empty={text.noneUsed}
        rows={data?.data.filter(({ is_used }) => is_used)}
        columns={[codeOf, worth, usedBy, usedAt]}
      />
      {expired.length > 0 && (
        <CollapsibleTable
          {...list}
          title={text.expiredVouchers}
          empty={text.noneExpired}
          rows={expired}
          columns={[codeOf, worth, madeAt, redeemableUntil(text.column.expiredOn)]}
        />
      )}
    </SpaceBetween>
  );
};
