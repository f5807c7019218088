import type { DomainEvent, TaskEvent } from "#contract/events.ts";
import type { HasUsers } from "../account/ports.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { PaymentRecords } from "../payment/ports.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasTasks } from "../task/ports.ts";
import { paymentReceipt, webhookDisabled } from "./account-mails.ts";
import type { MailChange } from "./changes.ts";
import { letterTo } from "./compose-mail.ts";
import { type FilmFacts, filmExpiring, filmFailed, filmReady, type Reader } from "./film-mails.ts";
import type { HasMail, HasSentMails, Letter } from "./ports.ts";
import { sendOnce } from "./send-once.ts";

type Mails = HasTasks &
  HasUsers &
  HasArtifacts &
  HasMail &
  HasSentMails &
  HasClock &
  Commits<MailChange> & { readonly payments: Pick<PaymentRecords, "find"> };

/**
 * Tells people what happened. Each person gets a mail of their own, so that copies do not see each other, and each
 * mail is sent once. One that cannot be sent keeps no other back; the event then comes again for it.
 */
export const mailEvent = async (use: Mails, event: DomainEvent): Promise<void> => {
  const letters = await lettersOf(use, event);
  const sent = await Promise.allSettled(letters.map((letter) => sendOnce(use, event.id, letter)));
  const failed = sent.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
};

const lettersOf = async (use: Mails, event: DomainEvent): Promise<Letter[]> => {
  if (event.type === "webhook.disabled")
    return toUser(use, event.detail.userId, webhookDisabled(event.detail, use.mail.site));
  if (event.type === "payment.succeeded") return ofPayment(use, event.detail);
  if (event.type === "task.completed" || event.type === "task.failed" || event.type === "task.expiring")
    return ofTask(use, event);
  return [];
};

const toUser = async (use: Mails, userId: string, content: Parameters<typeof letterTo>[1]): Promise<Letter[]> => {
  const profile = await use.users.find(userId);
  return profile ? [letterTo(profile.email, content)] : [];
};

const ofPayment = async (use: Mails, paid: { userId: string; paymentId: string }): Promise<Letter[]> => {
  const payment = await use.payments.find(paid.userId, paid.paymentId);
  return payment ? toUser(use, paid.userId, paymentReceipt(payment, use.mail.site)) : [];
};

type FilmEvent = Extract<TaskEvent, { type: "task.completed" | "task.failed" | "task.expiring" }>;

/** What was cancelled, deleted or tried again since is no news to its owner. */
const ofTask = async (use: Mails, event: FilmEvent): Promise<Letter[]> => {
  const { userId, taskId, attempt } = event.detail;
  const [task, profile] = await Promise.all([use.tasks.find(userId, taskId), use.users.find(userId)]);
  if (!task || task.attempt !== attempt) return [];
  const owner = profile?.email ?? task.user_email;
  const film = factsOf(use, task);
  if (event.type === "task.failed")
    return event.detail.cancelled ? [] : [letterTo(owner, filmFailed(film, event.detail))];
  const content = (reader: Reader) =>
    event.type === "task.completed"
      ? filmReady(film, reader, event.detail)
      : filmExpiring(film, reader, event.detail.expiresAt);
  return [letterTo(owner, content("owner")), ...copies(task, owner).map((copy) => letterTo(copy, content("copy")))];
};

const factsOf = (use: Mails, task: FilmFacts["task"]): FilmFacts => {
  const until = task.expires_at ? new Date(task.expires_at) : undefined;
  const link = (key: string | undefined) =>
    key && until && until > use.now() ? use.artefacts.link(key, until) : undefined;
  return {
    task,
    page: `${use.mail.site}/task-detail/${encodeURIComponent(task.task_id)}`,
    video: link(task.video_key),
    thumbnail: link(task.thumbnail_key),
  };
};

const mostCopies = 5;

/** Others whom the owner named, each once and never the owner. */
const copies = ({ copy_to_email }: FilmFacts["task"], owner: string): string[] => {
  const lower = (address: string) => address.toLowerCase();
  const all = new Map(copy_to_email.map((address) => [lower(address), address]));
  all.delete(lower(owner));
  return [...all.values()].slice(0, mostCopies);
};
