import type { ClauseScene } from "../plots/clause-scene.ts";
import { subjectStories } from "../plots/subjects/index.ts";
import type { SubjectStory } from "../plots/subjects/subject-story.ts";
import type { Beat } from "../scripts/script.ts";
import { type StagedClause, stagedClauses } from "./clause-scenes.ts";
import type { Course } from "./course-of-idea.ts";
import { isOfHero } from "./hero-of-scene.ts";
import { gapsOfRole, type Role, rolesIn } from "./roles-of-idea.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { beforeEnd, endOfTelling } from "./told-end.ts";

/**
 * The sentences of an idea with a story for its subject, for each story that fits: told after its last sentence, or before the
 * one that tells how it comes out.
 */
export const subjectClauses = ({ given: reading, actions }: Course): readonly (readonly StagedClause[])[] => {
  const idea = reading.clauses.map(({ text }) => text).join(" ");
  const fitting = subjectStories.flatMap((story) => {
    const roles = isAbout(story, idea, reading)
      ? rolesIn([...story.says, ...(story.may ?? [])], idea, reading)
      : undefined;
    return roles && isOfDifferentPeople(story, roles) ? [{ story: ledBy(story, roles), roles }] : [];
  });
  if (fitting.length === 0) return [];
  const staged = stagedClauses(reading, actions, []);
  return fitting.map(({ story, roles }) => withStory(story, staged, roles));
};

const isAbout = ({ says, unless, of }: SubjectStory, idea: string, reading: IdeaReading): boolean =>
  says.every((each) => each.test(idea)) && unless?.test(idea) !== true && isOfHero(of ? { of } : {}, reading);

/** A story that names its hero and a role needs two: "Grandma had never seen Grandma like that". */
const isOfDifferentPeople = ({ after, end, lead }: SubjectStory, roles: readonly Role[]): boolean => {
  const isLed = roles.some(({ gap }) => gap === lead);
  if (!roles.some(({ isHero, gap }) => isHero && gap !== lead)) return true;
  const lines = [...after, ...end].flatMap(([, ...each]) => each);
  return isLed || !lines.some((line) => /\{hero/i.test(line));
};

/** The story of somebody else than the idea's hero: of the grandson who looks for his grandmother's recipe. */
const ledBy = (story: SubjectStory, roles: readonly Role[]): SubjectStory => {
  const { lead } = story;
  const role = roles.find(({ gap }) => gap === lead);
  if (lead === undefined || !role || role.isHero) return story;
  const given = (line: string): string =>
    line
      .replace(/\{(h)ero('s)?\}/gi, (_, h: string, owner = "") => `{${h === "H" ? upper(lead) : lead}${owner}}`)
      .replace(/\{(he|him|his|himself|was)\}/gi, (_, gap: string) =>
        /^\p{Lu}/u.test(gap) ? `{${upper(lead)}${gap.toLowerCase()}}` : `{${lead}${gap}}`,
      );
  const beat = ([rank, ...lines]: Beat): Beat => [rank, ...lines.map(given)];
  return { ...story, after: story.after.map(beat), end: story.end.map(beat) };
};
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const withStory = (
  { early, after, end }: SubjectStory,
  staged: readonly StagedClause[],
  roles: readonly Role[],
): readonly StagedClause[] => {
  const event = Object.assign({}, ...roles.map(gapsOfRole));
  const told = withoutEarly(staged, early);
  const last = endOfTelling(told.map(({ clause }) => clause.text)) - 1;
  const whole: ClauseScene = { by: "any", words: /^/, after, end, isWhole: true, isOfSubject: true };
  const ownEnd = told
    .slice(last + 1)
    .map(({ clause }) => clause.text)
    .join(" ");
  const scene = ownEnd === "" ? whole : isGood(ownEnd) ? aroundEnd(whole) : beforeEnd(whole);
  return told.map((each, at) => (at === last ? { ...each, scene, words: { ...each.words, event } } : each));
};

/** The idea's own end comes before the last picture. */
const aroundEnd = (scene: ClauseScene): ClauseScene => ({
  ...scene,
  after: [...scene.after, ...(scene.end ?? []).slice(0, -1)],
  end: (scene.end ?? []).slice(-1),
});
/** An end that a story with a good end can lead up to. */
const isGood = (end: string): boolean => !BAD_END.test(end);
const BAD_END =
  /\b(?:los(?:es?|t|ing)|dies?|died|dead|death|never|alone|leaves?|left|goes away|went away|refuse[sd]?|fail(?:s|ed)?|sad(?:ly)?|cr(?:y|ies|ied)|breaks?|broke|goodbye|gives? up|gave up|gone|not|n['’]t|nobody|no one|without|burn(?:s|ed|t)?|sinks?|sank|instead|realis\w+|realiz\w+|turns? out|turned out)\b/i;

/** The sentences without what the story tells later; a sentence of which nothing is left is not told. */
const withoutEarly = (staged: readonly StagedClause[], early: RegExp | undefined): readonly StagedClause[] => {
  if (!early) return staged;
  return staged.flatMap((each, at): StagedClause[] => {
    const text = each.clause.text.replace(early, "").replace(/[\s,;:]+\.?$/, "");
    const isNothing = !/\p{L}/u.test(text);
    if (isNothing) return at > 0 ? [] : [each];
    return [{ ...each, clause: { ...each.clause, text: /[.!?”]$/.test(text) ? text : `${text}.` } }];
  });
};
