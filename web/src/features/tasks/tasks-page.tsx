import "../../components/films.css";
import "./tasks.css";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { AppButton } from "../../components/app-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Pager } from "../../components/pager.tsx";
import { useRefreshCreditsOnChange } from "../../lib/credits.ts";
import { useUser } from "../../lib/session.ts";
import { filters, type ListQuery, listQueryParams, parseListQuery } from "./filters.ts";
import { ListFilters } from "./list-filters.tsx";
import { pageSize, taskList } from "./queries.ts";
import { taskCard } from "./task-card.tsx";
import { TaskCards } from "./task-cards.tsx";
import { TaskErrorAlert, useTaskError } from "./task-error.tsx";
import { text } from "./text.ts";

/** The user's tasks, newest first. */
export const TasksPage = () => {
  const [search, setSearch] = useSearchParams();
  const asked = parseListQuery(search);
  const { filter, page } = asked;
  const { data, error, isPlaceholderData, refetch } = useQuery(taskList(useUser().id, asked));
  const { error: taskError, showError, clear } = useTaskError();
  const card = useMemo(() => taskCard(showError), [showError]);
  useRefreshCreditsOnChange(data && JSON.stringify(data.counts));
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const ask = (next: Partial<ListQuery>) => setSearch(listQueryParams({ ...asked, page: 1, ...next }));
  useEffect(() => {
    // The last page may have become empty: then open the page before it.
    if (data && !isPlaceholderData && page > pages)
      setSearch((before) => listQueryParams({ ...parseListQuery(before), page: pages }), { replace: true });
  }, [data, isPlaceholderData, page, pages, setSearch]);
  const failed = taskError ?? (error && { message: text.failed(error.message), of: "list" as const });
  const again = () => {
    clear();
    void refetch();
  };
  const isFirst = data?.counts.all === 0;
  const content = (
    <SpaceBetween size="l">
      {!isFirst && <ListFilters asked={asked} count={isPlaceholderData ? undefined : data?.total} onChange={ask} />}
      {failed && <TaskErrorAlert error={failed} onAgain={again} />}
      {!(error && !data) && (
        <TaskCards
          tasks={data?.tasks}
          asked={asked}
          isFirst={isFirst}
          card={card}
          onClear={() => setSearch(listQueryParams({ ...parseListQuery(new URLSearchParams()), filter }))}
        />
      )}
      <Pager page={page} pageCount={pages} label={text.list} onPageChange={(next) => ask({ page: next })} />
    </SpaceBetween>
  );
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={text.title}
        actions={
          <div className="buttons">
            <AppButton to="/welcome">{text.home}</AppButton>
            <AppButton to="/create-task" variant="primary">
              {isFirst ? text.first : text.create}
            </AppButton>
          </div>
        }
      />
      <Tabs
        ariaLabel={text.filter}
        activeTabId={filter}
        onChange={({ detail }) => ask({ filter: filters.find((known) => known === detail.activeTabId) ?? "all" })}
        tabs={filters.map((id) => ({
          id,
          label: data ? `${text.tab[id]} (${data.counts[id]})` : text.tab[id],
          content: id === filter && content,
        }))}
      />
    </SpaceBetween>
  );
};
