import "../../components/films.css";
import "./tasks.css";
import Cards from "@cloudscape-design/components/cards";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { AppButton } from "../../components/app-button.tsx";
import { EmptyReel, OpenBook } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Pager } from "../../components/pager.tsx";
import { useFreshCredits } from "../../lib/credits.ts";
import { useUser } from "../../lib/session.ts";
import { FaultView, useFault } from "./fault.tsx";
import { addressOf, askedBy, filters } from "./filters.ts";
import { pageSize, taskList } from "./queries.ts";
import { taskCard } from "./task-card.tsx";
import { text } from "./text.ts";

/** One's films, newest first. */
export const TasksPage = () => {
  const [search, setSearch] = useSearchParams();
  const { filter, page } = askedBy(search);
  const { data, error, isPending, refetch } = useQuery(taskList(useUser().id, filter, page));
  const { fault, say, clear } = useFault();
  const card = useMemo(() => taskCard(say), [say]);
  useFreshCredits(data && JSON.stringify(data.counts));
  const pages = Math.max(1, Math.ceil((data?.pagination.total ?? 0) / pageSize));
  useEffect(() => {
    // The films of the last page may be gone: then the one before it is the last.
    if (data && page > pages) setSearch(addressOf(filter, pages), { replace: true });
  }, [data, page, pages, filter, setSearch]);
  const failed = fault ?? (error && { message: text.failed(error.message), of: "list" as const });
  const again = () => {
    clear();
    void refetch();
  };
  const isFirst = filter === "all" && data?.counts.all === 0;
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={text.title}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            <AppButton to="/welcome">{text.home}</AppButton>
            <AppButton to="/create-task" variant="primary">
              {isFirst ? text.first : text.create}
            </AppButton>
          </SpaceBetween>
        }
      />
      <Tabs
        ariaLabel={text.filter}
        activeTabId={filter}
        onChange={({ detail }) => setSearch(addressOf(filters.find((known) => known === detail.activeTabId) ?? "all"))}
        tabs={filters.map((id) => ({ id, label: data ? `${text.tab[id]} (${data.counts[id]})` : text.tab[id] }))}
      />
      {failed && <FaultView fault={failed} onAgain={again} />}
      {!(error && !data) && (
        <Cards
          items={data?.tasks ?? []}
          trackBy="task_id"
          loading={isPending}
          loadingText={text.loading}
          ariaLabels={{ itemSelectionLabel: () => "", selectionGroupLabel: "", cardsLabel: text.list }}
          cardDefinition={card}
          cardsPerRow={[{ cards: 1 }, { minWidth: 760, cards: 2 }]}
          empty={
            <EmptyState title={text.empty[filter]} drawing={filter === "all" ? <OpenBook /> : <EmptyReel />}>
              {isFirst && <AppButton to="/create-task">{text.first}</AppButton>}
            </EmptyState>
          }
        />
      )}
      <Pager page={page} pages={pages} label={text.list} onTurn={(next) => setSearch(addressOf(filter, next))} />
    </SpaceBetween>
  );
};
