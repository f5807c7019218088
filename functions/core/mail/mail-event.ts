import type { DomainEvent, TaskEvent } from "#contract/events.ts";
import type { MailKind } from "#contract/schema/mail.ts";
import type { HasUsers } from "../account/ports.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { filmIdOf } from "../artifact/task-files.ts";
import type { PaymentRecords } from "../payment/ports.ts";
import { reviewTimedOut } from "../pipeline/review.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasTasks } from "../task/ports.ts";
import { emailChanged, paymentReceipt, webhookDisabled } from "./account-mails.ts";
import type { MailChange } from "./changes.ts";
import { composeMail } from "./compose-mail.ts";
import {
  cutFailed,
  type FilmFacts,
  filmExpiring,
  filmFailed,
  filmReady,
  filmRefunded,
  type Reader,
  reviewReady,
  reviewTimeout,
} from "./film-mails.ts";
import type { Content } from "./mail-content.ts";
import { type MailLanguage, mailLanguage } from "./mail-language.ts";
import { copyMail, optionalMail } from "./optional-mail.ts";
import type { HasCopyStops, HasMail, HasMailTokens, HasSentMails, MailMessage } from "./ports.ts";
import { sendOnce } from "./send-once.ts";

type Mails = HasTasks &
  HasUsers &
  HasArtifacts &
  HasMail &
  HasSentMails &
  HasCopyStops &
  HasMailTokens &
  HasClock &
  Commits<MailChange> & { readonly payments: Pick<PaymentRecords, "find"> };

/**
 * Sends the mails of an event: one mail for each recipient, so that recipients do not see each other. Each is sent
 * once. If one fails, the others are still sent, and EventBridge retries the event for it.
 */
export const mailEvent = async (deps: Mails, event: DomainEvent): Promise<void> => {
  const letters = await lettersOf(deps, event);
  const sent = await Promise.allSettled(letters.map((letter) => sendOnce(deps, event.id, letter)));
  const failed = sent.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
};

const lettersOf = async (deps: Mails, event: DomainEvent): Promise<MailMessage[]> => {
  if (event.type === "webhook.disabled") return ofWebhook(deps, event.detail);
  if (event.type === "account.email_changed") return ofEmailChange(deps, event.detail.userId);
  if (event.type === "task.refunded") return ofRefund(deps, event.detail);
  if (event.type === "payment.succeeded") return ofPayment(deps, event.detail);
  if (
    event.type === "task.completed" ||
    event.type === "task.failed" ||
    event.type === "task.expiring" ||
    event.type === "task.review_ready"
  )
    return ofTask(deps, event);
  return [];
};

const ofWebhook = async (
  deps: Mails,
  { userId, ...disabled }: { userId: string; host: string; reason: string },
): Promise<MailMessage[]> => {
  const profile = await deps.users.find(userId);
  if (!profile) return [];
  const content = webhookDisabled(mailLanguage(profile.language), disabled, deps.mail.site);
  return optionalMail(deps, "webhook_disabled", { ...profile, content });
};

const ofPayment = async (deps: Mails, paid: { userId: string; paymentId: string }): Promise<MailMessage[]> => {
  const [payment, profile] = await Promise.all([
    deps.payments.find(paid.userId, paid.paymentId),
    deps.users.find(paid.userId),
  ]);
  if (!payment || !profile) return [];
  return [composeMail(profile.email, paymentReceipt(mailLanguage(profile.language), payment, deps.mail.site))];
};

/** A matter of money: it is always sent, also if the task was retried since. */
const ofRefund = async (
  deps: Mails,
  { userId, taskId, credits }: { userId: string; taskId: string; credits: number },
): Promise<MailMessage[]> => {
  const [task, profile] = await Promise.all([deps.tasks.find(userId, taskId), deps.users.find(userId)]);
  if (!task || !profile) return [];
  const film = await factsOf(deps, task, mailLanguage(profile.language));
  return [composeMail(profile.email, filmRefunded(film, credits, deps.mail.site))];
};

/** To the old address: its owner may not know of the change. */
const ofEmailChange = async (deps: Mails, userId: string): Promise<MailMessage[]> => {
  const profile = await deps.users.find(userId);
  if (!profile?.previousEmail) return [];
  return [composeMail(profile.previousEmail, emailChanged(mailLanguage(profile.language), profile.email))];
};

type FilmEvent = Extract<TaskEvent, { type: "task.completed" | "task.failed" | "task.expiring" | "task.review_ready" }>;

/** No mail if the task was cancelled, deleted or retried since the event. */
const ofTask = async (deps: Mails, event: FilmEvent): Promise<MailMessage[]> => {
  const { userId, taskId, attempt } = event.detail;
  const [task, profile] = await Promise.all([deps.tasks.find(userId, taskId), deps.users.find(userId)]);
  if (!task || task.attempt !== attempt) return [];
  // Copies are in the language of the owner: that of their readers is not known.
  const film = await factsOf(deps, task, mailLanguage(profile?.language));
  const toOwner = (kind: MailKind, content: Content) =>
    optionalMail(deps, kind, { email: task.user_email, ...profile, userId, content });
  if (event.type === "task.failed") return ofFailed(film, event.detail, toOwner);
  // A repeated event: its owner may have continued the film since.
  if (event.type === "task.review_ready")
    return task.review_state === "waiting" ? toOwner("review_ready", reviewReady(film, event.detail)) : [];
  // Its owner keeps it longer since.
  if (event.type === "task.expiring" && task.expires_at !== event.detail.expiresAt) return [];
  const content = (reader: Reader) =>
    event.type === "task.completed"
      ? filmReady(film, reader, event.detail)
      : filmExpiring(film, reader, event.detail.expiresAt);
  const kind = event.type === "task.completed" ? "film_ready" : "film_expiring";
  const letters = await Promise.all([
    toOwner(kind, content("owner")),
    ...copies(task, profile?.email ?? task.user_email).map((copy) => copyMail(deps, copy, content("copy"))),
  ]);
  return letters.flat();
};

/** A film that its owner has cancelled is no news. */
const ofFailed = async (
  film: FilmFacts,
  detail: Extract<TaskEvent, { type: "task.failed" }>["detail"],
  toOwner: (kind: MailKind, content: Content) => Promise<MailMessage[]>,
): Promise<MailMessage[]> => {
  if (!detail.cancelled) return toOwner("film_failed", (film.task.cut_of ? cutFailed : filmFailed)(film, detail));
  return detail.reason === reviewTimedOut ? toOwner("review_ready", reviewTimeout(film, detail)) : [];
};

const factsOf = async (deps: Mails, task: FilmFacts["task"], language: MailLanguage): Promise<FilmFacts> => {
  const sign = await deps.artifacts.signer();
  const until = task.expires_at ? new Date(task.expires_at) : undefined;
  const link = (key: string | undefined) => (key && until && until > deps.now() ? sign(key, until) : undefined);
  return {
    language,
    task,
    page: `${deps.mail.site}/task-detail/${encodeURIComponent(filmIdOf(task))}`,
    video: link(task.video_key),
    thumbnail: link(task.thumbnail_key),
  };
};

const maxCopies = 5;

/** The additional recipients of the task, without duplicates and without the owner. */
const copies = ({ copy_to_email }: FilmFacts["task"], owner: string): string[] => {
  const lower = (address: string) => address.toLowerCase();
  const all = new Map(copy_to_email.map((address) => [lower(address), address]));
  all.delete(lower(owner));
  return [...all.values()].slice(0, maxCopies);
};
