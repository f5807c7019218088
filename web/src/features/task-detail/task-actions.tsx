import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { useFlash } from "../../components/flash.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { call } from "../../lib/api.ts";
import { useRefreshCredits } from "../../lib/credits.ts";
import { isUnfinished } from "../../lib/live-task.ts";
import { text } from "./text.ts";

interface TaskActionsProps {
  readonly task: Task;
  readonly onChange: () => Promise<void>;
}

/** What its owner can do with a film in the state it is in. */
export const TaskActions = ({ task, onChange }: TaskActionsProps) => {
  const navigate = useNavigate();
  const flash = useFlash();
  const refreshCredits = useRefreshCredits();
  const [doing, setDoing] = useState<"start" | "retry">();
  const { process_status: status } = task;
  const given = { params: { id: task.task_id }, query: {} };

  const act = async (action: () => Promise<unknown>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      flash({ type: "error", content: error instanceof Error ? error.message : String(error), id: task.task_id });
    }
    await Promise.all([onChange(), refreshCredits()]);
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
    navigate("/tasks");
  };
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {isUnfinished(task) && (
        <TwoStepButton key="cancel" {...text.cancel} onConfirm={() => act(() => call(tasks.cancelTask, given))} />
      )}
      {status !== "in_progress" && <TwoStepButton key="delete" {...text.delete} onConfirm={() => act(remove)} />}
      {status === "pending" && (
        <Button key="start" variant="primary" loading={doing === "start"} onClick={() => void start()}>
          {doing === "start" ? text.starting : text.start}
        </Button>
      )}
      {status === "failed" && (
        <Button key="retry" variant="primary" loading={doing === "retry"} onClick={() => void retry()}>
          {doing === "retry" ? text.retrying : text.retry}
        </Button>
      )}
    </SpaceBetween>
  );
};
