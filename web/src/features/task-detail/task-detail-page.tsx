import "../../components/films.css";
import "./task-detail.css";
import Alert from "@cloudscape-design/components/alert";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router-dom";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { ApiError } from "../../lib/api.ts";
import { useRefreshCreditsOnChange } from "../../lib/credits.ts";
import { useLiveTask } from "../../lib/live-task.ts";
import { useUser } from "../../lib/session.ts";
import { useKeepFocus } from "../../lib/use-keep-focus.ts";
import { NewCut } from "./cuts/new-cut.tsx";
import { Film } from "./film.tsx";
import { Languages } from "./languages/languages.tsx";
import { PublicLink } from "./public-link.tsx";
import { Receipt } from "./receipt.tsx";
import { Settings } from "./settings.tsx";
import { Share } from "./share.tsx";
import { Story } from "./story.tsx";
import { Storyboard } from "./storyboard.tsx";
import { DeleteTask, TaskActions } from "./task-actions.tsx";
import { TaskFailure } from "./task-failure.tsx";
import { TaskLoadError } from "./task-load-error.tsx";
import { TaskProgress } from "./task-progress.tsx";
import { TaskReview } from "./task-review.tsx";
import { TaskWaiting } from "./task-waiting.tsx";
import { text } from "./text.ts";
import { canWatchEarly } from "./use-film-source.ts";

const YouTube = lazy(async () => ({ default: (await import("./youtube/youtube.tsx")).YouTube }));

/** A task: its progress while it is in progress, and the whole film when it is completed. */
export const TaskDetailPage = () => {
  const { taskId = "" } = useParams();
  const { id: userId, hasYouTube } = useUser();
  const { task, error, retry } = useLiveTask(taskId);
  useKeepFocus();
  useRefreshCreditsOnChange(task && [task.process_status, task.new_cut?.state, task.extension?.state].join());
  if (!task && error) return <TaskLoadError error={error} onRetry={() => void retry()} />;
  if (!task) return <Loading>{text.loading}</Loading>;
  // The server refuses other users' tasks; this check is for data in the query cache.
  if (task.user_id !== userId)
    return <TaskLoadError error={new ApiError(403, "forbidden", text.denied)} onRetry={() => void retry()} />;
  if (task.cut_of) return <Navigate to={`/task-detail/${task.cut_of}`} replace />;
  const { process_status: status, progress } = task;
  const name = task.story_title || task.code_name || text.noCodeName;
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={name}
        tab={status === "in_progress" ? `${progress.percent}% · ${name}` : name}
        description={<StatusBadge status={status} />}
        actions={<TaskActions task={task} />}
      />
      {error && <Alert type="warning">{text.offline}</Alert>}
      {status === "pending" && <TaskWaiting task={task} />}
      {status === "in_progress" && (progress.review ? <TaskReview task={task} /> : <TaskProgress task={task} />)}
      {status === "failed" && <TaskFailure task={task} />}
      {status === "completed" && task.new_cut && <NewCut film={task} cut={task.new_cut} />}
      {/* One element for both: the player keeps the viewer's place when the film is completed. */}
      {(status === "completed" || canWatchEarly(task)) && <Film task={task} />}
      {status === "completed" && !task.files_expired && <PublicLink task={task} />}
      {status === "completed" && hasYouTube && (
        <Suspense fallback={null}>
          <YouTube task={task} />
        </Suspense>
      )}
      {status === "completed" && !task.files_expired && <Languages task={task} />}
      {status === "completed" && task.youtube_video_title && <Share task={task} />}
      {/* A new cut closes the editor; one that is not finished leaves it open. */}
      {status !== "pending" && <Storyboard key={task.cut ?? 1} task={task} />}
      <Story task={task} />
      <Settings task={task} />
      <Receipt task={task} />
      {status === "completed" && <DeleteTask task={task} />}
    </SpaceBetween>
  );
};
