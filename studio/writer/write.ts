import { writeProse } from "./english/tell/write-prose.ts";
import { greetings } from "./greetings.ts";
import { languageOf } from "./languages.ts";
import { speakingSeconds } from "./speech/speaking-seconds.ts";
import type { Brief, Story } from "./story.ts";
import { writeTongue } from "./tongues/write-tongue.ts";
import { writeVerse } from "./verse/write-verse.ts";

/** A whole story out of an idea. The same brief always gives the same story. */
export const write = (brief: Brief): Story => {
  const greeting = greetingOf(brief);
  if (greeting === undefined) return written(brief);
  const story = written({ ...brief, seconds: brief.seconds - speakingSeconds(greeting, brief.language) });
  return { ...story, paragraphs: [greeting, ...story.paragraphs] };
};

const greetingOf = ({ narratorName, language }: Brief): string | undefined =>
  narratorName?.trim() ? greetings[languageOf(language)].replace("{name}", () => narratorName.trim()) : undefined;

const written = (brief: Brief): Story => {
  if (languageOf(brief.language) !== "english") return writeTongue(brief);
  return brief.storyType === "poetry_story" || brief.storyType === "lyric_story"
    ? writeVerse(brief)
    : writeProse(brief);
};
