import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import ExpandableSection from "@cloudscape-design/components/expandable-section";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { languages } from "#contract/catalogue/languages.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import { voices } from "#contract/catalogue/voices.ts";
import type { Task } from "#contract/schema/task.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { moment, playingTime, spentTime } from "../../lib/format.ts";
import { text } from "./text.ts";

/** What was ordered, what it cost, and the whole story once it is written. */
export const Details = ({ task }: { readonly task: Task }) => (
  <Container header={<Header variant="h2">{text.details}</Header>}>
    <SpaceBetween size="l">
      <InfoTiles tiles={factsOf(task)} columns={4} />
      <SpaceBetween direction="horizontal" size="xs" alignItems="center">
        <Box variant="code">{task.task_id}</Box>
        <CopyButton what="task ID" value={task.task_id} />
      </SpaceBetween>
      <ExpandableSection headerText="Story Prompt">
        <p className="prose">{task.input_story}</p>
      </ExpandableSection>
      {task.full_story_text && (
        <ExpandableSection headerText="Full Story">
          <p className="prose">{task.full_story_text}</p>
        </ExpandableSection>
      )}
    </SpaceBetween>
  </Container>
);

const factsOf = (task: Task): readonly (readonly [string, string | undefined])[] => [
  ["Story Type", storyTypes[task.story_type]],
  ["Video Length", `${task.video_length_minutes} minutes, ${task.video_scene_count} scenes`],
  ["Playing Time", task.video_seconds === undefined ? undefined : playingTime(task.video_seconds)],
  ["Total Cost", text.cost(task.credit_cost)],
  ["Video Language", languages[task.voice_language].name],
  ["Voice", voices.find(({ id }) => id === task.voice_id)?.name],
  ["Video Format", task.dimension_type === "landscape" ? "Landscape" : "Portrait"],
  ["Illustration Style", task.image_illustration_style],
  ["Created", moment(task.task_created_at)],
  [
    "Completed",
    task.process_status === "completed" ? task.task_completed_at && moment(task.task_completed_at) : undefined,
  ],
  ["Made In", task.processing_duration === undefined ? undefined : spentTime(task.processing_duration)],
];
