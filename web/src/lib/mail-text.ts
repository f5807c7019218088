import type { MailSubscription } from "#contract/schema/mail.ts";
import { t } from "./translate.ts";

/** The kinds of mail, on the account page and on the page of an unsubscribe link. */
export const mailText: Readonly<Record<MailSubscription["kind"], string>> = {
  film_ready: t("A film is ready"),
  film_failed: t("A film could not be finished"),
  film_expiring: t("A film will be deleted soon"),
  review_ready: t("A film waits for your review"),
  webhook_disabled: t("The webhook was switched off"),
  film_copies: t("Copies of films that others send you"),
};
