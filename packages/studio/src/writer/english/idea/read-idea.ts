import { sentences } from "../../speech/sentences.ts";
import { characterNoun, isFoe, seldomCharacters } from "./characters.ts";
import { goalInSentence, goalInSentences, statesGoal } from "./explicit-goal.ts";
import { befriendedCompanion } from "./friendship.ts";
import { goalOf } from "./goal.ts";
import { goalOfTopic } from "./goal-of-topic.ts";
import type { Character, FoundCharacter, Goal, IdeaParts } from "./idea-parts.ts";
import { implicitGoal } from "./implicit-goal.ts";
import { toPastTense } from "./past-tense.ts";
import { personAt } from "./people.ts";
import { timeIn, weatherIn } from "./places.ts";
import { settingIn, withoutSetting } from "./setting.ts";
import { subjectOf } from "./subject.ts";
import { type Term, termsOf } from "./terms.ts";
import { withoutIntroduction } from "./without-introduction.ts";

export type Idea = Partial<IdeaParts> & Pick<IdeaParts, "others" | "things" | "events">;

/** Reads an idea in English: characters, goal, place, time. What the idea does not say is undefined. */
export const readIdea = (idea: string): Idea => {
  const all = sentences(withoutIntroduction(idea), "english").map(({ text }) => text.replace(/[.!?]+$/, ""));
  const lead = Math.max(
    0,
    all.findIndex((each) => subjectOf(termsOf(each)).people.length > 0),
  );
  const first = all[lead] ?? "";
  const more = all.slice(lead + 1);
  const terms = termsOf(first);
  const subject = subjectOf(terms);
  const { people, who, lost } = subject;

  const wide = [first, ...more.slice(0, 6)].join(". ");
  const named = lost
    ? goalOf("bring", `back the ${lost}`)
    : (goalInSentence(first, terms, subject) ?? goalInSentences(more) ?? implicitGoal(idea, first, who));
  const friends = people.length === 1 ? befriendedCompanion(named) : undefined;
  const goal = friends?.goal ?? named;
  const setting = settingIn(first, goal) ?? settingIn(more.join(". "), goal);
  const time = timeIn(wide);
  const weather = weatherIn(wide);
  const known = friends ? [...people, friends.pal] : people;
  const beside = bystanders(terms, known, goal);
  const [hero, pal, ...others] = [
    ...known,
    ...beside,
    ...bystanders(termsOf(more.slice(0, 4).join(". ")), [...known, ...beside], goal),
  ].map((met) => withGender(met, wide));
  const aim = goal ?? (hero ? undefined : goalOfTopic(first));
  const foe = [pal, ...others].find((each) => each && isFoe(each.noun, each.adjectives));
  return {
    ...(hero ? { hero: who && !statesGoal(who) ? { ...hero, who } : hero } : {}),
    ...(pal && pal !== foe ? { pal } : {}),
    ...(foe ? { foe } : {}),
    others: others.filter((each) => each !== foe),
    ...(aim ? { goal: withoutSetting(aim, setting) } : {}),
    ...(setting ? { setting } : {}),
    ...(time ? { time: time.time, timeWords: time.words } : {}),
    ...(weather ? { weather } : {}),
    things: thingsIn(first, goal, setting?.name),
    events: more.slice(0, 10).map(toPastTense),
  };
};

/** Other characters in the rest of the sentence: "… with the help of an old owl". */
const bystanders = (
  terms: readonly Term[],
  known: readonly FoundCharacter["who"][],
  goal: Goal | undefined,
): FoundCharacter["who"][] => {
  const found: FoundCharacter["who"][] = [];
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at];
    if (!term) continue;
    const opens = /^(?:a|an|the|his|her|their|two|three|four|five|some)$/.test(term.low);
    const met = opens ? personAt(terms, at, false) : undefined;
    if (!met || seldomCharacters.has(met.who.noun)) continue;
    const inGoal = goal && new RegExp(`\\b${met.who.noun}\\b`, "i").test(`${goal.infinitive} ${goal.thing}`);
    const again = [...known, ...found].some((each) => each.noun === met.who.noun);
    if ((!inGoal || isFoe(met.who.noun, met.who.adjectives)) && !again && characterNoun(met.who.noun))
      found.push(met.who);
  }
  return found.slice(0, 3);
};

const withGender = (who: FoundCharacter["who"], text: string): Character => {
  if (who.many) return { ...who, gender: "they" };
  if (who.gender) return { ...who, gender: who.gender };
  const pronoun = /\b(she|her|hers|he|him|his)\b/i.exec(text)?.[1]?.toLowerCase();
  return {
    ...who,
    gender: pronoun === undefined ? "it" : pronoun.startsWith("s") || pronoun.startsWith("her") ? "she" : "he",
  };
};

const THING =
  /\b(?:with|holding|carrying|using|finds?|found|and|discovers?|has|owns|gets?|receives?)\s+((?:a|an|the|his|her|their|its)\s+(?:[a-z'-]+\s+){0,2}[a-z'-]+?)(?=\s+(?:and|that|which|who|in|on|at|to|of|from|under|with|for|as|is|while|by|when|but)\b|[,.;:!?]|$)/gi;

const thingsIn = (sentence: string, goal: Goal | undefined, place: string | undefined): string[] =>
  [...sentence.matchAll(THING)]
    .map(([, thing = ""]) => thing.trim())
    .filter((thing) => {
      const head = thing.split(" ").at(-1) ?? "";
      const taken = goal?.infinitive.includes(head) || place?.includes(head);
      const acts = characterNoun(head);
      return !taken && !(acts && !seldomCharacters.has(acts.noun)) && termsOf(head)[0]?.tags.has("Noun");
    })
    .slice(0, 2);
