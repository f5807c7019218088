import { languages } from "#contract/catalogue/languages.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import { voices } from "#contract/catalogue/voices.ts";
import { effects } from "#contract/order/names.ts";
import type { Task } from "#contract/schema/task.ts";
import { engineNames } from "../../lib/engine-names.ts";
import { dateTime, elapsedTime, playingTime } from "../../lib/format.ts";

type Facts = readonly (readonly [name: string, value: string | undefined])[];

/** The basic settings of a task and its times. */
export const factsOf = (task: Task): Facts => [
  ["Story Type", storyTypes[task.story_type]],
  ["Video Length", `${task.video_length_minutes} minutes, ${scenes(task.video_scene_count)}`],
  ["Playing Time", task.video_seconds === undefined ? undefined : playingTime(task.video_seconds)],
  ["Video Language", languages[task.voice_language].name],
  ["Voice", voices.find(({ id }) => id === task.voice_id)?.name ?? task.voice_id],
  ["Video Format", task.dimension_type === "landscape" ? "Landscape" : "Portrait"],
  ["Illustration Style", task.image_illustration_style],
  ["Created", dateTime(task.task_created_at)],
  ["Completed", task.process_status === "completed" ? momentOf(task.task_completed_at) : undefined],
  ["Made In", task.processing_duration === undefined ? undefined : elapsedTime(task.processing_duration)],
  ["Story By", engineOf(task.engines?.writer)],
  ["Pictures By", engineOf(task.engines?.illustrator)],
  ["Voice By", engineOf(task.engines?.narrator)],
  ["Attempt", task.attempt > 1 ? String(task.attempt) : undefined],
];

/** The audience and the optional settings. */
export const personalizationOf = (task: Task): Facts => [
  ["Target Age", capitalizeId(task.audience_age)],
  ["Gender Focus", capitalizeId(task.audience_gender)],
  ["Cultural Context", capitalizeId(task.audience_geo_location)],
  ["Narrator Name", task.narrator_name],
  ["Temperature", String(task.temperature)],
  ["Thematic Purpose", task.thematic_purpose],
  ["Signature Phrases", task.signature_phrases],
  ["Search Keywords", task.search_keywords],
  ["Channel Description", task.youtube_channel_description],
  ["Copy to Email", task.copy_to_email.join(", ")],
  ...effects.map(({ label, task: name }) => [titleCase(label), onOff(task[name])] as const),
];

const engineOf = (name: string | undefined) => name && engineNames(name);
const scenes = (count: number) => (count === 1 ? "1 scene" : `${count} scenes`);
const momentOf = (iso: string | undefined) => iso && dateTime(iso);
/** "Zoom effect": "Zoom Effect". */
const titleCase = (label: string): string => label.replace(/\b\w/g, (letter) => letter.toUpperCase());
const onOff = (is: boolean) => (is ? "On" : "Off");

/** Returns "Young adults" for "young_adults". */
const capitalizeId = (id: string): string => {
  const plain = id.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};
