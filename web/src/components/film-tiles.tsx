import { languages } from "#contract/catalogue/languages.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { Task } from "#contract/schema/task.ts";
import { costOf } from "../lib/film-cost.ts";
import { credits, number } from "../lib/format.ts";
import { t } from "../lib/translate.ts";
import { InfoTiles } from "./info-tiles.tsx";

/** The main facts of an order. */
export const FilmTiles = ({ task }: { readonly task: Task }) => (
  <InfoTiles
    tiles={[
      [t("Story Type"), t(storyTypes[task.story_type])],
      [t("Length"), t("{minutes} min", { minutes: task.video_length_minutes })],
      [t("Scenes"), number(task.video_scene_count)],
      [t("Cost"), credits(costOf(task))],
      [t("Language"), languages[task.voice_language].name],
      [t("Format"), task.dimension_type === "landscape" ? t("Landscape") : t("Portrait")],
    ]}
  />
);
