import type { TaskRecord } from "#contract/schema/task-record.ts";
import { formatCredits, formatDay, formatDuration, formatTime } from "./format.ts";
import type { Button, Content } from "./mail-content.ts";

/** Who reads it: the owner has the site, a copy only links that open without a login. */
export type Reader = "owner" | "copy";

/** A film and the addresses of its parts, as a mail shows it. */
export interface FilmFacts {
  readonly task: TaskRecord;
  /** The task's page on the site. */
  readonly page: string;
  readonly video: string | undefined;
  readonly thumbnail: string | undefined;
}

export const filmReady = (film: FilmFacts, reader: Reader, cost: { paid: number; returned: number }): Content => {
  const { task, page } = film;
  const title = titleOf(task);
  const back = cost.returned > 0 ? ` (${cost.returned} came back)` : "";
  return {
    subject: `Your film is ready: ${title}`,
    preview: `"${title}" is finished. Watch or download it now.`,
    heading: title,
    picture: pictureOf(film),
    paragraphs: [
      reader === "owner"
        ? "Your film is ready to watch, download and share."
        : "A film was made, and you were asked to be told when it is ready to watch.",
    ],
    facts: [
      ...(task.video_seconds ? [["Length", formatDuration(task.video_seconds)] as const] : []),
      ["Scenes", String(task.video_scene_count)],
      ...(reader === "owner" ? [["Cost", `${formatCredits(cost.paid)}${back}`] as const] : []),
      ...(task.expires_at ? [["Available until", formatTime(task.expires_at)] as const] : []),
    ],
    buttons:
      reader === "owner"
        ? [{ label: "Watch", href: page }, ...link("Download", film.video)]
        : link("Watch the film", film.video),
    closing: `${keptFor(task)}\n${why(task, reader)}`,
  };
};

export const filmFailed = (
  { task, page }: FilmFacts,
  { reason, paid, returned }: { reason: string; paid: number; returned: number },
): Content => ({
  subject: `Your film could not be finished: ${titleOf(task)}`,
  preview: `${reason} ${formatCredits(returned)} came back.`,
  heading: "Your film could not be finished",
  paragraphs: [
    `We are sorry: "${titleOf(task)}" was not completed.`,
    `${reason}`,
    `${formatCredits(returned)} came back to your balance. If you retry, whatever was already made is kept and not made again.`,
  ],
  facts: [
    ["Credits returned", formatCredits(returned)],
    ["Cost", formatCredits(paid)],
  ],
  buttons: [{ label: "Retry", href: page }],
  closing: why(task, "owner"),
});

export const filmExpiring = (film: FilmFacts, reader: Reader, expiresAt: string): Content => {
  const { task, page } = film;
  const title = titleOf(task);
  return {
    subject: `Your film will be deleted on ${formatDay(expiresAt)}: ${title}`,
    preview: `Download "${title}" to keep it.`,
    heading: `${title} will be deleted soon`,
    picture: pictureOf(film),
    paragraphs: [
      `The film and its files will be deleted on ${formatTime(expiresAt)}. Download what you want to keep before then.`,
    ],
    buttons: [...link("Download", film.video), ...(reader === "owner" ? [{ label: "Open the film", href: page }] : [])],
    closing: why(task, reader),
  };
};

const titleOf = ({ youtube_video_title, story_title, code_name }: TaskRecord): string =>
  youtube_video_title || story_title || code_name;

const pictureOf = ({ task, thumbnail }: FilmFacts): Content["picture"] =>
  thumbnail ? { src: thumbnail, alt: `Thumbnail of ${titleOf(task)}` } : undefined;

const link = (label: string, href: string | undefined): Button[] => (href ? [{ label, href }] : []);

const keptFor = ({ expires_at }: TaskRecord): string =>
  expires_at ? `The film's links work without a login until ${formatTime(expires_at)}.` : "";

const why = ({ user_email }: TaskRecord, reader: Reader): string =>
  reader === "owner"
    ? "You get this mail because you ordered this film."
    : `You get this copy because ${user_email} named your address with the order.`;
