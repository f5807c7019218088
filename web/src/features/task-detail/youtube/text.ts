import { dateTime } from "../../../lib/format.ts";
import { t } from "../../../lib/translate.ts";
import { youTubeText } from "../../../lib/youtube.ts";

export const text = {
  ...youTubeText,
  title: "YouTube",
  connectFirst: t("Connect your YouTube channel to publish this film there."),
  connectAgain: t("Connect Again"),
  channel: (title: string) => t("Channel: {title}", { title }),
  madeForKids: t("This film is made for children"),
  at: t("Time of publishing"),
  publish: t("Publish on YouTube"),
  uploading: (percent: number) => t("Uploading to YouTube: {percent}%", { percent }),
  published: t("The film is on YouTube."),
  publishedLater: (at: string) => t("The film is on YouTube and becomes public on {date}.", { date: dateTime(at) }),
  earlier: t("The video on YouTube is an earlier cut of this film. Publishing makes a second video."),
  watch: t("Watch on YouTube"),
  tryAgain: t("Try Again"),
  starting: t("Starting..."),
};
