import { writeProse } from "./english/tell/write-prose.ts";
import { languageOf } from "./languages.ts";
import type { Brief, Story } from "./story.ts";
import { writeTongue } from "./tongues/write-tongue.ts";
import { writeVerse } from "./verse/write-verse.ts";

/** A whole story out of an idea. The same brief always gives the same story. */
export const write = (brief: Brief): Story => {
  if (languageOf(brief.language) !== "english") return writeTongue(brief);
  return brief.storyType === "poetry_story" || brief.storyType === "lyric_story"
    ? writeVerse(brief)
    : writeProse(brief);
};
