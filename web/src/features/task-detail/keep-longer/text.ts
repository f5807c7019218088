import { credits, dateTime } from "../../../lib/format.ts";
import { t } from "../../../lib/translate.ts";

/** Texts of keeping a film longer. */
export const text = {
  open: t("Keep Longer"),
  close: t("Close"),
  what: (until: string, before: string, price: number) =>
    t("The film and its files are kept until {until} instead of {before}. That costs {credits}.", {
      until: dateTime(until),
      before: dateTime(before),
      credits: credits(price),
    }),
  again: (price: number) => t("You can do this again later. Your balance is {credits}.", { credits: credits(price) }),
  keep: (price: number) => ({
    label: t("Keep for {credits}", { credits: credits(price) }),
    busy: t("Keeping..."),
  }),
  failed: t("The film could not be kept longer. Please try again."),
  copying: (until: string) =>
    t("The files are being copied, to keep the film until {date}.", { date: dateTime(until) }),
  notCopied: t("The files could not be copied, so the film is not kept longer. Your credits have been refunded."),
  missing: (count: number) => t("You need {credits} more.", { credits: credits(count) }),
  buy: t("Buy Credits"),
};
