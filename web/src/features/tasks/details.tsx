import { languages } from "#contract/catalogue/languages.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import { voices } from "#contract/catalogue/voices.ts";
import type { Task } from "#contract/schema/task.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { moment, playingTime, spentTime } from "../../lib/format.ts";
import { text } from "./text.ts";

/** What was ordered, what it cost, and the whole story once it is written. */
export const Details = ({ task }: { readonly task: Task }) => (
  <section className="card" aria-labelledby="details">
    <h2 id="details">{text.details}</h2>
    <dl className="facts wide">
      {factsOf(task).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Task ID</dt>
        <dd className="with-button">
          <code>{task.task_id}</code> <CopyButton what="task ID" value={task.task_id} />
        </dd>
      </div>
    </dl>
    <details>
      <summary>Story Prompt</summary>
      <p className="prose">{task.input_story}</p>
    </details>
    {task.full_story_text && (
      <details>
        <summary>Full Story</summary>
        <p className="prose">{task.full_story_text}</p>
      </details>
    )}
  </section>
);

const factsOf = (task: Task): readonly (readonly [string, string])[] => {
  const facts: readonly (readonly [string, string | undefined])[] = [
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
  return facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]));
};
