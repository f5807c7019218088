import type { LanguageId } from "./languages.ts";
import type { StoryTypeId } from "./story-types.ts";
import type { StyleName } from "./styles.ts";

/** A short part of a film that the product made of one sentence, for the front page. */
export interface FilmSample {
  readonly id: string;
  readonly idea: string;
  readonly type: StoryTypeId;
  readonly style: StyleName;
  readonly language: LanguageId;
}

/** The order of the front page. `web/build/samples/make.ts` makes their files. */
export const filmSamples: readonly FilmSample[] = [
  {
    id: "fox",
    idea: "A little fox carries a lantern through the snowy forest to find her lost brother",
    type: "fairytale_story",
    style: "Watercolor",
    language: "english",
  },
  {
    id: "robot",
    idea: "Ein kleiner Roboter pflanzt auf einem fernen Planeten die erste Blume",
    type: "sci_fi_story",
    style: "Paper Cut-out",
    language: "german",
  },
  {
    id: "lighthouse",
    idea: "海辺の村の少女が、小さな舟で灯台の老人に会いに行く",
    type: "adventure_story",
    style: "Japanese Woodblock",
    language: "japanese",
  },
];

/** The site's paths of a sample: the film, and its first picture. */
export const filmSampleFiles = (id: string) => ({
  video: `/film_samples/${id}.mp4`,
  poster: `/film_samples/${id}.webp`,
});
