import { sentences } from "../../speech/sentences.ts";
import { characterNoun, isFoe, seldomCharacters } from "./characters.ts";
import { friendship } from "./friendship.ts";
import { goalOf, infinitiveOf } from "./goal.ts";
import { goalOfMatter } from "./goal-of-matter.ts";
import { type Met, personAt } from "./people.ts";
import { timeIn, weatherIn } from "./places.ts";
import type { Character, Goal, Premise } from "./premise.ts";
import { settingIn, withoutSetting } from "./setting.ts";
import { inThePast } from "./tense.ts";
import { isArticle, isFiniteVerb, type Term, termsOf } from "./terms.ts";

export type Idea = Partial<Premise> & Pick<Premise, "others" | "things" | "events">;

/** What an idea in English names: who, what for, where, when. What it leaves open stays open. */
export const readIdea = (idea: string): Idea => {
  const all = sentences(plain(idea), "english").map(({ text }) => text.replace(/[.!?]+$/, ""));
  const lead = Math.max(
    0,
    all.findIndex((each) => subjectOf(termsOf(each)).people.length > 0),
  );
  const first = all[lead] ?? "";
  const more = all.slice(lead + 1);
  const terms = termsOf(first);
  const { people, verbAt, who, lost } = subjectOf(terms);

  const wide = [first, ...more.slice(0, 6)].join(". ");
  const named = lost
    ? goalOf("bring", `back the ${lost}`)
    : (goalIn(first, terms, verbAt) ?? goalAfter(more) ?? fearConquered(who) ?? asked(idea));
  const friends = people.length === 1 ? friendship(named) : undefined;
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
  const aim = goal ?? (hero ? undefined : goalOfMatter(first));
  const foe = [pal, ...others].find((each) => each && isFoe(each.noun, each.adjectives));
  return {
    ...(hero ? { hero: who && !WISH.test(who) ? { ...hero, who } : hero } : {}),
    ...(pal && pal !== foe ? { pal } : {}),
    ...(foe ? { foe } : {}),
    others: others.filter((each) => each !== foe),
    ...(aim ? { goal: withoutSetting(aim, setting) } : {}),
    ...(setting ? { setting } : {}),
    ...(time ? { time: time.time, timeWords: time.words } : {}),
    ...(weather ? { weather } : {}),
    things: thingsIn(first, goal, setting?.name),
    events: more.slice(0, 10).map(inThePast),
  };
};

