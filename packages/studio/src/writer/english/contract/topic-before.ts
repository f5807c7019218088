import { ALL_THIS } from "./fill-line.ts";
import { isNounPhrase } from "./noun-phrase.ts";
import { namesFor } from "./person-words.ts";
import { topicsOf } from "./phrases-of-idea.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** What the story is about: something that is told before the plot is, and not who is at the hero's side. */
export const topicBefore = (gap: number, topic: string, reading: IdeaReading): string => {
  const { clauses, companions, things, hero } = reading;
  const told = clauses
    .slice(0, gap + 1)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  const found = FOUND.exec(told)?.[1]?.replace(/^(?:lost|forgotten|missing) | (?:first|last|together|too|again)$/g, "");
  const isKnown = (each: string): boolean => {
    const head = each.toLowerCase().split(" ").at(-1) ?? "#";
    return isNounPhrase(each) && told.includes(head) && !companions.some(({ aliases }) => aliases.includes(head));
  };
  const gone = reading.others.find(
    (one) =>
      one !== hero && !one.many && one.aliases.some((alias) => new RegExp(`\\b${alias} ${GONE_AWAY}`).test(told)),
  );
  if (gone) return namesFor(gone, reading);
  const made = clauses.slice(0, gap + 1).find(({ verb }) => MAKES.test(verb ?? ""))?.object;
  if (made) return made;
  const known = [...(found ? [`the ${found}`] : []), topic, ...topicsOf(reading, gap), ...things].find(isKnown);
  return known ?? ALL_THIS;
};

const MAKES = /^(?:build|make|invent|construct|sew|carve|knit|paint|draw|write|bake|cook|repair|fix|forge)$/;
const GONE_AWAY =
  "(?:has |had |was |is )?(?:escaped|disappeared|vanished|ran away|went missing|missing|got lost|gone)\\b";

/** "found an old map": "old map". */
const FOUND =
  /\b(?:found|discovered|caught|received|inherited) (?:an?|the) ((?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,;]| (?:in|on|at|under|behind|that|which|who|and|from|of|inside|with|for|near|by|full|where)\b)/;
