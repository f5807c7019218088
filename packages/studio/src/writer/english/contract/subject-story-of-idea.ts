import { personNoun } from "../../people/person-nouns.ts";
import type { ClauseScene } from "../plots/clause-scene.ts";
import { subjectStories } from "../plots/subjects/index.ts";
import type { SubjectStory } from "../plots/subjects/subject-story.ts";
import { type StagedClause, stagedClauses } from "./clause-scenes.ts";
import type { Course } from "./course-of-idea.ts";
import { isOfHero } from "./hero-of-scene.ts";
import { isHuman } from "./person-words.ts";
import { gapsOfRole, type Role, rolesIn } from "./roles-of-idea.ts";
import { shareTold } from "./share-told.ts";
import { asTold } from "./story-in-own-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { beforeEnd, endOfTelling } from "./told-end.ts";

/** A story for the subject of an idea. */
export interface StagedSubject {
  /** The sentences of the idea with the story: after the last one, or before the one that tells how it comes out. */
  readonly staged: readonly StagedClause[];
  /** How much of what the idea says the story tells, from 0 to 1. */
  readonly share: number;
}

/** The stories for the subject of an idea, those first that tell the most of it. */
export const subjectsOf = ({ given: reading, actions }: Course): readonly StagedSubject[] => {
  const fitting = storiesAbout(reading);
  if (fitting.length === 0) return [];
  const staged = stagedClauses(reading, actions, []);
  return fitting
    .map(({ story, roles }) => {
      const told = asTold(story, roles, reading);
      return {
        staged: withStory(told, staged, roles),
        share: shareTold(told, reading) * weightOf(story),
      };
    })
    .toSorted((one, other) => other.share - one.share);
};

/**
 * A story with gaps for whatever is done tells every word of it: so a story about just this comes first if it tells as much.
 * One for any idea comes last of all.
 */
const weightOf = ({ isGeneral, isForAny }: SubjectStory): number => (isForAny ? 0.2 : isGeneral ? 0.8 : 1);

/** The stories that an idea is about, each with whom and what the idea has for its roles. */
export const storiesAbout = (
  reading: IdeaReading,
): readonly { readonly story: SubjectStory; readonly roles: readonly Role[] }[] => {
  const idea = reading.clauses.map(({ text }) => text).join(" ");
  return subjectStories.flatMap((story) => {
    const roles = isAbout(story, idea, reading)
      ? rolesIn([...story.says, ...(story.may ?? [])], idea, reading)
      : undefined;
    return roles && isOfDifferentPeople(story, roles) && !isOfAnimalBeside(story, roles, reading)
      ? [{ story, roles }]
      : [];
  });
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

/** A story of a bear that is afraid of the dark is none for the boy whose old bear glows. */
const isOfAnimalBeside = ({ lead }: SubjectStory, roles: readonly Role[], { hero }: IdeaReading): boolean => {
  const led = roles.find(({ gap }) => gap === lead);
  return (
    hero !== undefined &&
    isHuman(hero) &&
    led?.isSomebody === true &&
    !roles.some(({ isHero }) => isHero) &&
    personNoun(led.words.split(" ").at(-1)?.toLowerCase() ?? "")?.isHuman === false
  );
};

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
