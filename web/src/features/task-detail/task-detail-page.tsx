import Alert from "@cloudscape-design/components/alert";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useParams } from "react-router-dom";
import { AppButton } from "../../components/app-button.tsx";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { ApiFault } from "../../lib/api.ts";
import { useFreshCredits } from "../../lib/credits.ts";
import { useLiveTask } from "../../lib/live-task.ts";
import { Details } from "./details.tsx";
import { Film } from "./film.tsx";
import { Outcome } from "./outcome.tsx";
import { Share } from "./share.tsx";
import { Storyboard } from "./storyboard.tsx";
import { TaskActions } from "./task-actions.tsx";
import { text } from "./text.ts";
import { Waiting } from "./waiting.tsx";

/** One film: how far it is while it is made, and all of it when it is done. */
export const TaskDetailPage = () => {
  const { taskId = "" } = useParams();
  const { task, error, refresh } = useLiveTask(taskId);
  useFreshCredits(task?.process_status);
  if (!task && error)
    return (
      <SpaceBetween size="l">
        <PageHeader title={text.task} actions={<AppButton to="/tasks">{text.back}</AppButton>} />
        <Alert type="error">
          {error instanceof ApiFault && error.code === "not_found" ? error.message : text.failedTask(error.message)}
        </Alert>
      </SpaceBetween>
    );
  if (!task) return <Loading />;
  const { process_status: status, progress } = task;
  const name = task.story_title || task.code_name || text.noCodeName;
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={name}
        tab={status === "in_progress" ? `${progress.percent}% · ${name}` : name}
        description={<StatusBadge status={status} />}
        actions={<TaskActions task={task} onChange={refresh} />}
      />
      {(status === "pending" || status === "in_progress") && <Waiting task={task} />}
      {status === "failed" && <Outcome task={task} />}
      {status === "completed" && <Film task={task} />}
      {status === "completed" && task.youtube_video_title && <Share task={task} />}
      {status !== "pending" && <Storyboard task={task} />}
      <Details task={task} />
    </SpaceBetween>
  );
};
