import { actionOf } from "./clause-action.ts";
import { isNounPhrase } from "./noun-phrase.ts";
import { isHuman, namesFor, resolvedWish } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { topicOf } from "./topic.ts";

/** "bring it back": "bring the star back". */
const withWish = (reading: IdeaReading): IdeaReading => {
  const wish = resolvedWish(reading.wish, reading);
  return wish === reading.wish
    ? reading
    : {
        ...reading,
        clauses: reading.clauses.map((each) => (each.wish === reading.wish && wish ? { ...each, wish } : each)),
        ...(wish && { wish }),
      };
};

/** What others want is not what the story is about. */
const withOwnWish = (reading: IdeaReading): IdeaReading => {
  const { wish, ...rest } = reading;
  const clause = reading.clauses.find((each) => wish !== undefined && each.wish === wish);
  return clause && actionOf(clause, reading).by === "other" ? rest : reading;
};

/** What a story is about; its place only where it names nothing else. Undefined if it names nothing. */
export const storyTopic = (whole: IdeaReading): string | undefined => {
  const reading = withOwnWish(withWish(whole));
  const [other] = reading.others;
  const place = reading.place?.name.toLowerCase().split(" ") ?? [];
  const isPlace = (topic: string): boolean => place.includes(topic.split(" ").at(-1)?.toLowerCase() ?? "");
  const candidates = [topicOf(reading), beingOf(reading), other && namesFor(other, reading)];
  return (
    candidates.find((topic) => topic !== undefined && isNounPhrase(topic) && !isPlace(topic)) ?? reading.place?.name
  );
};

/** Where an idea names no thing, the creature that it is about: "the puppy". */
const beingOf = (reading: IdeaReading): string | undefined => {
  const beast = reading.others.find((other) => !isHuman(other));
  return beast && namesFor(beast, reading);
};
