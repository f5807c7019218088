import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { lazy, Suspense, useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { AuditSection } from "./audit-section.tsx";
import { text } from "./text.ts";
import { VoucherTab } from "./voucher-tab.tsx";

// A form with rules of its own comes with it: whoever makes vouchers does not wait for that.
const TopUpTab = lazy(async () => ({ default: (await import("./top-up-tab.tsx")).TopUpTab }));

/** What an administrator does, and below it what administrators did. */
export const AdminTabs = () => {
  const { tab, choose } = useSavedTab();
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
      <AuditSection />
    </SpaceBetween>
  );
};

const key = "admin-tab";
const tabs = ["vouchers", "top-up"] as const;

const tabOf = (kept: string | null) => tabs.find((known) => known === kept) ?? "vouchers";

/** The tab that was open last time, also in another visit. */
export const useSavedTab = () => {
  const [tab, setTab] = useState(() => tabOf(localStorage.getItem(key)));
  const choose = (id: string): void => {
    localStorage.setItem(key, tabOf(id));
    setTab(tabOf(id));
  };
  return { tab, choose };
};
