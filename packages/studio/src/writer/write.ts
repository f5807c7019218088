import { languageOf, writings } from "../languages/index.ts";
import { writeIdea } from "./english/contract/write-idea.ts";
import { writeProse } from "./english/tell/write-prose.ts";
import { writeNonEnglish } from "./non-english/write-non-english.ts";
import { sequelCast, sequelTitle } from "./sequel.ts";
import { speakingSeconds } from "./speech/speaking-seconds.ts";
import type { Brief, Story } from "./story.ts";
import { writeVerse } from "./verse/write-verse.ts";

/** Writes a story from an idea, or a sequel of another story. The same brief always gives the same story. */
export const write = (brief: Brief): Story => {
  const opening = [greetingOf(brief), recapOf(brief)].filter((line) => line !== undefined);
  const spent = opening.reduce((sum, line) => sum + speakingSeconds(line, brief.language), 0);
  const story = written({ ...brief, seconds: brief.seconds - spent });
  const told = { ...story, paragraphs: [...opening, ...story.paragraphs] };
  return brief.before ? sequel(told, brief.before) : told;
};

const sequel = (story: Story, before: NonNullable<Brief["before"]>): Story => ({
  ...story,
  title: sequelTitle(before, story.title),
  cast: sequelCast(before, story.cast),
});

const greetingOf = ({ narratorName, language }: Brief): string | undefined =>
  narratorName?.trim()
    ? writings[languageOf(language)].greeting.replace("{name}", () => narratorName.trim())
    : undefined;

const recapOf = ({ before, language }: Brief): string | undefined =>
  before && writings[languageOf(language)].recap.replace("{title}", () => before.title);

const written = (brief: Brief): Story => {
  if (languageOf(brief.language) !== "english") return writeNonEnglish(brief);
  const told = brief.before ? undefined : writeIdea(brief);
  if (told) return told;
  return brief.storyType === "poetry_story" || brief.storyType === "lyric_story"
    ? writeVerse(brief)
    : writeProse(brief);
};
