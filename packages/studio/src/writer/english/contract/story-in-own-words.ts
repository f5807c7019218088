import { infinitiveOfThirdPerson, isSurelyVerb } from "../idea/verb-words.ts";
import type { SubjectStory } from "../plots/subjects/subject-story.ts";
import type { Beat } from "../scripts/script.ts";
import type { Role } from "./roles-of-idea.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** The story in the words of this idea: led by whom the idea has for it, with the lines that name its people. */
export const asTold = (story: SubjectStory, roles: readonly Role[], { hero }: IdeaReading): SubjectStory => {
  const lead = roles.find(({ gap, isHero }) => gap === story.lead && !isHero);
  const isSeveral = lead ? lead.pronouns === "they" : hero?.many === true || hero?.isNarrator === true;
  const withRoles = agreeingWith(roles);
  const beat = ([rank, ...lines]: Beat): Beat => [
    rank,
    ...naming(lines, story, roles)
      .map((line) => (isSeveral ? agreeing(line) : line))
      .map(withRoles)
      .map((line) => (lead ? ledBy(lead.gap, line) : line))
      .map((line) => roles.filter(({ isHero }) => isHero).reduce((told, { gap }) => ofHero(gap, told), line)),
  ];
  return { ...story, after: story.after.map(beat), end: story.end.map(beat) };
};

/** The variants that name the story's people, where the idea has them. */
const naming = (lines: readonly string[], { says, may = [], lead }: SubjectStory, roles: readonly Role[]): string[] => {
  const gapsOf = (names: readonly string[]): RegExp =>
    new RegExp(`\\{(?:the|a)?(?:${names.join("|")})(?:he|him|his|himself|was|'s)?\\}`, "i");
  const all = [...says, ...may].flatMap(({ source }) =>
    [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name = ""]) => name),
  );
  const missing = all.filter((name) => !roles.some(({ gap }) => gap === name));
  const fitting = missing.length > 0 ? lines.filter((line) => !gapsOf(missing).test(line)) : [...lines];
  const people = roles.filter(({ gap, isSomebody }) => isSomebody && gap !== lead).map(({ gap }) => gap);
  const others = may.flatMap(({ source }) => [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name = ""]) => name));
  const given = people.length > 0 ? people : roles.filter(({ gap }) => others.includes(gap)).map(({ gap }) => gap);
  const own = given.length > 0 ? fitting.filter((line) => gapsOf(given).test(line)) : [];
  return own.length > 0 ? [...own, ...fitting.filter((line) => OF_COMPANY.test(line) && !own.includes(line))] : fitting;
};
const OF_COMPANY = /\{(?:talker|mate|beast|pet)\}/i;

/** "{Hero} sits": "{Hero} sit", “Out,” says {hero}: “Out,” {hero} say, of several and of who tells it. */
const agreeing = (line: string): string =>
  line
    .replace(SAYS_HERO, (_, verb: string, who: string) => `${who} ${infinitiveOfThirdPerson(verb) ?? verb}`)
    .replace(HERO_DOES, (whole, before: string, verb: string) =>
      verb === "has" || verb === "is" || verb === "was" ? `${before}{${verb}}` : pluralOf(whole, before, verb),
    )
    .replace(AND_DOES, (whole, before: string, verb: string) =>
      isSurelyVerb(verb) ? pluralOf(whole, before, verb) : whole,
    );
const SAYS_HERO = /\b(says|asks|answers|calls|whispers|thinks|cries|shouts) (\{(?:hero|he)\})/g;
const OFTEN = "(?:(?:still|often|never|always|only|also) )?";
const HERO_DOES = new RegExp(`(\\{(?:hero|he)\\} ${OFTEN})([a-z]+s)\\b`, "gi");
/** "{Hero} turn over and smiles": what the same subject does next. */
const AND_DOES = new RegExp(`(\\{(?:hero|he)\\} ${OFTEN}[a-z]+[^.!?“”{}]*? and (?:then )?)([a-z]+s)\\b`, "gi");

/** "{Moles} was no better off": "{Moles} were", of roles that are several. */
const agreeingWith = (roles: readonly Role[]): ((line: string) => string) => {
  const several = roles.filter(({ pronouns, isHero, isDoing }) => pronouns === "they" && !isHero && !isDoing);
  if (several.length === 0) return (line) => line;
  const gaps = several.map(({ gap }) => gap).join("|");
  const does = new RegExp(`(\\{(?:the|a)?(?:${gaps})(?:he)?\\} ${OFTEN})([a-z]+s)\\b`, "gi");
  return (line) =>
    line.replace(does, (whole, before: string, verb: string) => {
      const many = MANY[verb];
      return many ? `${before}${many}` : pluralOf(whole, before, verb);
    });
};
const MANY: Readonly<Record<string, string>> = { was: "were", is: "are", has: "have", does: "do" };

/** The verb of several; what is no verb stays. */
const pluralOf = (whole: string, before: string, verb: string): string => {
  const infinitive = NO_VERB.test(verb) ? undefined : infinitiveOfThirdPerson(verb);
  return infinitive ? `${before}${infinitive}` : whole;
};
const NO_VERB = /^(?:always|sometimes|as|this|his|its|perhaps|besides|yes|us)$/;

/** A line that calls the hero by a role: {cook} is {hero}, who may have another name in the order. */
const ofHero = (gap: string, line: string): string =>
  line.replace(
    new RegExp(`\\{(?:the|a)?(${gap})(he|him|his|himself|was)?('s)?\\}`, "gi"),
    (whole, _, pronoun: string | undefined, owner = "") => {
      const word = `${pronoun ?? "hero"}${owner}`;
      return `{${/^\{\p{Lu}/u.test(whole) ? upper(word) : word}}`;
    },
  );

/** The line of somebody else than the idea's hero: of the grandson who looks for his grandmother's recipe. */
const ledBy = (lead: string, line: string): string =>
  line
    .replace(/\{(h)ero('s)?\}/gi, (_, h: string, owner = "") => `{${h === "H" ? upper(lead) : lead}${owner}}`)
    .replace(/\{(he|him|his|himself|was)\}/gi, (_, gap: string) =>
      /^\p{Lu}/u.test(gap) ? `{${upper(lead)}${gap.toLowerCase()}}` : `{${lead}${gap}}`,
    );
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
