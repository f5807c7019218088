import { audienceAges, audienceGenders, audienceLocations } from "#contract/catalogue/audiences.ts";
import { languages } from "#contract/catalogue/languages.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import { voices } from "#contract/catalogue/voices.ts";
import { effects } from "#contract/order/names.ts";
import type { Task } from "#contract/schema/task.ts";
import { engineNames } from "../../lib/engine-names.ts";
import { dateTime, elapsedTime, enumeration, playingTime } from "../../lib/format.ts";
import { plural, t } from "../../lib/translate.ts";

type Facts = readonly (readonly [name: string, value: string | undefined])[];

/** The basic settings of a task and its times. */
export const factsOf = (task: Task): Facts => [
  [t("Story Type"), t(storyTypes[task.story_type])],
  [t("Video Length"), enumeration([minutes(task.video_length_minutes), scenes(task.video_scene_count)])],
  [t("Playing Time"), task.video_seconds === undefined ? undefined : playingTime(task.video_seconds)],
  [t("Video Language"), languages[task.voice_language].name],
  [t("Voice"), voices.find(({ id }) => id === task.voice_id)?.name ?? task.voice_id],
  [t("Video Format"), task.dimension_type === "landscape" ? t("Landscape") : t("Portrait")],
  [t("Illustration Style"), t(task.image_illustration_style)],
  [t("Created"), dateTime(task.task_created_at)],
  [t("Completed"), task.process_status === "completed" ? momentOf(task.task_completed_at) : undefined],
  [t("Made In"), task.processing_duration === undefined ? undefined : elapsedTime(task.processing_duration)],
  [t("Story By"), engineOf(task.engines?.writer)],
  [t("Pictures By"), engineOf(task.engines?.illustrator)],
  [t("Voice By"), engineOf(task.engines?.narrator)],
  [t("Music By"), isComposed(task) ? engineOf(task.engines?.composer) : undefined],
  [t("Attempt"), task.attempt > 1 ? String(task.attempt) : undefined],
];

/** The audience and the optional settings. */
export const personalizationOf = (task: Task): Facts => [
  [t("Target Age"), audienceOf(task.audience_age, audienceAges)],
  [t("Gender Focus"), audienceOf(task.audience_gender, audienceGenders)],
  [t("Cultural Context"), audienceOf(task.audience_geo_location, audienceLocations)],
  [t("Narrator Name"), task.narrator_name],
  [t("Temperature"), String(task.temperature)],
  [t("Thematic Purpose"), task.thematic_purpose],
  [t("Signature Phrases"), task.signature_phrases],
  [t("Search Keywords"), task.search_keywords],
  [t("Channel Description"), task.youtube_channel_description],
  [t("Own Hashtags"), task.own_hashtags],
  [t("Intro Card"), task.intro_card],
  [t("End Card"), task.end_card],
  [t("Copy to Email"), task.copy_to_email.join(", ")],
  ...effects.map(({ label, task: name }) => [translationOf(label) ?? titleCase(label), onOff(task[name])] as const),
];

const isComposed = ({ music }: Task) => music !== "own" && music !== "none";
const engineOf = (name: string | undefined) => name && engineNames(name);
const minutes = (count: number) => plural(count, { one: "{count} minutes", other: "{count} minutes" });
const scenes = (count: number) => plural(count, { one: "1 scene", other: "{count} scenes" });
const momentOf = (iso: string | undefined) => iso && dateTime(iso);
/** "Zoom effect": "Zoom Effect". */
const titleCase = (label: string): string => label.replace(/\b\w/g, (letter) => letter.toUpperCase());
const onOff = (is: boolean) => (is ? t("On") : t("Off"));

/** Undefined in English. */
const translationOf = (english: string): string | undefined => {
  const text = t(english);
  return text === english ? undefined : text;
};

/** English says an audience in fewer words than the form. The API also accepts other words. */
const audienceOf = (id: string, names: Readonly<Record<string, string>>): string =>
  translationOf(names[id] ?? id) ?? capitalizeId(id);

/** Returns "Young adults" for "young_adults". */
const capitalizeId = (id: string): string => {
  const plain = id.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};
