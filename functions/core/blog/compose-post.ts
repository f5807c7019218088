import type { Task } from "#contract/schema/task.ts";
import { toAscii } from "../shared/ascii.ts";
import { digest } from "../shared/digest.ts";

/** The blog post of a film. All HTML is ours; the story's text is escaped. */
export const composePost = async (task: Task) => {
  const title = task.youtube_video_title ?? task.story_title ?? task.code_name;
  return {
    title,
    slug: await slugOf(title, task.task_id),
    html: film(task, title) + paragraphs(task.full_story_text ?? ""),
    // Ghost hides tags that begin with #.
    tags: (task.youtube_video_hashtags ?? "").split(/\s+/).flatMap((tag) => tag.replace(/^#+/, "") || []),
  };
};

/** Derived from the film, so that an existing post is found. */
const slugOf = async (title: string, taskId: string): Promise<string> => {
  const words = toAscii(title)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .slice(0, 80);
  return `${words || "film"}-${(await digest(taskId)).slice(0, 8)}`;
};

/** An HTML card, which Ghost does not change. */
const film = ({ final_video_url: url, final_image_url: picture, expires_at: until }: Task, title: string): string =>
  url
    ? `<!--kg-card-begin: html--><figure><video controls playsinline preload="metadata" style="width:100%" ` +
      `title="${escaped(title)}"${picture ? ` poster="${escaped(picture)}"` : ""} src="${escaped(url)}"></video>` +
      `${until ? `<figcaption>The film can be watched here until ${day(until)}.</figcaption>` : ""}</figure>` +
      "<!--kg-card-end: html-->"
    : "";

const day = (at: string): string =>
  new Date(at).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

const paragraphs = (story: string): string =>
  story
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, "<br>")}</p>`)
    .join("");

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
