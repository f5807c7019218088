import type { Task, TaskStatus } from "#contract/schema/task.ts";
import { AppLink } from "../../components/app-link.tsx";
import { PausedNote } from "../../components/paused-note.tsx";
import { StatusLetter } from "../../components/status-letter.tsx";
import { ThinProgressBar } from "../../components/thin-progress-bar.tsx";
import { CompletedActions, FailedActions, PendingActions } from "./row-actions.tsx";
import { text } from "./text.ts";

/** The actions of each status. A film in progress shows its progress instead. */
const actions: Readonly<Record<TaskStatus, ((props: { readonly task: Task }) => React.ReactNode) | undefined>> = {
  pending: PendingActions,
  in_progress: ({ task }) => <ThinProgressBar progress={task.progress} />,
  completed: CompletedActions,
  failed: FailedActions,
};

export const RecentRow = ({ task }: { readonly task: Task }) => {
  const Actions = actions[task.process_status];
  return (
    <li>
      <StatusLetter status={task.process_status} />
      <div className="row-words">
        <AppLink to={`/task-detail/${task.task_id}`}>{task.code_name || text.noCodeName}</AppLink>
        <PausedNote task={task} />
        {Actions && <Actions task={task} />}
      </div>
    </li>
  );
};
