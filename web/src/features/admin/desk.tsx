import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { AuditPart } from "./audit-part.tsx";
import { text } from "./text.ts";
import { TopUpTab } from "./top-up-tab.tsx";
import { useKeptTab } from "./use-kept-tab.ts";
import { VoucherTab } from "./voucher-tab.tsx";

/** What an administrator does, and below it what administrators did. */
export const Desk = () => {
  const { tab, choose } = useKeptTab();
  return (
    <SpaceBetween size="l">
      <Tabs
        ariaLabel={text.tabs}
        activeTabId={tab}
        onChange={({ detail }) => choose(detail.activeTabId)}
        tabs={[
          { id: "vouchers", label: text.vouchers, content: <VoucherTab /> },
          { id: "top-up", label: text.topUp, content: <TopUpTab /> },
        ]}
      />
      <AuditPart />
    </SpaceBetween>
  );
};
