import type { Task } from "#contract/schema/task.ts";

type Named = Pick<Task, "task_id" | "code_name" | "story_title" | "youtube_video_title" | "input_story">;

/** Whether a film is the one that is searched for: each word is in one of its names, its story or its id. */
export const isMeant = (task: Named, words: string): boolean => {
  const { task_id, code_name, story_title = "", youtube_video_title = "", input_story } = task;
  const all = [task_id, code_name, story_title, youtube_video_title, input_story].join("\n").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
