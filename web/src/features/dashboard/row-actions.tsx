import type { Task } from "#contract/schema/task.ts";
import { AppButton } from "../../components/app-link.tsx";
import { BusyButton } from "../../components/busy-button.tsx";
import { DownloadButton } from "../../components/download-button.tsx";
import { useFlash } from "../../components/flash.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { YoutubeButton } from "../../components/youtube-button.tsx";
import { messageOf } from "../../lib/api.ts";
import { downloadFileName } from "../../lib/format.ts";
import { useTaskCalls } from "../../lib/task-calls.ts";
import { text } from "./text.ts";

interface Actions {
  readonly task: Task;
}

export const CompletedActions = ({ task }: Actions) => (
  <div className="row-actions">
    <DownloadButton
      variant="inline-link"
      link={task.final_video_url}
      as={downloadFileName(task.code_name, "mp4")}
      label={text.download}
    />
    <DownloadButton
      variant="inline-link"
      link={task.final_image_url}
      as={downloadFileName(task.code_name, "jpg")}
      label={text.thumbnail}
    />
    <YoutubeButton variant="inline-link" id={task.youtube_video_id} />
    <AppButton variant="inline-link" iconName="redo" to={`/repeat-task?from=${task.task_id}`}>
      {text.repeat}
    </AppButton>
    <AppButton variant="inline-link" iconName="add-plus" to={`/continue-task?from=${task.task_id}`}>
      {text.sequel}
    </AppButton>
  </div>
);

export const PendingActions = ({ task }: Actions) => {
  const { remove } = useTaskCalls(task.task_id);
  const showError = useErrorFlash(task, text.deleteFailed);
  return (
    <div className="row-actions">
      <AppButton variant="inline-link" iconName="edit" to={`/create-task?edit=${task.task_id}`}>
        {text.edit}
      </AppButton>
      <TwoStepButton
        variant="inline-link"
        iconName="remove"
        {...text.delete}
        onConfirm={() => remove().catch(showError)}
      />
    </div>
  );
};

export const FailedActions = ({ task }: Actions) => {
  const { retry } = useTaskCalls(task.task_id);
  const showError = useErrorFlash(task, text.retryFailed);
  return (
    <div className="row-actions">
      <BusyButton variant="inline-link" iconName="refresh" {...text.retry} onPress={() => retry().catch(showError)} />
    </div>
  );
};

/** Returns a function that shows an error at the top of the page. */
const useErrorFlash = ({ task_id: id }: Task, otherwise: string) => {
  const flash = useFlash();
  return (error: unknown) => flash({ type: "error", content: messageOf(error, otherwise), id });
};