const plain = (idea: string): string =>
  idea
    .slice(0, 4000)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^["“«]+|["”»]+$/g, "")
    .replace(
      /^(?:please\s+)?(?:(?:write|tell|create|make|generate|give)(?:\s+(?:me|us))?\s+)?(?:an?|the)?\s*(?:[a-z'-]+\s+){0,3}(?:story|tale|film|video|movie|poem|song|fable|adventure)\s+(?:about|of|in which|where|on)\s+(?:how\s+)?/i,
      "",
    )
    .replace(
      /^(?:an?\s+|the\s+)?(?:[a-z'-]+\s+){0,2}(?:friendship|love|bond|story|adventures?|life|birth|childhood|dream|journey|voyage|travels?|trip|rise|rise and fall|quest)\s+(?:between|of)\s+(?=(?:an?|the|two|three|four|his|her|my|our)\s)/i,
      "",
    )
    .replace(/^how\s+(?:do(?:es)?\s+)?/i, "")
    .replace(
      /^the\s+(?:day|night|time|year|summer|winter|morning)\s+(?:when\s+|that\s+)?(?=(?:the|an?|my|all|every)\s)/i,
      "",
    )
    .replace(/^once upon a time,?\s*/i, "")
    .replace(/^there\s+(?:once\s+)?(?:was|is|lived|lives|were|are)\s+(?:once\s+)?/i, "")
    .replace(/^(?:it is|it's|this is)\s+about\s+/i, "");

interface Subject {
  readonly people: readonly Met["who"][];
  readonly verbAt: number;
  readonly who?: string;
  readonly lost?: string;
}

const subjectOf = (terms: readonly Term[]): Subject => {
  let at = openingLength(terms);
  const first = personAt(terms, at, true) ?? laterPerson(terms, at);
  if (!first) return { people: [], verbAt: at };
  const people = [first.who];
  at = first.next;
  let who: string | undefined;
  for (let guard = 0; guard < 4; guard++) {
    const term = terms[at];
    if (!term) break;
    if (/^(?:and|with|or)$/.test(term.low) || /,/.test(terms[at - 1]?.post ?? "")) {
      const from = /^(?:and|with|or)$/.test(term.low) ? at + 1 : at;
      const next = personAt(terms, from, false);
      if (!next) break;
      people.push(next.who);
      at = next.next;
    } else if (/^(?:who|that|which)$/.test(term.low) && who === undefined) {
      const end = clauseEnd(terms, at + 1);
      who = inThePast(
        terms
          .slice(at + 1, end)
          .map(({ word }) => word)
          .join(" "),
      );
      at = end;
    } else if (/^(?:in|on|at|from|of|near|under|by|aboard|inside)$/.test(term.low)) {
      const verb = terms.findIndex((each, index) => index > at + 1 && isFiniteVerb(each));
      if (verb < 0 || verb > at + 7) break;
      at = verb;
    } else break;
  }
  return { people, verbAt: at, ...(who && { who }), ...(first.lost && { lost: first.lost }) };
};

/** Who does something where the sentence begins with what happens: "The battle begins and a robot saves the city". */
const laterPerson = (terms: readonly Term[], from: number): Met | undefined => {
  for (let at = from + 1; at < terms.length; at++) {
    const term = terms[at];
    const met = term && isArticle(term) ? personAt(terms, at, false) : undefined;
    const verb = met && terms[met.next];
    if (met && verb && isFiniteVerb(verb)) return met;
  }
  return undefined;
};

/** "One winter night," and "In a village by the sea," come before the subject. */
const openingLength = (terms: readonly Term[]): number => {
  const comma = terms.findIndex(({ post }) => post.includes(","));
  const opens =
    /^(?:in|on|at|under|deep|high|during|after|before|when|while|one|every|far|long|once|inside|near|beneath|by)$/;
  if (!opens.test(terms[0]?.low ?? "")) return 0;
  if (comma >= 0 && comma < 12) return comma + 1;
  const second = terms.findIndex(({ low }, at) => at > 2 && /^(?:a|an|the|two|three|four|five)$/.test(low));
  return Math.max(0, second);
};

const clauseEnd = (terms: readonly Term[], from: number): number => {
  for (let at = from; at < terms.length; at++) {
    const term = terms[at];
    if (!term) break;
    if (/[,.;:]/.test(terms[at - 1]?.post ?? "") && at > from) return at;
    if (
      at > from + 1 &&
      isFiniteVerb(term) &&
      !/^(?:be|to|not)$/.test(terms[at - 1]?.low ?? "") &&
      terms[at - 1]?.low !== "to"
    )
      return at;
  }
  return terms.length;
};

const WILL =
  /\b(?:wants?|wanted|wish(?:es|ed)?|hopes?|hoped|dreams?|tr(?:y|ies|ied)|needs?|needed|must|has|have|had|learns?|learned|decides?|decided|sets? (?:out|off)|longs?|longed|goes|go|went|sails?|travels?|together|journeys?|ventures?|quest|mission|agrees?|begins?|starts?|struggles?|race|races|able|promise[sd]?)\s+(?:to|on a (?:quest|journey|mission) to)\s+(?!(?:the|an?|her|his|their|its|my)\b)([a-z]+)(.*)$/i;
const TO = /\bto\s+(?!(?:the|an?|her|his|their|its|my)\b)([a-z]+)(\s+.*)?$/i;
const MUST = /\b(?:must|should)\s+([a-z]+)(\s+.*)?$/i;
const DREAMS = /\b(?:dreams?|dreamed|thinks?|thought|idea)\s+of\s+([a-z]+ing)\b(.*)$/i;
const SEARCH =
  /\b(?:in search of|on a quest for|search(?:es|ing)? for|looking for|looks? for|hunt(?:s|ing)? for|quest for)\s+(.*)$/i;

const goalIn = (sentence: string, terms: readonly Term[], verbAt: number): Goal | undefined => {
  const search = SEARCH.exec(sentence);
  if (search) return goalOf("look", `for ${clause(search[1] ?? "")}`);
  const will = WILL.exec(sentence);
  if (will) return goalOf((will[1] ?? "").toLowerCase(), clause(will[2] ?? ""));
  const dream = DREAMS.exec(sentence);
  if (dream) return goalOf(infinitiveOf(dream[1] ?? ""), clause(dream[2] ?? ""));
  const to = TO.exec(sentence);
  if (to && termsOf(`to ${to[1]} it`)[1]?.tags.has("Verb") && !/^(?:the|a|an|her|his|be)$/i.test(to[1] ?? ""))
    return goalOf((to[1] ?? "").toLowerCase(), clause(to[2] ?? ""));
  const must = MUST.exec(sentence);
  if (must) return goalOf((must[1] ?? "").toLowerCase(), clause(must[2] ?? ""));
  const verb = terms[verbAt];
  if (verb && verbAt > 0 && isFiniteVerb(verb) && !/^(?:is|are|was|were|has|have|had|lives?|lived)$/.test(verb.low)) {
    const rest = terms
      .slice(verbAt + 1)
      .map(({ word, post }) => word + (/[,;:]/.test(post) ? "," : ""))
      .join(" ");
    return goalOf(infinitiveOf(verb.low), clause(rest));
  }
  return undefined;
};

const goalAfter = (more: readonly string[]): Goal | undefined => {
  for (const sentence of more) {
    const search = SEARCH.exec(sentence);
    if (search) return goalOf("look", `for ${clause(search[1] ?? "")}`);
    const will = WILL.exec(sentence) ?? MUST.exec(sentence);
    if (will) return goalOf((will[1] ?? "").toLowerCase(), clause(will[2] ?? ""));
  }
  return undefined;
};

const fearConquered = (who: string | undefined): Goal | undefined => {
  const fear = /\b(?:afraid|scared|frightened) of (.+)$/i.exec(who ?? "");
  return fear ? { ...goalOf("stop", `being afraid of ${fear[1]}`), thing: "courage" } : undefined;
};

/** "Why do stars twinkle?" sends somebody out for the answer. */
const asked = (idea: string): Goal | undefined =>
  idea.includes("?") ? { ...goalOf("find", "the answer"), thing: "the answer" } : undefined;

/** What the hero wants is the goal, and no trait. */
const WISH = /^(?:want|wish|learn|dream|hope|tr(?:y|ied)|need|had to|must|look|search|long|set out|found|discover)/;

/** The part of a sentence that still belongs to the verb. */
const clause = (rest: string): string =>
  rest
    .trim()
    .replace(
      /\s*(?:[.;:!?]|,\s|\s[-–—]\s|\b(?:but|before|until|while|because|so that|when|after|whose|which|who)\b|\band\s+(?:then\s+)?(?=(?:finds?|learns?|meets?|discovers?|becomes?|makes?|saves?|helps?|returns?|brings?|must|gets?|falls?|encounters?|realizes?|together)\b)|\band\s+(?=(?:she|he|they|it)\s)).*$/i,
      "",
    )
    .replace(/,+$/, "")
    .split(/\s+/)
    .slice(0, 12)
    .join(" ")
    .trim();

/** Others whom the rest of the sentence names: "… with the help of an old owl". */
const bystanders = (terms: readonly Term[], known: readonly Met["who"][], goal: Goal | undefined): Met["who"][] => {
  const found: Met["who"][] = [];
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

const withGender = (who: Met["who"], text: string): Character => {
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
