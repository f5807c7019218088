import { infinitiveOfThirdPerson } from "../idea/verb-words.ts";
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
    return roles && isOfDifferentPeople(story, roles) ? [{ story: asTold(story, roles, reading), roles }] : [];
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

/** The story in the words of this idea: led by whom the idea has for it, with the lines that name its people. */
const asTold = (story: SubjectStory, roles: readonly Role[], { hero }: IdeaReading): SubjectStory => {
  const lead = roles.find(({ gap, isHero }) => gap === story.lead && !isHero);
  const isSeveral = lead ? lead.pronouns === "they" : hero?.many === true || hero?.isNarrator === true;
  const beat = ([rank, ...lines]: Beat): Beat => [
    rank,
    ...naming(lines, story, roles)
      .map((line) => (isSeveral ? agreeing(line) : line))
      .map((line) => (lead ? ledBy(lead.gap, line) : line)),
  ];
  return { ...story, after: story.after.map(beat), end: story.end.map(beat) };
};

/** The variants that name the story's people, where the idea has them. */
const naming = (lines: readonly string[], { says, may = [], lead }: SubjectStory, roles: readonly Role[]): string[] => {
  const gapsOf = (names: readonly string[]): RegExp =>
    new RegExp(`\\{(?:the)?(?:${names.join("|")})(?:he|him|his|himself|was|'s)?\\}`, "i");
  const all = [...says, ...may].flatMap(({ source }) =>
    [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name = ""]) => name),
  );
  const missing = all.filter((name) => !roles.some(({ gap }) => gap === name));
  const fitting = missing.length > 0 ? lines.filter((line) => !gapsOf(missing).test(line)) : [...lines];
  const people = roles.filter(({ gap, isSomebody }) => isSomebody && gap !== lead).map(({ gap }) => gap);
  const own = people.length > 0 ? fitting.filter((line) => gapsOf(people).test(line)) : [];
  return own.length > 0 ? [...own, ...fitting.filter((line) => OF_COMPANY.test(line) && !own.includes(line))] : fitting;
};
const OF_COMPANY = /\{(?:talker|mate|beast|pet)\}/i;

/** "{Hero} sits": "{Hero} sit", of several and of who tells it. */
const agreeing = (line: string): string =>
  line.replace(
    /(\{(?:hero|he)\} (?:(?:still|often|never|always|only|also) )?)([a-z]+s)\b/gi,
    (whole, before: string, verb: string) => {
      if (verb === "has" || verb === "is" || verb === "was") return `${before}{${verb}}`;
      const infinitive = NO_VERB.test(verb) ? undefined : infinitiveOfThirdPerson(verb);
      return infinitive ? `${before}${infinitive}` : whole;
    },
  );
const NO_VERB = /^(?:always|sometimes|as|this|his|its|perhaps|besides|yes|us)$/;

/** The line of somebody else than the idea's hero: of the grandson who looks for his grandmother's recipe. */
const ledBy = (lead: string, line: string): string =>
  line
    .replace(/\{(h)ero('s)?\}/gi, (_, h: string, owner = "") => `{${h === "H" ? upper(lead) : lead}${owner}}`)
    .replace(/\{(he|him|his|himself|was)\}/gi, (_, gap: string) =>
      /^\p{Lu}/u.test(gap) ? `{${upper(lead)}${gap.toLowerCase()}}` : `{${lead}${gap}}`,
    );
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
