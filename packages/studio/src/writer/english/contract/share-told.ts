import type { SubjectStory } from "../plots/subjects/subject-story.ts";
import { formsOf } from "./knows-idea.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { endOfTelling } from "./told-end.ts";

/**
 * How much of what an idea says a story for its subject tells, from 0 to 1: the share of its words, without names, people,
 * places and its own end, that the story was chosen by or says. Of the stories that readers kept, all but one told more than half.
 */
export const shareTold = ({ says, may = [], after, end }: SubjectStory, reading: IdeaReading): number => {
  const sentences = reading.clauses.map(({ text }) => text);
  const idea = sentences.join(" ");
  const words = wordsOf(sentences.slice(0, endOfTelling(sentences)).join(" "), reading);
  if (words.length === 0) return 1;
  const chosenBy = [...says, ...may]
    .map((each) => each.exec(idea)?.[0] ?? "")
    .join(" ")
    .toLowerCase();
  const lines = [...after, ...end].flatMap(([, ...each]) => each).join(" ");
  const told = words.filter((word) => chosenBy.includes(word) || formsOf(word, ENDING).test(lines));
  return told.length / words.length;
};

/** The words of a text that say something. */
const wordsOf = (text: string, { hero, others, place }: IdeaReading): string[] => {
  const people = [...(hero ? [hero] : []), ...others].flatMap(({ aliases }) =>
    aliases.flatMap((each) => each.split(" ")),
  );
  const left = new Set([...people, ...(place?.name.toLowerCase().split(" ") ?? [])]);
  const said = [...text.matchAll(/\p{L}{3,}/gu)]
    .filter(({ 0: word, index }) => index === 0 || !/^\p{Lu}/u.test(word))
    .map(([word]) => word.toLowerCase());
  return [...new Set(said)].filter((word) => !SMALL.test(word) && !left.has(word));
};
const SMALL =
  /^(?:the|and|but|his|her|hers|him|she|they|them|their|its|who|that|which|was|were|had|has|have|with|for|from|not|did|could|would|one|out|off|all|then|there|once|this|when|where|into|what|how|very|really|little|day|end|until|instead|got|began|started|called|found|behind|never|been|being|always|about|two|three|four|five|some|old|new|just|only|because|after|before|while|also|too|more|than|even|other|own|said|told|every|each|wanted|went|came|made|still|now|get|gets|years|year|something|everything|everybody|nobody|best|want|wants|although|though|finally|eventually|suddenly|again|why|around|without|through|over|into|onto|much|many|most|few|any|anyone|anything|away|back|here|yet|ever|will|can|must|should|might|may|himself|herself|themselves|itself|both|another|same|such|else|maybe|perhaps|together|six|seven|eight|nine|ten|named|whose|them|does|are|has|turns|turned|decides|decided|tries|tried|knows|knew|thinks|thought|goes)$/;

/** Also "stories" and "story", which other stories are not compared by. */
const ENDING = /(?<=\p{L}{3})(?:e?s|ed|ing|ies|e|y)$/u;
