import { t } from "../../lib/translate.ts";

/** Texts of the page of an unsubscribe link. */
export const text = {
  title: t("Unsubscribe"),
  question: t("Do you want to end these emails?"),
  unsubscribe: t("Unsubscribe"),
  busy: t("One moment..."),
  done: t("You Are Unsubscribed"),
  doneWords: t("You get no more emails of this kind:"),
  account: t("Choose your emails"),
  gone: t("This Link Is Not Valid"),
  goneWords: t(
    "It is damaged or too old, or its account was deleted. Sign in to choose your emails on the account page.",
  ),
  failed: (reason: string) => t("We could not do this: {reason}", { reason }),
  unreached: t("The server did not answer in time. Please try again."),
  again: t("Try Again"),
  home: t("Home"),
} as const;
