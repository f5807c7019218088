import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Cards from "@cloudscape-design/components/cards";
import Header from "@cloudscape-design/components/header";
import Pagination from "@cloudscape-design/components/pagination";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { assetTypeIds } from "#contract/catalogue/uploads.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { PaintPot } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { number } from "../../lib/format.ts";
import { arrange, type Sort } from "./arrange.ts";
import { assetCard } from "./asset-card.tsx";
import { AssetFilter } from "./asset-filter.tsx";
import { text } from "./text.ts";
import { useDelete } from "./use-delete.ts";
import { Viewer } from "./viewer.tsx";

const tabs = ["all", ...assetTypeIds] as const;
type TabId = (typeof tabs)[number];
const tabLabel = (id: TabId): string => (id === "all" ? text.allTypes : text.tab[id]);
/** Fills two windows. A user can have two thousand assets. */
const pageSize = 24;

interface AssetListProps {
  readonly assets: readonly Asset[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The user's assets, with tabs, search and sorting. */
export const AssetList = ({ assets, error, onRetry }: AssetListProps) => {
  const [query, setQuery] = useSearchParams();
  const assetType = tabs.find((known) => known === query.get("type")) ?? "all";
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("date");
  const [page, setPage] = useState(1);
  const [viewed, setViewed] = useState<string>();
  const remove = useDelete();
  const shown = arrange(assets ?? [], { assetType, search, sort });
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const at = Math.min(page, pages);
  const count = (id: TabId) => arrange(assets ?? [], { assetType: id, search: "", sort }).length;
  return (
    <SpaceBetween size="m">
      <Header variant="h2" {...(assets && { counter: `(${number(assets.length)})` })}>
        {text.list}
      </Header>
      {error && (
        <Alert type="error" action={<Button onClick={onRetry}>{text.tryAgain}</Button>}>
          {text.listFailed(error.message)}
        </Alert>
      )}
      <Tabs
        ariaLabel={text.filter}
        activeTabId={assetType}
        onChange={({ detail }) => {
          setPage(1);
          setQuery(detail.activeTabId === "all" ? {} : { type: detail.activeTabId }, { replace: true });
        }}
        tabs={tabs.map((id) => ({ id, label: assets ? `${tabLabel(id)} (${number(count(id))})` : tabLabel(id) }))}
      />
      <Cards
        items={shown.slice((at - 1) * pageSize, at * pageSize)}
        trackBy="id"
        loading={!assets && !error}
        loadingText={text.loading}
        cardDefinition={assetCard({ onView: ({ id }) => setViewed(id), onDelete: remove })}
        cardsPerRow={[
          { cards: 1 },
          { minWidth: 560, cards: 2 },
          { minWidth: 840, cards: 3 },
          { minWidth: 1280, cards: 4 },
        ]}
        filter={
          count(assetType) > 0 && (
            <AssetFilter
              search={search}
              matches={shown.length}
              onSearch={(words) => {
                setPage(1);
                setSearch(words);
              }}
              sort={sort}
              onSort={setSort}
            />
          )
        }
        empty={
          !(error && !assets) && (
            <EmptyList
              assetType={assetType}
              isSearch={search !== "" && count(assetType) > 0}
              onClear={() => setSearch("")}
            />
          )
        }
        pagination={
          pages > 1 && (
            <Pagination
              currentPageIndex={at}
              pagesCount={pages}
              onChange={({ detail }) => setPage(detail.currentPageIndex)}
            />
          )
        }
      />
      <Viewer assets={shown} viewed={viewed} onClose={() => setViewed(undefined)} />
    </SpaceBetween>
  );
};

interface EmptyListProps {
  readonly assetType: TabId;
  /** Set if there are assets of the type, but none matches the search. */
  readonly isSearch: boolean;
  readonly onClear: () => void;
}

const EmptyList = ({ assetType, isSearch, onClear }: EmptyListProps) =>
  isSearch ? (
    <EmptyState title={text.noMatch} action={<Button onClick={onClear}>{text.clear}</Button>} drawing={<PaintPot />} />
  ) : (
    <EmptyState title={text.empty[assetType]} drawing={<PaintPot />}>
      {text.emptyHint}
    </EmptyState>
  );
