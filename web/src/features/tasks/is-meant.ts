import type { Task } from "#contract/schema/task.ts";

type Named = Pick<Task, "task_id" | "code_name" | "story_title" | "youtube_video_title" | "input_story">;

/** Whether a film is the one that is searched for: by its whole id, or each word is in its names or its story. */
export const isMeant = (task: Named, words: string): boolean => {
  const { task_id, code_name, story_title = "", youtube_video_title = "", input_story } = task;
  const all = [code_name, story_title, youtube_video_title, input_story].join("\n").toLowerCase();
  if (words === task_id) return true;
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
