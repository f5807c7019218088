import { dateTime, playingTime } from "../../../lib/format.ts";

/** Texts of the cuts of a film. */
export const text = {
  choice: "Cut",
  name: (cut: number) => `Cut ${cut}`,
  newest: "Newest",
  facts: (madeAt: string, seconds: number | undefined) =>
    [dateTime(madeAt), seconds !== undefined && playingTime(seconds)].filter(Boolean).join(" \u00b7 "),
  old: "This is an earlier cut. Its storyboard and texts below are those of the newest one.",

  making: (label: string) => `New cut: ${label}`,
  starting: "starting",
  leave: "Your film stays as it is until the new cut is finished. You can leave this page.",
  cancel: { label: "Cancel the New Cut", confirm: "Confirm Cancel", busy: "Cancelling..." },
  cancelFailed: "The new cut could not be cancelled. Please try again.",
  failed: "The new cut could not be finished",
  cancelled: "The new cut was cancelled",
  unchanged: "It cost nothing, and your film is unchanged. Your changes are kept in Edit Scenes of this tab.",
} as const;
