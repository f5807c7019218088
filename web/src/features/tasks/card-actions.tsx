import type { Task } from "#contract/schema/task.ts";
import { AppButton } from "../../components/app-link.tsx";
import { BusyButton } from "../../components/busy-button.tsx";
import { DownloadButton } from "../../components/download-button.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { YoutubeButton } from "../../components/youtube-button.tsx";
import { messageOf } from "../../lib/api.ts";
import { downloadFileName } from "../../lib/format.ts";
import { isUnfinished } from "../../lib/live-task.ts";
import { useTaskCalls } from "../../lib/task-calls.ts";
import type { TaskError } from "./task-error.tsx";
import { text } from "./text.ts";

interface CardActionsProps {
  readonly task: Task;
  readonly onError: (error: TaskError) => void;
}

/** The actions of each status. */
export const CardActions = ({ task, onError }: CardActionsProps) => {
  const { task_id: id, code_name: name, process_status: status } = task;
  const { retry, cancel, remove } = useTaskCalls(id);
  const reportAs = (otherwise: string, of: TaskError["of"]) => (error: unknown) =>
    onError({ message: messageOf(error, otherwise), of });
  return (
    <div className="buttons">
      <AppButton to={`/task-detail/${id}`}>{text.view}</AppButton>
      <DownloadButton link={task.final_video_url} as={downloadFileName(name, "mp4")} label={text.downloadVideo} />
      <DownloadButton link={task.final_image_url} as={downloadFileName(name, "jpg")} label={text.thumbnail} />
      <YoutubeButton id={task.youtube_video_id} />
      {status === "pending" && <AppButton to={`/create-task?edit=${id}`}>{text.edit}</AppButton>}
      {status === "failed" && (
        <BusyButton {...text.retry} onPress={() => retry().catch(reportAs(text.retryFailed, "retry"))} />
      )}
      {status === "completed" && <AppButton to={`/repeat-task?from=${id}`}>{text.repeat}</AppButton>}
      {status === "completed" && <AppButton to={`/continue-task?from=${id}`}>{text.sequel}</AppButton>}
      {isUnfinished(task) && (
        <TwoStepButton {...text.cancel} onConfirm={() => cancel().catch(reportAs(text.cancelFailed, "cancel"))} />
      )}
      {status === "failed" && (
        <TwoStepButton {...text.delete} onConfirm={() => remove().catch(reportAs(text.deleteFailed, "delete"))} />
      )}
    </div>
  );
};
