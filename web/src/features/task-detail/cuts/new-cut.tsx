import Alert from "@cloudscape-design/components/alert";
import type { Task } from "#contract/schema/task.ts";
import { useFlash } from "../../../components/flash.tsx";
import { TwoStepButton } from "../../../components/two-step-button.tsx";
import { messageOf } from "../../../lib/api.ts";
import { useLiveTask } from "../../../lib/live-task.ts";
import { useTaskCalls } from "../../../lib/task-calls.ts";
import { fromServer } from "../../../lib/translate.ts";
import { TaskProgress } from "../task-progress.tsx";
import { text } from "./text.ts";

interface NewCutProps {
  readonly film: Task;
  readonly cut: NonNullable<Task["new_cut"]>;
}

/** The new cut of a film: its progress, or why there is none. */
export const NewCut = ({ film, cut }: NewCutProps) => {
  if (cut.state === "making") return <CutProgress film={film} id={cut.task_id} />;
  return (
    <Alert type={cut.state === "failed" ? "error" : "info"} header={text[cut.state]}>
      {[cut.error_message && fromServer(cut.error_message), text.unchanged].filter(Boolean).join(" ")}
    </Alert>
  );
};

const CutProgress = ({ film, id }: { readonly film: Task; readonly id: string }) => {
  const { task } = useLiveTask(id);
  const flash = useFlash();
  const { cancel } = useTaskCalls(id, film.task_id);
  if (!task) return null;
  return (
    <TaskProgress
      task={task}
      title={text.making(fromServer(task.progress.label))}
      leave={text.leave}
      actions={
        <TwoStepButton
          {...text.cancel}
          onConfirm={() =>
            cancel().catch((error: unknown) =>
              flash({ type: "error", content: messageOf(error, text.cancelFailed), id }),
            )
          }
        />
      }
    />
  );
};
