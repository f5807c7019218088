import { languages } from "#contract/catalogue/languages.ts";
import { priceOfSeconds } from "#contract/catalogue/price-by-length.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { Task } from "#contract/schema/task.ts";
import { credits, number } from "../lib/format.ts";
import { t } from "../lib/translate.ts";
import { InfoTiles } from "./info-tiles.tsx";

/** The price of an order, or what a finished film cost: less if it is shorter than ordered. */
const costOf = ({ process_status, credit_cost, video_length_minutes, video_seconds }: Task): number =>
  process_status === "completed" && video_seconds !== undefined
    ? priceOfSeconds(credit_cost, video_length_minutes, video_seconds)
    : credit_cost;

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
