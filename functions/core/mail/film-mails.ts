import type { ReviewStop } from "#contract/order/values.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Button, Content } from "./mail-content.ts";
import type { MailLanguage } from "./mail-language.ts";
import { translateReason } from "./translate-reason.ts";

/** The reader: the owner can sign in; other recipients get only links that need no login. */
export type Reader = "owner" | "copy";

/** A film and the addresses of its parts, as a mail shows it, and the language of the mail. */
export interface FilmFacts {
  readonly language: MailLanguage;
  readonly task: TaskRecord;
  /** The task's page on the site. */
  readonly page: string;
  readonly video: string | undefined;
  readonly thumbnail: string | undefined;
}

export const filmReady = (film: FilmFacts, reader: Reader, cost: { paid: number; returned: number }): Content => {
  const { task, page } = film;
  const { tag, texts, fill, ...format } = film.language;
  const words = texts.film;
  const title = titleOf(task);
  const { subject, preview, owner } = task.cut_of ? texts.cutReady : texts.filmReady;
  const paid = format.credits(cost.paid);
  return {
    language: tag,
    subject: fill(subject, { title }),
    preview: fill(preview, { title, cut: task.cut ?? 1 }),
    heading: title,
    picture: pictureOf(film),
    paragraphs: [reader === "owner" ? owner : texts.filmReady.copy],
    facts: [
      ...(task.video_seconds ? [[words.length, format.duration(task.video_seconds)] as const] : []),
      [words.scenes, format.number(task.video_scene_count)],
      ...(reader === "owner"
        ? [
            [
              words.cost,
              cost.returned > 0 ? fill(words.partlyRefunded, { credits: paid, refunded: cost.returned }) : paid,
            ] as const,
          ]
        : []),
      ...(task.expires_at ? [[words.availableUntil, format.time(task.expires_at)] as const] : []),
    ],
    buttons:
      reader === "owner"
        ? [{ label: words.watch, href: page }, ...link(words.download, film.video)]
        : link(words.watchCopy, film.video),
    closing: `${keptFor(film)}\n${why(film, reader)}`,
  };
};

export const filmFailed = (
  film: FilmFacts,
  { reason: english, paid, returned }: { reason: string; paid: number; returned: number },
): Content => {
  const { tag, texts, fill, ...format } = film.language;
  const words = texts.filmFailed;
  const reason = translateReason(film.language, english);
  const title = titleOf(film.task);
  const credits = format.credits(returned);
  return {
    language: tag,
    subject: fill(words.subject, { title }),
    preview: fill(words.preview, { reason, credits }),
    heading: words.heading,
    paragraphs: [fill(words.sorry, { title }), reason, fill(words.refunded, { credits })],
    facts: [
      [words.creditsRefunded, credits],
      [texts.film.cost, format.credits(paid)],
    ],
    buttons: [{ label: words.retry, href: film.page }],
    closing: why(film, "owner"),
  };
};

/** Credits that an administrator gave back for a film. */
export const filmRefunded = (film: FilmFacts, amount: number, site: string): Content => {
  const { tag, texts, fill, credits: format } = film.language;
  const words = texts.filmRefunded;
  const [title, credits] = [titleOf(film.task), format(amount)];
  return {
    language: tag,
    subject: fill(words.subject, { title, credits }),
    preview: fill(words.preview, { credits }),
    heading: words.heading,
    paragraphs: [fill(words.what, { title, credits })],
    buttons: [
      { label: texts.receipt.create, href: `${site}/create-task` },
      { label: texts.film.open, href: film.page },
    ],
    closing: why(film, "owner"),
  };
};

export const cutFailed = (
  film: FilmFacts,
  { reason: english, returned }: { reason: string; returned: number },
): Content => {
  const { tag, texts, fill, credits: format } = film.language;
  const reason = translateReason(film.language, english);
  const title = titleOf(film.task);
  const credits = format(returned);
  return {
    language: tag,
    subject: fill(texts.cutFailed.subject, { title }),
    preview: fill(texts.filmFailed.preview, { reason, credits }),
    heading: texts.cutFailed.heading,
    paragraphs: [fill(texts.cutFailed.sorry, { title, cut: film.task.cut ?? 1 }), reason],
    facts: [[texts.filmFailed.creditsRefunded, credits]],
    buttons: [{ label: texts.film.open, href: film.page }],
    closing: why(film, "owner"),
  };
};

export const filmExpiring = (film: FilmFacts, reader: Reader, expiresAt: string): Content => {
  const { tag, texts, fill, day, time } = film.language;
  const words = texts.filmExpiring;
  const title = titleOf(film.task);
  return {
    language: tag,
    subject: fill(words.subject, { day: day(expiresAt), title }),
    preview: fill(words.preview, { title }),
    heading: fill(words.heading, { title }),
    picture: pictureOf(film),
    paragraphs: [fill(words[reader], { time: time(expiresAt) })],
    buttons: [
      ...link(texts.film.download, film.video),
      ...(reader === "owner" ? [{ label: texts.film.open, href: film.page }] : []),
    ],
    closing: why(film, reader),
  };
};

export const reviewReady = (
  film: FilmFacts,
  { review: stop, until }: { readonly review: ReviewStop; readonly until: string },
): Content => {
  const { tag, texts, fill, time } = film.language;
  const words = texts.review[stop];
  const title = titleOf(film.task);
  const isCancelled = film.task.review_timeout === "cancel" || stop === "first_scene";
  return {
    language: tag,
    subject: fill(words.subject, { title }),
    preview: fill(words.preview, { title }),
    heading: words.heading,
    paragraphs: [
      fill(words.waits, { title }),
      fill(isCancelled ? texts.review.cancels : texts.review.continues, { time: time(until) }),
    ],
    buttons: [{ label: texts.review.button, href: film.page }],
    closing: why(film, "owner"),
  };
};

/** A film that was cancelled because its owner did not continue its review in time. */
export const reviewTimeout = (
  film: FilmFacts,
  { reason: english, paid, returned }: { readonly reason: string; readonly paid: number; readonly returned: number },
): Content => {
  const { tag, texts, fill, credits } = film.language;
  const words = texts.reviewTimeout;
  const title = titleOf(film.task);
  const reason = translateReason(film.language, english);
  return {
    language: tag,
    subject: fill(words.subject, { title }),
    preview: fill(texts.filmFailed.preview, { reason, credits: credits(returned) }),
    heading: words.heading,
    paragraphs: [fill(words.cancelled, { title }), words.paid],
    facts: [
      [texts.film.cost, credits(paid)],
      [texts.filmFailed.creditsRefunded, credits(returned)],
    ],
    buttons: [{ label: texts.filmFailed.retry, href: film.page }],
    closing: why(film, "owner"),
  };
};

const titleOf = ({ youtube_video_title, story_title, code_name }: TaskRecord): string =>
  youtube_video_title || story_title || code_name;

const pictureOf = ({ task, thumbnail, language: { texts, fill } }: FilmFacts): Content["picture"] =>
  thumbnail ? { src: thumbnail, alt: fill(texts.film.thumbnail, { title: titleOf(task) }) } : undefined;

const link = (label: string, href: string | undefined): Button[] => (href ? [{ label, href }] : []);

const keptFor = ({ task: { expires_at }, language: { texts, fill, time } }: FilmFacts): string =>
  expires_at ? fill(texts.film.linksWorkUntil, { time: time(expires_at) }) : "";

const why = ({ task: { user_email }, language: { texts, fill } }: FilmFacts, reader: Reader): string =>
  reader === "owner" ? texts.film.whyOwner : fill(texts.film.whyCopy, { email: user_email });
