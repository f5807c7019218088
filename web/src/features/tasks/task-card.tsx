import Box from "@cloudscape-design/components/box";
import type { CardsProps } from "@cloudscape-design/components/cards";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../components/app-link.tsx";
import { CopyableText } from "../../components/copyable-text.tsx";
import { FilmTiles } from "../../components/film-tiles.tsx";
import { PausedNote } from "../../components/paused-note.tsx";
import { Poster } from "../../components/poster.tsx";
import { ShareBlock } from "../../components/share-block.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { ThinProgressBar } from "../../components/thin-progress-bar.tsx";
import { fromServer } from "../../lib/translate.ts";
import { CardActions } from "./card-actions.tsx";
import { StoryPreview } from "./story-preview.tsx";
import type { TaskError } from "./task-error.tsx";
import { text } from "./text.ts";

/** The card of a task in the list. */
export const taskCard = (onError: (error: TaskError) => void): CardsProps.CardDefinition<Task> => ({
  header: (task) => <AppLink to={`/task-detail/${task.task_id}`}>{task.code_name || text.noCodeName}</AppLink>,
  sections: [
    { id: "head", content: (task) => <Head task={task} /> },
    { id: "tiles", content: (task) => <FilmTiles task={task} /> },
    {
      id: "words",
      content: (task) =>
        task.process_status === "completed" && task.youtube_video_title ? (
          <ShareBlock task={task} />
        ) : (
          <StoryPreview task={task} />
        ),
    },
    { id: "actions", content: (task) => <CardActions task={task} onError={onError} /> },
  ],
});

const Head = ({ task }: { readonly task: Task }) => (
  <div className="film-head">
    <Poster task={task} to={`/task-detail/${task.task_id}`} />
    <div className="film-state">
      <StatusBadge status={task.process_status} />
      <CopyableText kind="badge" what={text.taskId} value={task.task_id} />
      <PausedNote task={task} />
      {task.process_status === "in_progress" && <ThinProgressBar progress={task.progress} />}
      {task.process_status === "failed" && task.error_message && (
        <Box color="text-status-error" fontSize="body-s">
          {fromServer(task.error_message)}
        </Box>
      )}
    </div>
  </div>
);
