import { dateTime, playingTime } from "../../../lib/format.ts";
import { t } from "../../../lib/translate.ts";

/** Texts of the cuts of a film. */
export const text = {
  choice: t("Cut"),
  name: (cut: number) => t("Cut {number}", { number: cut }),
  newest: t("Newest"),
  inProgress: t("In progress"),
  facts: (madeAt: string, seconds: number | undefined) =>
    [dateTime(madeAt), seconds !== undefined && playingTime(seconds)].filter(Boolean).join(" \u00b7 "),
  old: t("This is an earlier cut. Its storyboard and texts below are those of the newest one."),

  making: (label: string) => t("New cut: {step}", { step: label }),
  leave: t("Your film stays as it is until the new cut is finished. You can leave this page."),
  cancel: { label: t("Cancel the New Cut"), confirm: t("Confirm Cancel"), busy: t("Cancelling...") },
  cancelFailed: t("The new cut could not be cancelled. Please try again."),
  failed: t("The new cut could not be finished"),
  cancelled: t("The new cut was cancelled"),
  unchanged: t("It cost nothing, and your film is unchanged. Your changes are kept in Edit Scenes of this tab."),
} as const;
