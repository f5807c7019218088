import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { isThingKind } from "../../people/thing-kinds.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** What a line may need a hero to have. */
type Need = "legs" | "hands" | "clothes" | "mouth" | "rooms";

const needs: Readonly<Record<Need, RegExp>> = {
  legs: /\b(?:foot|feet|legs?|toes?|tiptoe|knees?|barefoot|walk(?:ed|ing)?|took (?:a|one|two|three|ten) (?:\S+ )?steps?|stepped|hopped|jumped|climbed|danced?|stumbled|tripped|knelt|sat (?:down|up)|stood up|got up|lay down|ran|running|somersault|paced)\b/,
  hands:
    /\b(?:hands?|fingers?|fingertips?|fists?|thumbs?|elbows?|arms?|wrists?|shoulders?|clapped|swept|wrote|drew|pinned|folded|measured|sprinkled|knocked|rolled up|pinched|wooden spoon|threw|picked up)\b/,
  clothes:
    /\b(?:sleeves?|pockets?|shoes?|shoelaces?|laces|socks?|boots?|hat|cap|jackets?|coat|trousers|buttons?|collar|jumper|shirt|pen|bag|desk)\b/,
  mouth:
    /\b(?:hungry|hunger|stomach|ate|eat|eating|supper|breakfast|lunch|bite|bit into|swallowed|chewed|tasted|licked|lips|tongue|teeth|yawn(?:ed)?|hiccup\w*|sneez\w*|cheeks?|swallow)\b/,
  rooms:
    /\b(?:closed door|behind the house|in bed|to bed|bed|pillow|blanket|kitchen|when \{he\} got up|lay down|chair|stool|kettle|wardrobe|alarm clock|doorstep|stairs|going to sleep|fell asleep|slept|lay awake)\b/,
};

/** What heroes of some kinds lack, by what they are called or drawn as. */
const lacking: readonly (readonly [RegExp, readonly Need[]])[] = [
  [
    /^(?:deciduous-tree|tree|oak|pine|willow|fir|palm|flower|rose|tulip|daisy|dandelion|sunflower|cactus|lighthouse|house|cottage|tower|castle|bridge|mountain|volcano|hill|island|traffic-light|traffic light|street-?lamp|streetlight|well|fountain|piano|bench|elevator|lift|billboard|windmill|statue|river|lake|sea|cloud|moon|full-moon|sun|star|rainbow|wind|raindrop|snowflake|storm|coffee machine|machine|vending machine|washing machine|fridge|oven)$/,
    ["legs", "hands", "clothes", "mouth", "rooms"],
  ],
  [
    /^(?:train|tram|bus|car|taxi|truck|tractor|digger|plane|aeroplane|rocket|ship|boat|ferry|submarine|bicycle|bike|trolley|shopping trolley|wheelbarrow|scooter)$/,
    ["legs", "hands", "clothes", "mouth", "rooms"],
  ],
  [/^(?:snail|slug|worm|earthworm|snake|caterpillar|leech)$/, ["legs", "hands", "clothes", "rooms"]],
  [
    /^(?:fish|goldfish|clownfish|shark|whale|dolphin|jellyfish|eel|seahorse|octopus|squid|tadpole|seal)$/,
    ["legs", "hands", "clothes", "rooms"],
  ],
  [
    /^(?:dog|puppy|cat|kitten|horse|pony|donkey|cow|goat|sheep|lamb|pig|hamster|mouse|rabbit|hare|hedgehog|squirrel|fox|wolf|deer|elephant|giraffe|lion|tiger|zebra|camel|duck|goose|swan|hen|chicken|rooster|bird|robin|sparrow|owl|crow|raven|heron|stork|parrot|pigeon|dove|eagle|bat|bee|honeybee|butterfly|dragonfly|ladybird|ladybug|beetle|ant|spider|frog|toad|turtle|tortoise|lizard|crab|dinosaur)$/,
    ["clothes"],
  ],
];
const OF_THINGS: readonly Need[] = ["hands", "clothes", "mouth", "rooms"];

/** "I was a pizza": what somebody who tells the story is. */
export const narratorThing = ({
  hero,
  clauses,
}: Partial<Pick<IdeaReading, "hero" | "clauses">>): string | undefined => {
  const [, phrase = "", noun = ""] =
    /^I (?:was|am) (?:an?|the) ((?:[a-z-]+ ){0,2}?([a-z]+))(?=[.,;]| (?:and|who|that|which|in|on|at|with|but)\b)/.exec(
      clauses?.[0]?.text ?? "",
    ) ?? [];
  return hero?.isNarrator && noun !== "" && personNoun(noun)?.isHuman !== true && !/(?:er|or|ist|man|ian)$/.test(noun)
    ? phrase
    : undefined;
};

const lacksOf = (noun: string, kind: string, isThing: boolean): readonly Need[] =>
  lacking.find(([names]) => names.test(noun) || names.test(kind))?.[1] ?? (isThing ? OF_THINGS : []);

const isThing = ({ kind, noun = "" }: Person): boolean => {
  const known = personNoun(noun);
  return isThingKind(kind) || (known?.isThing === true && !known.isHuman);
};

/** Figures with a body like that of people. */
const FIGURES = /^(?:robot|snowman|scarecrow|ghost|doll|puppet|gingerbread|teddy-bear|alien|skeleton|angel|elf)$/;

/**
 * Tells of a line whether the hero cannot do what it says: a tree does not walk, and a pizza has no sleeves. Only small
 * moments know that animals wear nothing: in plots a fox may have a hat.
 */
export const bodyMisfit = (
  reading: Partial<Pick<IdeaReading, "hero" | "clauses">>,
  isOfMoments = true,
): ((line: string) => boolean) => {
  const { hero } = reading;
  const told = narratorThing(reading);
  if (!hero || (hero.isNarrator && told === undefined)) return () => false;
  const { noun = "", kind } = hero;
  const isFigure = FIGURES.test(kind) || FIGURES.test(noun);
  const lacks = told
    ? lacksOf(told, told.split(" ").at(-1) ?? told, true)
    : lacksOf(noun, kind, isThing(hero) && !isFigure);
  if (lacks.length === 0 || (!isOfMoments && lacks.length === 1)) return () => false;
  return (line) =>
    line.length < LONGEST_MOMENT &&
    line
      .split(/(?<=[.!?]”?) /)
      .some((sentence, at, all) => isOfHero(sentence, all[at - 1]) && lacks.some((need) => needs[need].test(sentence)));
};

/**
 * How many characters a small moment has at most. The paragraphs of plots and scenes are longer: they lead on from one to the
 * next, and know what the idea says.
 */
export const LONGEST_MOMENT = 150;

const isOfHero = (sentence: string, before = ""): boolean => OF_HERO.test(sentence) || OF_HERO.test(before);
const OF_HERO = /\{(?:hero|he|his|him|hero's|they|their|doer|doerhe|doerhis|doer's)\}/i;
