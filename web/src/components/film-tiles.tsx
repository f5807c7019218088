import { languages } from "#contract/catalogue/languages.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { Task } from "#contract/schema/task.ts";
import { credits, number } from "../lib/format.ts";
import { InfoTiles } from "./info-tiles.tsx";

/** The main facts of an order. */
export const FilmTiles = ({ task }: { readonly task: Task }) => (
  <InfoTiles
    tiles={[
      ["Story Type", storyTypes[task.story_type]],
      ["Length", `${task.video_length_minutes} min`],
      ["Scenes", number(task.video_scene_count)],
      ["Cost", credits(task.credit_cost)],
      ["Language", languages[task.voice_language].name],
      ["Format", task.dimension_type === "landscape" ? "Landscape" : "Portrait"],
    ]}
  />
);
