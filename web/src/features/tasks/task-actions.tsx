import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { Message } from "../../components/message.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { call } from "../../lib/api.ts";
import { useSignedIn } from "../../lib/signed-in.ts";
import { isUnfinished } from "./queries.ts";
import { text } from "./text.ts";

interface TaskActionsProps {
  readonly task: Task;
  readonly onChange: () => void;
}

/** What its owner can do with a film in the state it is in. */
export const TaskActions = ({ task, onChange }: TaskActionsProps) => {
  const navigate = useNavigate();
  const { refreshCredits } = useSignedIn();
  const [doing, setDoing] = useState<"start" | "retry">();
  const [refusal, setRefusal] = useState("");
  const { process_status: status } = task;
  const given = { params: { id: task.task_id }, query: {} };

  const act = async (action: () => Promise<unknown>): Promise<void> => {
    setRefusal("");
    try {
      await action();
      onChange();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      onChange();
    }
    refreshCredits();
    setDoing(undefined);
  };
  const start = () => {
    setDoing("start");
    return act(() => call(tasks.startTask, given));
  };
  const retry = () => {
    setDoing("retry");
    return act(() => call(tasks.retryTask, given));
  };
  const remove = async () => {
    await call(tasks.deleteTask, given);
    navigate("/welcome");
  };
  return (
    <>
      <div className="actions">
        {status === "pending" && (
          <button type="button" className="button primary" disabled={doing === "start"} onClick={start}>
            {doing === "start" ? text.starting : text.start}
          </button>
        )}
        {status === "failed" && (
          <button type="button" className="button primary" disabled={doing === "retry"} onClick={retry}>
            {doing === "retry" ? text.retrying : text.retry}
          </button>
        )}
        {isUnfinished(task) && (
          <TwoStepButton key="cancel" {...text.cancel} onConfirm={() => act(() => call(tasks.cancelTask, given))} />
        )}
        {status !== "in_progress" && <TwoStepButton key="delete" {...text.delete} onConfirm={() => act(remove)} />}
      </div>
      {refusal && <Message tone="error">{refusal}</Message>}
    </>
  );
};
