import { languageOf, writings } from "../languages/index.ts";
import { writeIdea } from "./english/contract/write-idea.ts";
import { withCorrectWords } from "./english/spelling/correct-words.ts";
import { writeProse } from "./english/tell/write-prose.ts";
import { compileFewPatterns } from "./lean-patterns.ts";
import { writeNonEnglish } from "./non-english/write-non-english.ts";
import { companyOf, withCompany, withTogether } from "./own/company.ts";
import { castOfGroup } from "./own/group-cast.ts";
import { withOwnCharacters } from "./own/own-cast.ts";
import { ownGroupOf } from "./own/own-group.ts";
import { ownOutline } from "./own/own-heroes.ts";
import { wearingBeside } from "./own/worn-beside.ts";
import { readWorn, withWorn } from "./own/worn-in-idea.ts";
import { sequelCast, sequelTitle } from "./sequel.ts";
import { speakingSeconds } from "./speech/speaking-seconds.ts";
import type { Brief, Story } from "./story.ts";
import { writeVerse } from "./verse/write-verse.ts";

compileFewPatterns();

/** Writes a story from an idea, or a sequel of another story. The same brief always gives the same story. */
export const write = (given: Brief): Story => {
  const brief = ofFamily(given);
  const opening = [greetingOf(brief), recapOf(brief)].filter((line) => line !== undefined);
  const company = companyOf(brief);
  const added = [...opening, company.introduction ?? "", ...company.acts];
  const spent = added.reduce((sum, line) => sum + speakingSeconds(line, brief.language), 0);
  const outline = ownOutline(brief);
  const group = ownGroupOf(brief);
  const story = written({ ...brief, ...(outline && { outline }), seconds: brief.seconds - spent });
  const paragraphs = [...opening, ...withCompany(story.paragraphs, company)];
  const told = brief.before ? sequel({ ...story, paragraphs }, brief.before) : { ...story, paragraphs };
  const cast = withOwnCharacters(castOfGroup(told.cast, group, brief.language), brief.characters ?? [], brief.language);
  return { ...told, cast: withTogether(cast, brief) };
};

const sequel = (story: Story, before: NonNullable<Brief["before"]>): Story => ({
  ...story,
  title: sequelTitle(before, story.title),
  // Who went through the previous story together need not do so again.
  cast: sequelCast(before, story.cast).map(({ group: _, ...member }) => member),
});

/** "A family of four" is a family, of which its names say how many it has. */
const ofFamily = (brief: Brief): Brief =>
  ownGroupOf(brief)?.noun === "family"
    ? { ...brief, idea: brief.idea.replace(/\b(family) of (?:two|three|four|[2-4])\b/i, "$1") }
    : brief;

const greetingOf = ({ narratorName, language }: Brief): string | undefined =>
  narratorName?.trim()
    ? writings[languageOf(language)].greeting.replace("{name}", () => narratorName.trim())
    : undefined;

const recapOf = ({ before, language }: Brief): string | undefined =>
  before && writings[languageOf(language)].recap.replace("{title}", () => before.title);

/** An idea of a sequel that names none of the previous story's characters does not say whose story it is. */
const isAboutOthers = ({ before, idea }: Brief): boolean =>
  before !== undefined && !before.cast.some(({ name }) => /^\p{Lu}/u.test(name) && idea.includes(name));

const written = (brief: Brief): Story => {
  if (languageOf(brief.language) !== "english") {
    const story = writeNonEnglish(brief);
    return { ...story, cast: wearingBeside(story.cast, brief.idea, brief.language) };
  }
  const { idea, worn } = readWorn(withCorrectWords(brief.idea));
  return withWorn(writtenInEnglish({ ...brief, idea }), worn);
};

const writtenInEnglish = (brief: Brief): Story => {
  const told = isAboutOthers(brief) ? undefined : writeIdea(brief);
  if (told) return told;
  return brief.storyType === "poetry_story" || brief.storyType === "lyric_story"
    ? writeVerse(brief)
    : writeProse(brief);
};
