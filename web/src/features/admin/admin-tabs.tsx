import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { lazy, Suspense, useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { AuditSection } from "./audit-section.tsx";
import { text } from "./text.ts";
import { VoucherTab } from "./voucher-tab.tsx";

// Loads react-hook-form only when this tab opens.
const TopUpTab = lazy(async () => ({ default: (await import("./top-up-tab.tsx")).TopUpTab }));

const SupportTab = lazy(async () => ({ default: (await import("./support/support-tab.tsx")).SupportTab }));

const EnginesTab = lazy(async () => ({ default: (await import("./engines/engines-tab.tsx")).EnginesTab }));

/** Vouchers, top-ups, support, engines and the audit log. */
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
          {
            id: "support",
            label: text.support,
            content: (
              <Suspense fallback={<Loading />}>
                <SupportTab />
              </Suspense>
            ),
          },
          {
            id: "engines",
            label: text.enginesTab,
            content: (
              <Suspense fallback={<Loading />}>
                <EnginesTab />
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
const tabs = ["vouchers", "top-up", "support", "engines"] as const;

const tabOf = (kept: string | null) => tabs.find((known) => known === kept) ?? "vouchers";

/** The open tab, kept in the browser's storage. */
export const useSavedTab = () => {
  const [tab, setTab] = useState(() => tabOf(localStorage.getItem(key)));
  const choose = (id: string): void => {
    localStorage.setItem(key, tabOf(id));
    setTab(tabOf(id));
  };
  return { tab, choose };
};
