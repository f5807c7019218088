import { useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { Message } from "../../components/message.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useFreshCredits, useSignedIn } from "../../lib/signed-in.ts";
import { type Filter, pageSize, useTaskList } from "./queries.ts";
import { TaskRow } from "./task-row.tsx";
import { text } from "./text.ts";

const filters: readonly Filter[] = ["all", "pending", "in_progress", "completed", "failed"];

/** One's films, newest first. */
export const TaskList = () => {
  const { user } = useSignedIn();
  const [filter, setFilter] = useState<Filter>("all");
  const [page, setPage] = useState(1);
  const { answer, error, refresh } = useTaskList(user.id, filter, page);
  useFreshCredits(answer && JSON.stringify(answer.counts));
  const pages = Math.ceil((answer?.pagination.total ?? 0) / pageSize);
  const count = (id: Filter) => (answer ? ` (${answer.counts[id]})` : "");
  return (
    <section className="card" aria-labelledby="tasks">
      <h2 id="tasks">{text.title}</h2>
      <Tabs
        label={text.filter}
        tabs={filters.map((id) => ({ id, label: `${text.tab[id]}${count(id)}` }))}
        active={filter}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      {error && (
        <Message tone="error">
          {text.failedList(error.message)}{" "}
          <button type="button" className="text-button" onClick={refresh}>
            {text.tryAgain}
          </button>
        </Message>
      )}
      {!answer && !error && <Loading />}
      {answer?.tasks.length === 0 && <p className="empty">{text.empty[filter]}</p>}
      {answer && answer.tasks.length > 0 && (
        <ul className="tasks">
          {answer.tasks.map((task) => (
            <TaskRow key={task.task_id} task={task} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="pages" aria-label="Pages">
          <button type="button" className="button small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {text.previous}
          </button>
          <span>{text.page(page, pages)}</span>
          <button type="button" className="button small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {text.next}
          </button>
        </nav>
      )}
    </section>
  );
};
