import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Cards from "@cloudscape-design/components/cards";
import Pagination from "@cloudscape-design/components/pagination";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { AppButton } from "../../components/app-button.tsx";
import { EmptyReel, OpenBook } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useFreshCredits } from "../../lib/credits.ts";
import { useUser } from "../../lib/session.ts";
import { type Filter, pageSize, taskList } from "./queries.ts";
import { taskCard } from "./task-card.tsx";
import { text } from "./text.ts";

const filters: readonly Filter[] = ["all", "pending", "in_progress", "completed", "failed"];

/** One's films, newest first. */
export const TasksPage = () => {
  const [search, setSearch] = useSearchParams();
  const filter = filters.find((known) => known === search.get("filter")) ?? "all";
  const page = Math.max(1, Number(search.get("page")) || 1);
  const { data, error, isPending, refetch } = useQuery(taskList(useUser().id, filter, page));
  useFreshCredits(data && JSON.stringify(data.counts));
  const pages = Math.ceil((data?.pagination.total ?? 0) / pageSize);
  const create = (
    <AppButton to="/create-task" variant="primary">
      {filter === "all" && data?.counts.all === 0 ? text.first : text.create}
    </AppButton>
  );
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.title} actions={create} />
      <Tabs
        ariaLabel={text.filter}
        activeTabId={filter}
        onChange={({ detail }) => setSearch(detail.activeTabId === "all" ? {} : { filter: detail.activeTabId })}
        tabs={filters.map((id) => ({ id, label: data ? `${text.tab[id]} (${data.counts[id]})` : text.tab[id] }))}
      />
      {error && (
        <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
          {text.failed(error.message)}
        </Alert>
      )}
      <Cards
        items={data?.tasks ?? []}
        trackBy="task_id"
        loading={isPending && !error}
        loadingText="Loading..."
        cardDefinition={taskCard}
        cardsPerRow={[{ cards: 1 }, { minWidth: 620, cards: 2 }, { minWidth: 1100, cards: 3 }]}
        empty={
          <EmptyState title={text.empty[filter]} drawing={filter === "all" ? <OpenBook /> : <EmptyReel />}>
            {filter === "all" && create}
          </EmptyState>
        }
        pagination={
          pages > 1 && (
            <Pagination
              currentPageIndex={page}
              pagesCount={pages}
              onChange={({ detail }) =>
                setSearch({ ...(filter !== "all" && { filter }), page: String(detail.currentPageIndex) })
              }
            />
          )
        }
      />
    </SpaceBetween>
  );
};
