import { Link, useParams } from "react-router-dom";
import { Loading } from "../../components/loading.tsx";
import { Message } from "../../components/message.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { ApiError } from "../../lib/api.ts";
import { useFreshCredits } from "../../lib/signed-in.ts";
import { Details } from "./details.tsx";
import { Film } from "./film.tsx";
import { Outcome } from "./outcome.tsx";
import { useTask } from "./queries.ts";
import { Share } from "./share.tsx";
import { Storyboard } from "./storyboard.tsx";
import { TaskActions } from "./task-actions.tsx";
import { text } from "./text.ts";
import { Waiting } from "./waiting.tsx";

/** One film: how far it is while it is made, and all of it when it is done. */
export const TaskDetailPage = () => {
  const { taskId = "" } = useParams();
  const { answer: task, error, refresh } = useTask(taskId);
  useFreshCredits(task?.process_status);
  const back = (
    <Link className="back" to="/welcome">
      {text.back}
    </Link>
  );
  if (!task && error)
    return (
      <>
        <title>Task | Animation Agent</title>
        <p>{back}</p>
        <Message tone="error">
          {error instanceof ApiError && error.code === "not_found" ? error.message : text.failedTask(error.message)}
        </Message>
      </>
    );
  if (!task) return <Loading />;
  const { process_status: status, progress } = task;
  const name = task.story_title || task.code_name || text.noCodeName;
  return (
    <>
      <title>{`${status === "in_progress" ? `${progress.percent}% · ` : ""}${name} | Animation Agent`}</title>
      <p className="crumb">{back}</p>
      <div className="page-head split">
        <h1>{name}</h1>
        <StatusBadge status={status} />
      </div>
      <TaskActions task={task} onChange={refresh} />
      {(status === "pending" || status === "in_progress") && <Waiting task={task} />}
      {status === "failed" && <Outcome task={task} />}
      {status === "completed" && <Film task={task} />}
      {status === "completed" && task.youtube_video_title && <Share task={task} />}
      {status !== "pending" && <Storyboard task={task} />}
      <Details task={task} />
    </>
  );
};
