import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AppButton } from "../../components/app-link.tsx";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { siteLanguage } from "../../lib/site-language.ts";
import { ApiTab } from "./api-tab.tsx";
import type { NewKey } from "./new-key.ts";
import { clientRepositoryQuery } from "./queries.ts";
import { text } from "./text.ts";

const OutgoingTab = lazy(async () => ({ default: (await import("./outgoing-tab.tsx")).OutgoingTab }));
const IncomingTab = lazy(async () => ({ default: (await import("./incoming-tab.tsx")).IncomingTab }));
const GhostTab = lazy(async () => ({ default: (await import("./ghost-tab.tsx")).GhostTab }));
const DocumentationTab = lazy(async () => ({ default: (await import("./documentation-tab.tsx")).DocumentationTab }));

type TabId = keyof typeof text.tabs;
// `Object.keys` loses the key types.
const tabIds = Object.keys(text.tabs) as TabId[];

/** Tools for developers: keys, webhooks, blog and documentation. */
export const DeveloperPage = () => {
  const [search, setSearch] = useSearchParams();
  const [newKey, setNewKey] = useState<NewKey>();
  const { data: clients } = useQuery(clientRepositoryQuery);
  const open = tabIds.find((id) => id === search.get("tab")) ?? "api";
  const go = (tab: string) => setSearch(tab === "api" ? {} : { tab });
  const content: Record<TabId, ReactNode> = {
    api: <ApiTab newKey={newKey} setNewKey={setNewKey} />,
    outgoing: <OutgoingTab />,
    incoming: <IncomingTab newKey={newKey} toKeys={() => go("api")} toDocumentation={() => go("documentation")} />,
    ghost: <GhostTab />,
    documentation: <DocumentationTab />,
  };
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={text.title}
        description={siteLanguage !== "en" && text.isEnglish}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            <Button href="/api/openapi.json" target="_blank" iconName="external" iconAlign="right">
              {text.openApi}
            </Button>
            {clients && (
              <Button href={clients} target="_blank" iconName="external" iconAlign="right">
                {text.clients}
              </Button>
            )}
            <AppButton to="/welcome">{text.back}</AppButton>
          </SpaceBetween>
        }
      />
      <Tabs
        ariaLabel={text.title}
        activeTabId={open}
        onChange={({ detail }) => go(detail.activeTabId)}
        tabs={tabIds.map((id) => ({
          id,
          label: text.tabs[id],
          content: <Suspense fallback={<Loading />}>{content[id]}</Suspense>,
        }))}
      />
    </SpaceBetween>
  );
};
