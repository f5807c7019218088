import { Link } from "react-router-dom";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { Task } from "#contract/schema/task.ts";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { keptLink } from "../../lib/kept-link.ts";
import { text } from "./text.ts";

/** What one film shows in the list. */
export const TaskRow = ({ task }: { readonly task: Task }) => (
  <li className="task">
    {task.final_image_url && <img className="thumb" src={keptLink(task.final_image_url)} alt="" loading="lazy" />}
    <div className="task-words">
      <Link to={`/task-detail/${task.task_id}`}>{task.code_name || text.noCodeName}</Link>
      <p className="hint">
        {storyTypes[task.story_type]} · {task.video_length_minutes} min · {text.cost(task.credit_cost)}
      </p>
      {task.process_status === "in_progress" && (
        <>
          <p className="hint">{task.progress.label}</p>
          <ProgressBar progress={task.progress} />
        </>
      )}
    </div>
    <StatusBadge status={task.process_status} />
  </li>
);
