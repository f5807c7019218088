import { t } from "./translate.ts";

/** What each stage of a film makes, for people, in the order of the stages. */
export const stageNames = {
  story: t("Story"),
  scenes: t("Scenes"),
  voices: t("Narration"),
  pictures: t("Pictures"),
  film: t("Film"),
  publishing: t("Title"),
};
