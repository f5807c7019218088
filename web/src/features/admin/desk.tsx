import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { lazy, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { AuditPart } from "./audit-part.tsx";
import { text } from "./text.ts";
import { useKeptTab } from "./use-kept-tab.ts";
import { VoucherTab } from "./voucher-tab.tsx";

// A form with rules of its own comes with it: whoever makes vouchers does not wait for that.
const TopUpTab = lazy(async () => ({ default: (await import("./top-up-tab.tsx")).TopUpTab }));

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
          {
            id: "top-up",
            label: text.topUp,
            content: (
              <Suspense fallback={<Loading />}>
                <TopUpTab />
              </Suspense>
            ),
          },
        ]}
      />
      <AuditPart />
    </SpaceBetween>
  );
};
