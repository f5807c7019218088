import { languages } from "#contract/catalogue/languages.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { VideoDetails } from "./ports.ts";
import type { UploadRecord } from "./records.ts";

/** YouTube's limits. */
const maxTitle = 100;
const maxDescriptionBytes = 5_000;
const maxTags = 500;

/** Title, description with chapters, tags and language of a film, within YouTube's limits. */
export const composeVideo = (
  task: TaskRecord,
  { privacy, made_for_kids: madeForKids, publish_at: publishAt }: UploadRecord,
): VideoDetails => {
  const title = task.youtube_video_title || task.story_title || task.code_name;
  const hashtags = task.youtube_video_hashtags ?? "";
  return {
    title: cut(allowed(title), maxTitle, (text) => text.length) || "A film",
    description: describe(allowed(task.youtube_video_description ?? ""), allowed(hashtags)),
    tags: tagsOf(allowed(hashtags)),
    language: languages[task.voice_language].tag,
    privacy,
    madeForKids,
    publishAt,
  };
};

/** YouTube refuses angle brackets. */
const allowed = (text: string): string => text.replace(/[<>]/g, "").trim();

const describe = (description: string, hashtags: string): string => {
  const end = hashtags && `\n\n${hashtags}`;
  return (cut(description, maxDescriptionBytes - bytesOf(end), bytesOf) + end).trim();
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The longest beginning of a text that has at most `max` of what `measure` counts, without half a character. */
const cut = (text: string, max: number, measure: (text: string) => number): string => {
  if (measure(text) <= max) return text;
  let kept = "";
  let size = 0;
  for (const letter of text) {
    size += measure(letter);
    if (size > max) break;
    kept += letter;
  }
  return kept.trimEnd();
};

/** Hashtags have no spaces; YouTube counts a comma between tags. */
const tagsOf = (hashtags: string): string[] => {
  const tags: string[] = [];
  for (const tag of new Set(hashtags.split(/\s+/).flatMap((each) => each.replace(/^#+/, "").replaceAll(",", "") || [])))
    if ([...tags, tag].join(",").length <= maxTags) tags.push(tag);
  return tags;
};
