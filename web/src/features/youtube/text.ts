import { day } from "../../lib/format.ts";
import { t } from "../../lib/translate.ts";
import { youTubeText } from "../../lib/youtube.ts";

export const text = {
  ...youTubeText,
  title: "YouTube",
  about: t("Publish finished films on your own YouTube channel, with chapters, captions and thumbnail."),
  notSetUp: t("YouTube is not set up on this site."),
  refused: t("Google did not get your consent. Your channel is not connected."),
  finishing: t("Connecting your channel..."),
  header: t("Channel"),
  connectAbout: t(
    "Google asks for your consent on its own page. We can then upload videos, captions and thumbnails to your channel, and nothing is published before you say so.",
  ),
  connectAgain: t("Connect Again"),
  since: (at: string) => t("Connected since {date}", { date: day(at) }),
  disconnect: { label: t("Disconnect"), confirm: t("Confirm Disconnect"), busy: t("Disconnecting...") },
  auto: t("Automatic publishing"),
  autoSwitch: t("Publish each new film"),
  autoAbout: t("Films that are finished from now on are uploaded by themselves. Earlier films stay as they are."),
  madeForKids: t("My films are made for children"),
};
