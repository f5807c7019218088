import type { Person } from "../../people/person.ts";
import { isThingKind } from "../../people/thing-kinds.ts";
import { calmMoments } from "../lore/calm-moments.ts";
import { momentsAny } from "../lore/moments-any.ts";
import { contradictionsOf } from "./against-idea.ts";
import { narratorThing } from "./body-of-hero.ts";
import { ALL_THIS } from "./fill-line.ts";
import type { Block } from "./fit-blocks.ts";
import { isForGrownUps } from "./for-grown-ups.ts";
import { isMadeThing } from "./made-things.ts";
import { isHuman } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** Small moments that such a hero may have in this story. */
export const momentsFor = (
  hero: Person,
  reading: Pick<IdeaReading, "clauses" | "hero" | "manner" | "place">,
  topic: string,
): readonly string[] => {
  const head = topic.split(" ").at(-1)?.toLowerCase() ?? "#";
  const isPlace = reading.place?.name.toLowerCase().split(" ").includes(head) === true;
  const thing = narratorThing(reading);
  const isHero = thing?.split(" ").at(-1) === head;
  const isTold =
    topic !== ALL_THIS && !isHero && !isPlace && reading.clauses[0]?.text.toLowerCase().includes(head) === true;
  const contradicts = contradictionsOf(reading, true);
  const calm = isForGrownUps(reading) ? calmMoments : undefined;
  const ofTopic = isTold && !hero.aliases.includes(head) ? (calm ?? momentsAny).ofTopic : [];
  const own = calm ? [...(hero.many ? calm.forSeveral : []), ...calm.forOne] : momentsOf(hero, thing !== undefined);
  return [...ofTopic, ...own].filter((line) => !contradicts(line));
};

/** Small moments that such a hero may have in any story. */
const momentsOf = (hero: Person, isThing: boolean): readonly string[] => [
  ...momentsAny.forAnybody,
  ...(hero.many ? momentsAny.forSeveral : []),
  ...(hero.many && hero.count > PAIR ? momentsAny.forMany : []),
  ...((hero.isNarrator && !isThing) || isHuman(hero) ? momentsAny.forPeople : []),
  ...(!hero.many && !hero.isNarrator && !isHuman(hero) && !isLikePeople(hero) && !isMadeThing(hero)
    ? momentsAny.forAnimals
    : []),
];
const PAIR = 2;

/** Who is no human and goes on two legs does not follow its nose. */
const isLikePeople = ({ kind, noun = "" }: Person): boolean =>
  isThingKind(kind) || LIKE_PEOPLE.test(kind) || LIKE_PEOPLE.test(noun);
const LIKE_PEOPLE =
  /\b(?:clown|villain|supervillain|dancer|dancing|angel|santa|genie|elf|gnome|fairy|vampire|werewolf|ghost|alien|zombie|mermaid|superhero|giant|witch|wizard)\b/;

/** The second blocks spread evenly between the first. */
export const woven = (first: readonly Block[], second: readonly Block[]): Block[] => {
  const each = (second.length + 1) / (first.length + 1);
  const untilAt = (at: number): number => Math.floor((at + 1) * each);
  return [
    ...first.flatMap((block, at) => [block, ...second.slice(at === 0 ? 0 : untilAt(at - 1), untilAt(at))]),
    ...second.slice(first.length === 0 ? 0 : untilAt(first.length - 1)),
  ];
};
