import { useNavigate } from "react-router-dom";
import type { Task } from "#contract/schema/task.ts";
import { AppButton } from "../../components/app-link.tsx";
import { BusyButton } from "../../components/busy-button.tsx";
import { useFlash } from "../../components/flash.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { ApiError, messageOf } from "../../lib/api.ts";
import { isUnfinished } from "../../lib/live-task.ts";
import { useTaskCalls } from "../../lib/task-calls.ts";
import { text } from "./text.ts";

/** The actions of the task's status. A completed film is deleted at the end of its page. */
export const TaskActions = ({ task }: { readonly task: Task }) => {
  const { task_id: id, process_status: status } = task;
  const flash = useFlash();
  const calls = useTaskCalls(id);
  const errorHandler = (otherwise: string) => (error: unknown) =>
    flash({ type: "error", content: messageOf(error, otherwise), id });
  return (
    <div className="buttons">
      <AppButton to="/tasks" variant="link">
        {text.back}
      </AppButton>
      {isUnfinished(task) && (
        <TwoStepButton {...text.cancel} onConfirm={() => calls.cancel().catch(errorHandler(text.cancelFailed))} />
      )}
      {(status === "pending" || status === "failed") && <DeleteTask task={task} />}
      {status === "pending" && <AppButton to={`/create-task?edit=${id}`}>{text.edit}</AppButton>}
      {status === "completed" && <AppButton to={`/continue-task?from=${id}`}>{text.sequel}</AppButton>}
      {!isUnfinished(task) && <AppButton to={`/repeat-task?from=${id}`}>{text.repeat}</AppButton>}
      {status === "pending" && !task.progress.paused_engine && (
        <BusyButton
          variant="primary"
          {...text.start}
          onPress={() => calls.start().catch(errorHandler(text.startFailed))}
        />
      )}
      {status === "failed" && (
        <BusyButton
          variant="primary"
          {...text.retry}
          onPress={() => calls.retry().catch(errorHandler(text.retryFailed))}
        />
      )}
    </div>
  );
};

/** A refusal says what to do, such as to wait for a film in another language. */
const whyNotDeleted = (error: unknown): string =>
  error instanceof ApiError && error.code === "conflict" ? error.message : text.deleteFailed;

/** Deletes the task with its film, and leads back to the list. */
export const DeleteTask = ({ task: { task_id: id } }: { readonly task: Task }) => {
  const navigate = useNavigate();
  const flash = useFlash();
  const calls = useTaskCalls(id);
  const remove = () =>
    calls.remove().then(
      () => navigate("/tasks"),
      (error: unknown) => flash({ type: "error", content: whyNotDeleted(error), id }),
    );
  return <TwoStepButton {...text.delete} onConfirm={remove} />;
};
