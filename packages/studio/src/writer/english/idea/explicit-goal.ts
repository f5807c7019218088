import { goalOf, infinitiveOf } from "./goal.ts";
import type { Goal } from "./idea-parts.ts";
import type { Subject } from "./subject.ts";
import { isVerbAt, type Term } from "./terms.ts";

/** The goal in a sentence: from its main clause, or else from its relative clause. */
export const goalInSentence = (
  sentence: string,
  terms: readonly Term[],
  { verbAt, who }: Subject,
): Goal | undefined => {
  const main = who ? wordsFrom(terms, verbAt) : sentence;
  return (
    goalByPattern(main, terms) ?? goalOfMainVerb(terms, verbAt) ?? (who ? goalByPattern(sentence, terms) : undefined)
  );
};

/** The goal in the sentences after the first. */
export const goalInSentences = (more: readonly string[]): Goal | undefined => {
  for (const sentence of more) {
    const search = SEARCH.exec(sentence);
    if (search) return goalOf("look", `for ${clause(search[1] ?? "")}`);
    const will = WILL.exec(sentence) ?? MUST.exec(sentence);
    if (will) return goalOfMatch(will);
  }
  return undefined;
};

/** Whether a relative clause states a goal and not a trait. */
export const statesGoal = (who: string): boolean =>
  /^(?:want|wish|learn|dream|hope|tr(?:y|ied)|need|had to|must|look|search|long|set out|found|discover)/.test(who);

const WILL =
  /(?<!\b(?:not|never|don['’]t|doesn['’]t|didn['’]t)\s)\b(?:wants?|wanted|wish(?:es|ed)?|hopes?|hoped|dreams?|tr(?:y|ies|ied)|needs?|needed|must|has|have|had|learns?|learned|decides?|decided|sets? (?:out|off)|longs?|longed|goes|go|went|sails?|travels?|together|journeys?|ventures?|quest|mission|agrees?|begins?|starts?|struggles?|race|races|able|promise[sd]?)\s+(?:to|on a (?:quest|journey|mission) to)\s+(?!(?:the|an?|her|his|their|its|my)\b)([a-z]+)(.*)$/i;
const TO = /(?<!\bnot\s+\w+\s)\bto\s+(?!(?:the|an?|her|his|their|its|my|be)\b)([a-z]+)(\s+.*)?$/i;
const MUST = /\b(?:must|should)\s+([a-z]+)(\s+.*)?$/i;
const DREAMS = /\b(?:dreams?|dreamed|thinks?|thought|idea)\s+of\s+([a-z]+ing)\b(.*)$/i;
const SEARCH =
  /\b(?:in search of|on a quest for|search(?:es|ing)? for|looking for|looks? for|hunt(?:s|ing)? for|quest for)\s+(.*)$/i;

const goalByPattern = (sentence: string, terms: readonly Term[]): Goal | undefined => {
  const search = SEARCH.exec(sentence);
  if (search) return goalOf("look", `for ${clause(search[1] ?? "")}`);
  const will = WILL.exec(sentence);
  if (will && isActivity(will[1] ?? "", terms)) return goalOfMatch(will);
  const dream = DREAMS.exec(sentence);
  if (dream) return goalOf(infinitiveOf(dream[1] ?? ""), clause(dream[2] ?? ""));
  const to = TO.exec(sentence);
  if (to && isActivity(to[1] ?? "", terms)) return goalOfMatch(to);
  const must = MUST.exec(sentence);
  return must ? goalOfMatch(must) : undefined;
};

/** The goal of a match with two groups: a verb and its complement. */
const goalOfMatch = ([, verb = "", rest = ""]: RegExpExecArray): Goal => goalOf(verb.toLowerCase(), clause(rest));

/** "to school" and "to trees" are directions, not activities. */
const isActivity = (word: string, terms: readonly Term[]): boolean =>
  terms.some(
    ({ low, tags }, at) =>
      low === word.toLowerCase() && terms[at - 1]?.low === "to" && !tags.has("Plural") && !PLACES.test(low),
  ) && !/^(?:somewhere|everywhere|nowhere)$/.test(word);

const PLACES = /^(?:school|bed|town|church|market|work|sea|space|heaven|earth|mars|paris|london|rome)$/;

const goalOfMainVerb = (terms: readonly Term[], verbAt: number): Goal | undefined => {
  const verb = terms[verbAt];
  if (!verb || verbAt === 0 || !isVerbAt(terms, verbAt)) return undefined;
  if (/^(?:is|are|was|were|has|have|had|lives?|lived|falls?|fell)$/.test(verb.low)) return undefined;
  return goalOfVerb(infinitiveOf(verb.low), clause(wordsFrom(terms, verbAt + 1)));
};

/** The hero wants lost things back. */
const goalOfVerb = (verb: string, object: string): Goal => {
  const thing = object.replace(WHEN, "");
  if (verb === "lose") return goalOf("find", thing);
  if (verb === "get" && /^lost\b/.test(object)) return goalOf("find", "the way home");
  return goalOf(verb, object);
};

const WHEN =
  /\s+(?:on|one|during|in)\s+(?:an?\s+|the\s+)?(?:\w+\s+)?(?:day|night|morning|evening|afternoon|summer|winter|storm)$/i;

const wordsFrom = (terms: readonly Term[], at: number): string =>
  terms
    .slice(at)
    .map(({ word, post }) => word + (/[,;:]/.test(post) ? "," : ""))
    .join(" ");

/** The complement of a verb, cut where the next clause begins. */
const clause = (rest: string): string =>
  rest.trim().replace(NEXT, "").replace(/,+$/, "").split(/\s+/).slice(0, 12).join(" ").trim();

const stops = [
  "[.;:!?]",
  String.raw`,\s`,
  String.raw`\s[-–—]\s`,
  String.raw`\b(?:but|before|until|while|because|so that|when|after|whose|which|who)\b`,
  String.raw`\band\s+(?:then\s+)?(?=(?:finds?|learns?|meets?|discovers?|becomes?|makes?|saves?|helps?|returns?|brings?|must|gets?|falls?|encounters?|realizes?|together)\b)`,
  String.raw`\band\s+(?=(?:she|he|they|it)\s)`,
  String.raw`\band\s+(?=[a-z]+s\s+(?:it|them|him|her|his|its|their|the|an?)\b)`,
];
const NEXT = new RegExp(`\\s*(?:${stops.join("|")}).*$`, "i");
