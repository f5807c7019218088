import { extension, extensionPriceOf } from "#contract/catalogue/extension.ts";
import type { FilmExtension } from "#contract/schema/extension.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { addDays, addSeconds } from "../shared/time.ts";

/** Hours before the deletion of its files at which the owner of a film is reminded. */
const noticeHours = 48;

/** What is due next of a completed film: the reminder before its files are deleted, or their deletion. */
export const nextDue = (expiresAt: string, now: Date): string => {
  const reminder = addSeconds(new Date(expiresAt), -noticeHours * 3600);
  return reminder > now.toISOString() ? reminder : expiresAt;
};

/** A film whose end can be moved. */
export type ExtendableFilm = TaskRecord & { readonly expires_at: string };

/** Whether a film is completed, and its files exist. */
export const isExtendable = (film: TaskRecord, now: Date): film is ExtendableFilm =>
  film.process_status === "completed" &&
  film.cut_of === undefined &&
  film.expires_at !== undefined &&
  new Date(film.expires_at) > now;

/** The `expires_at` of a film after one more extension. */
export const extendedDate = ({ expires_at }: ExtendableFilm): string => addDays(new Date(expires_at), extension.days);

/** Why a film cannot be extended now; undefined if it can. */
export const whyNotExtended = ({ extensions = 0, extending, cut_state }: ExtendableFilm): string | undefined => {
  if (extending) return "The film's files are being copied. Please try again in a minute.";
  if (cut_state === "making") return "A new cut of this film is being made. Please wait until it is finished.";
  return extensions >= extension.maxTimes
    ? `A film can be kept longer up to ${extension.maxTimes} times, ${extension.days} days each.`
    : undefined;
};

/** What an owner can buy for a film, or has bought; undefined for a film without files. */
export const showExtension = (film: TaskRecord, now: Date): FilmExtension | undefined => {
  if (!isExtendable(film, now)) return undefined;
  const { extending, extension_failed } = film;
  const offer = {
    days: extension.days,
    credits: extensionPriceOf(film),
    expires_at: extending?.until ?? extendedDate(film),
  };
  if (extending) return { ...offer, state: "copying" };
  const reason = whyNotExtended(film);
  if (reason !== undefined) return { ...offer, state: "refused", reason };
  return { ...offer, state: extension_failed ? "failed" : "offered" };
};
