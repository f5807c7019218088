import type { CardsProps } from "@cloudscape-design/components/cards";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../components/app-link.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { text } from "./text.ts";

/** What one film shows in the list. */
export const taskCard: CardsProps.CardDefinition<Task> = {
  header: (task) => <AppLink to={`/task-detail/${task.task_id}`}>{task.code_name || text.noCodeName}</AppLink>,
  sections: [
    { id: "status", content: (task) => <StatusBadge status={task.process_status} /> },
    {
      id: "progress",
      content: ({ process_status, progress }) =>
        process_status === "in_progress" && (
          <ProgressBar value={progress.percent} description={progress.label} ariaLabel={progress.label} />
        ),
    },
    {
      id: "tiles",
      content: (task) => (
        <InfoTiles
          tiles={[
            ["Story Type", storyTypes[task.story_type]],
            ["Length", `${task.video_length_minutes} min, ${task.video_scene_count} scenes`],
            ["Cost", text.cost(task.credit_cost)],
          ]}
        />
      ),
    },
  ],
};
