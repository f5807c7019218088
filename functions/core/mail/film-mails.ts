import type { ReviewStop } from "#contract/order/values.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { formatCredits, formatDay, formatDuration, formatTime } from "./format.ts";
import type { Button, Content } from "./mail-content.ts";

/** The reader: the owner can sign in; other recipients get only links that need no login. */
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
  const back = cost.returned > 0 ? ` (${cost.returned} refunded)` : "";
  return {
    subject: task.cut_of ? `The new cut of your film is ready: ${title}` : `Your film is ready: ${title}`,
    preview: `${task.cut_of ? `Cut ${task.cut} of "${title}"` : `"${title}"`} is finished. Watch or download it now.`,
    heading: title,
    picture: pictureOf(film),
    paragraphs: [
      reader === "owner"
        ? `${task.cut_of ? "The new cut of your film" : "Your film"} is ready to watch, download and share.`
        : "A film is ready to watch, and its owner asked us to tell you.",
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
  preview: `${reason} Refunded: ${formatCredits(returned)}.`,
  heading: "Your film could not be finished",
  paragraphs: [
    `We are sorry: "${titleOf(task)}" was not completed.`,
    `${reason}`,
    `${formatCredits(returned)} refunded to your balance. If you retry, finished work is kept and not made again.`,
  ],
  facts: [
    ["Credits refunded", formatCredits(returned)],
    ["Cost", formatCredits(paid)],
  ],
  buttons: [{ label: "Retry", href: page }],
  closing: why(task, "owner"),
});

export const cutFailed = (
  { task, page }: FilmFacts,
  { reason, returned }: { reason: string; returned: number },
): Content => ({
  subject: `The new cut of your film could not be finished: ${titleOf(task)}`,
  preview: `${reason} Refunded: ${formatCredits(returned)}.`,
  heading: "The new cut could not be finished",
  paragraphs: [
    `We are sorry: cut ${task.cut} of "${titleOf(task)}" was not completed. Your film is unchanged.`,
    reason,
  ],
  facts: [["Credits refunded", formatCredits(returned)]],
  buttons: [{ label: "Open the film", href: page }],
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
      `The film and its files will be deleted on ${formatTime(expiresAt)}. Download what you want to keep before then${reader === "owner" ? ", or keep the film longer on its page" : ""}.`,
    ],
    buttons: [...link("Download", film.video), ...(reader === "owner" ? [{ label: "Open the film", href: page }] : [])],
    closing: why(task, reader),
  };
};

export const reviewReady = (
  { task, page }: FilmFacts,
  { review: stop, until }: { readonly review: ReviewStop; readonly until: string },
): Content => {
  const review = stop.replace("_", " ");
  return {
    subject: `Your ${review} is ready for review: ${titleOf(task)}`,
    preview: `Look at the ${review} of "${titleOf(task)}" and continue the film.`,
    heading: `Your ${review} is ready for review`,
    paragraphs: [
      `"${titleOf(task)}" waits for you. Look at its ${review}, then continue the film. Nothing further is made before.`,
      task.review_timeout === "cancel" || stop === "first_scene"
        ? `If you do not continue it by ${formatTime(until)}, the film is cancelled, and the credits for what was not made are refunded.`
        : `If you do nothing, the film continues on ${formatTime(until)}.`,
    ],
    buttons: [{ label: "Review", href: page }],
    closing: why(task, "owner"),
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
    ? "You are receiving this email because you ordered this film."
    : `You are receiving this copy because ${user_email} added your address to the order.`;
