import { languageOf, type NonEnglish, sentenceSpace } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { castIn } from "../plan/cast.ts";
import { titleOf } from "../publish/title-of.ts";
import { seededRandom } from "../random.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import type { Brief, Story } from "../story.ts";
import { castFor } from "./cast-for.ts";
import { detectLanguage } from "./detect-language.ts";
import { type LineKind, linePicker } from "./line-picker.ts";
import { namedSubject } from "./named-subject.ts";
import { thingOf } from "./nouns.ts";
import { openingOf, splitIdea } from "./opening.ts";
import { outlinedParts } from "./outlined-parts.ts";
import type { Subject } from "./subject.ts";
import { reunion, titleOfSubject, withoutVowelMarks } from "./subject-lines.ts";
import { subjectOfEnglish } from "./subject-of-english.ts";
import { subjectOfWords } from "./subject-of-words.ts";

/** A story in another language than English: general episodes around the idea's heroes, as many as fit the time. */
export const writeNonEnglish = (brief: Brief): Story => {
  const language = languageOf(brief.language);
  if (language === "english") throw new Error("English stories have a writer of their own");
  const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}`);
  // A sequel without an idea of its own is about the same as the first story.
  const idea = brief.idea || (brief.before?.idea ?? "");
  const from = detectLanguage(idea, language);
  const isOwn = from === language;
  const subject = from === "english" ? subjectOfEnglish(idea, language) : subjectOfWords(idea, from, language);
  const title = titleFor(brief, isOwn, subject, language);
  const outlined = outlinedParts(isOwn ? idea : "", brief.outline, language);
  const told = namedSubject(subject, { idea, isOwn, language, hero: outlined.hero });
  const pickLine = linePicker({ language, subject: told, title: title || (brief.before?.series ?? ""), random });
  const join = (parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(sentenceSpace(language));
  const introduced = openingOf(
    { idea: brief.idea, heroName: brief.heroName || (outlined.hero ? undefined : subject.name), isOwn },
    subject,
    language,
    random,
  );
  const later = isOwn ? splitIdea(brief.idea, language).later : [];
  const opening = [
    join([...(introduced ?? [pickLine("open")]), ...outlined.early, pickLine("wish")]),
    join([pickLine("leave")]),
  ];
  const closing = [
    pickLine("low"),
    pickLine("climax"),
    join([isOwn ? undefined : reunion(subject, language), outlined.ending ?? pickLine("after"), pickLine("end")]),
  ].filter((part) => part !== undefined);
  const secondsOf = (text: string): number => speakingSeconds(text, language);
  let left = brief.seconds - [...opening, ...later, ...closing].reduce((sum, part) => sum + secondsOf(part), 0);
  const middle: string[] = [];
  for (let emptyTurns = 0, turn = 0; left > MIN_SECONDS && emptyTurns < EPISODES.length; turn++) {
    const episode = EPISODES[turn % EPISODES.length] ?? [];
    const lines = episode.map((each) => pickLine(each)).filter((line) => line !== undefined);
    const fits = lines.filter((line) => {
      const isShortEnough = secondsOf(line) <= left + MIN_SECONDS;
      if (isShortEnough) left -= secondsOf(line);
      return isShortEnough;
    });
    emptyTurns = fits.length > 0 ? 0 : emptyTurns + 1;
    if (fits.length > 0) middle.push(join(fits));
  }
  return {
    title: brief.before && !brief.idea ? "" : isOwn ? title : withoutVowelMarks(title),
    paragraphs: [...opening, ...spread(later, middle), ...closing],
    cast:
      outlined.cast.length > 0
        ? withHeroName(outlined.cast, brief.heroName)
        : castFor({ language, isOwn, subject, heroName: brief.heroName }, castIn(idea, from)),
  };
};

const withHeroName = (cast: readonly CastMember[], name: string | undefined): CastMember[] =>
  cast.map((member, at) => (at === 0 && name?.trim() ? { ...member, name: name.trim() } : member));

/** The idea's later sentences at even distances among the paragraphs, each before the paragraph that follows. */
const spread = (later: readonly string[], middle: readonly string[]): string[] => {
  const placed = [...middle];
  later.forEach((sentence, at) => {
    placed.splice(Math.round(((at + 1) * middle.length) / (later.length + 1)) + at, 0, sentence);
  });
  return placed;
};

/** The user's words if they are in the story's language, or else its heroes and what they seek. */
const titleFor = ({ idea }: Brief, isOwn: boolean, subject: Subject, language: NonEnglish): string => {
  const own = isOwn ? titleOf({ title: idea.length < 60 ? idea : "", text: idea, language }) : "";
  return (
    own ||
    titleOfSubject(subject, language) ||
    titleOfSubject({ ...subject, thing: thingOf("adventure", language) ?? "" }, language) ||
    ""
  );
};

/** Shorter than any sentence. */
const MIN_SECONDS = 2.5;
/** Most lines are about the hero of the idea; what could stand in any story comes between them. */
const EPISODES: readonly (readonly LineKind[])[] = [
  ["hero", "hero"],
  ["arrive", "meet"],
  ["hero", "hero"],
  ["trouble", "hero", "solve"],
  ["hero", "hero"],
  ["hero", "rest"],
  ["hero", "hero"],
  ["ask"],
];
