import type { Random } from "../../random.ts";
import type { Brief } from "../../story.ts";
import { type Arc, arcs, rivals } from "../bank/arcs.ts";
import { heroNames } from "../bank/extras.ts";
import { type Motif, motifs } from "../bank/motifs.ts";
import { fairytale, type NarrativeStyle, narrativeStyles } from "../bank/narrative-styles.ts";
import { type PlaceWords, wordsByPlace } from "../bank/place-words.ts";
import { anyNature, type Trait, traits } from "../bank/traits.ts";
import { goalOf } from "../idea/goal.ts";
import { homesOfKinds } from "../idea/homes.ts";
import type { Character, Goal, IdeaParts, Setting } from "../idea/idea-parts.ts";
import { sceneryOf } from "../idea/places.ts";
import type { Idea } from "../idea/read-idea.ts";
import { type Person, personOf, personOfPhrase } from "./person.ts";

/** The choices that a story is written from. */
export interface Plot {
  readonly hero: Person;
  readonly pal: Person;
  /** The idea names the companion; otherwise the two meet on the journey. */
  readonly palFromTheStart: boolean;
  readonly foe: Person;
  /** The idea names an opponent. */
  readonly foeGiven: boolean;
  readonly others: readonly Person[];
  readonly goal: Goal;
  readonly setting: Setting;
  /** The idea names the place. */
  readonly settingGiven: boolean;
  readonly placeWords: PlaceWords;
  readonly trait: Trait;
  readonly motif: Motif;
  readonly arcs: readonly Arc[];
  readonly style: NarrativeStyle;
  readonly storyType: string;
  readonly ideaParts: Pick<IdeaParts, "time" | "weather" | "things" | "events">;
}

export const plotOf = (brief: Brief, idea: Idea, random: Random, acts: number): Plot => {
  const who = heroOf(idea.hero, brief, random);
  const hero = personOf(who);
  const named = idea.setting?.name.endsWith(who.noun) ? undefined : idea.setting;
  const setting = named ?? settingFor(brief.storyType, idea.pal ? [who, idea.pal] : [who], random);
  const placeWords = wordsByPlace[setting.scenery];
  const goal = idea.goal ?? newGoal(brief, random);
  const [palPhrase, palKind, palGender] = random.pick(
    (palsFor[brief.storyType] ?? placeWords.pals).filter(([, kind]) => kind !== who.kind),
  );
  const style = narrativeStyles[brief.storyType] ?? fairytale;
  const trait = traits.find(
    ({ words }) => who.adjectives.some((each) => words.test(each)) || words.test(who.who?.split(" ")[1] ?? ""),
  );
  return {
    hero,
    pal: idea.pal ? personOf(withGender(idea.pal, random), hero) : personOfPhrase(palPhrase, palKind, palGender),
    palFromTheStart: idea.pal !== undefined,
    foe: idea.foe
      ? personOf(withGender(idea.foe, random), hero)
      : personOfPhrase(random.pick(rivals), "supervillain", "he"),
    foeGiven: idea.foe !== undefined,
    others: idea.others.map((other) => personOf(withGender(other, random), hero)),
    goal,
    setting,
    settingGiven: named !== undefined,
    placeWords,
    trait: trait ?? anyNature,
    motif: random.pick(motifs.filter(({ id }) => brief.storyType !== "bible_story" || TIMELESS.test(id))),
    arcs: arcsFor(style, idea.foe !== undefined, goal, acts, random),
    style,
    storyType: brief.storyType,
    ideaParts: {
      ...(idea.time ? { time: idea.time } : {}),
      ...(idea.weather ? { weather: idea.weather } : {}),
      things: idea.things,
      events: idea.events,
    },
  };
};

/** A goal for an idea without one; a sequel does not repeat that of the previous story. */
const newGoal = ({ storyType, before }: Brief, random: Random): Goal => {
  const goals = goalsFor[storyType] ?? anyGoals;
  const told = before ? `${before.title} ${before.told}`.toLowerCase() : "";
  const untold = before ? goals.filter((make) => !told.includes(make().thing.toLowerCase())) : goals;
  return random.pick(untold.length > 0 ? untold : goals)();
};

const heroOf = (read: Character | undefined, { heroName, storyType, before }: Brief, random: Random): Character => {
  // A character of the previous story keeps its name.
  if (before && read && !heroName?.trim()) return withGender(read, random);
  const who = asAdult(withGender(read ?? random.pick(heroesFor[storyType] ?? anyHeroes), random), storyType);
  if (heroName?.trim()) return { ...who, name: heroName.trim(), many: false };
  const mayName =
    who.name === undefined && !who.many && (who.gender === "she" || who.gender === "he") && read === undefined;
  return mayName ||
    (who.name === undefined && !who.many && who.gender !== "it" && who.gender !== "they" && random.chance(0.4))
    ? { ...who, name: random.pick(heroNames[who.gender === "he" ? "he" : "she"]) }
    : who;
};

const withGender = (who: Character, random: Random): Character => {
  if (who.gender !== "it" || who.many) return who;
  const gender = random.chance(0.5) ? "she" : "he";
  // A name alone shows no gender. The drawn kind must agree with the pronoun.
  return who.noun === "girl" && gender === "he" ? { ...who, gender, noun: "boy", kind: "boy" } : { ...who, gender };
};

/** Named heroes of biblical, historical and romantic stories are adults. */
const asAdult = (who: Character, storyType: string): Character => {
  if (!/^(?:bible|historical|romantic)_story$/.test(storyType) || who.name === undefined || who.adjectives.length > 0)
    return who;
  if (who.noun === "boy") return { ...who, noun: "man", kind: "man" };
  return who.noun === "girl" ? { ...who, noun: "woman", kind: "woman" } : who;
};

const arcsFor = (style: NarrativeStyle, foe: boolean, goal: Goal, acts: number, random: Random): Arc[] => {
  const fits = (id: string): boolean => id !== "gift" || goal.kind === "find";
  const wanted = random.shuffle(style.arcs.filter(fits));
  const inner = random.shuffle(
    arcs.map(({ id }) => id).filter((id) => !/^(?:medias|frame|dreaming|gift|rival)$/.test(id)),
  );
  const [main = "quest"] = foe ? ["rival"] : wanted;
  const order = [...inner.filter((id) => id !== main).slice(0, acts - 1), main];
  return order.flatMap((id) => arcs.filter((arc) => arc.id === id));
};

/** Motifs that fit any century. */
const TIMELESS = /^(?:thread|counting|lantern|song|seed|bread|shadow|stone)$/;

/** Companions for stories that fit no animals of the place. */
const palsFor: Readonly<Record<string, PlaceWords["pals"]>> = {
  romantic_story: [
    ["a bookseller~ with ink on her sleeves", "woman", "she"],
    ["a ferryman~ who knew every song", "man", "he"],
    ["a painter~ with blue hands", "artist", "she"],
    ["a postman~ on his last round", "man", "he"],
    ["a violinist~ without a violin", "singer", "he"],
    ["a widow~ with a very loud laugh", "grandma", "she"],
  ],
  bible_story: [
    ["a shepherd~ with one lamb", "farmer", "he"],
    ["a widow~ who gave all she had", "woman", "she"],
    ["a traveller~ from a far country", "man", "he"],
    ["a fisherman~ with an empty net", "man", "he"],
    ["a child~ with five small loaves", "boy", "he"],
    ["a donkey~ that would not be hurried", "donkey", "he"],
  ],
};

/** The usual place of the first character that has one, or else of the story type. */
const settingFor = (storyType: string, people: readonly Character[], random: Random): Setting => {
  const scenery = random.pick(
    people.map(homesOf).find((homes) => homes !== undefined) ??
      homesOfTypes[storyType] ??
      (["forest", "village", "mountain", "sea"] as const),
  );
  const [where, name] = random.pick(wordsByPlace[scenery].homes);
  return { where, name, scenery };
};

const homesOf = ({ adjectives, kind }: Character): readonly Setting["scenery"][] | undefined => {
  const said = adjectives
    .flatMap((each) => each.split(" "))
    .map(sceneryOf)
    .find((place) => place !== undefined);
  return said ? [said] : homesOfKinds[kind];
};

const homesOfTypes: Readonly<Record<string, readonly Setting["scenery"][]>> = {
  sci_fi_story: ["space"],
  comics_story: ["city"],
  bible_story: ["desert", "village"],
  romantic_story: ["city", "village", "sea"],
  historical_story: ["village", "castle", "desert"],
  fantasy_story: ["castle", "forest", "cave"],
  cinematic_story: ["city", "sea", "mountain"],
  dream_story: ["room", "forest", "sea"],
};

const makeCharacter = (noun: string, adjective: string, kind: string, gender: Character["gender"]): Character => ({
  noun,
  adjectives: [adjective],
  related: false,
  many: false,
  kind,
  gender,
});
const anyHeroes = [
  makeCharacter("girl", "curious", "girl", "she"),
  makeCharacter("fox", "little", "fox", "she"),
  makeCharacter("boy", "quiet", "boy", "he"),
  makeCharacter("bear", "gentle", "bear", "he"),
  makeCharacter("clockmaker", "old", "grandpa", "he"),
  makeCharacter("mouse", "brave", "mouse", "she"),
];
const heroesFor: Readonly<Record<string, readonly Character[]>> = {
  sci_fi_story: [
    makeCharacter("robot", "curious", "robot", "she"),
    makeCharacter("astronaut", "lonely", "astronaut", "he"),
    makeCharacter("mechanic", "young", "mechanic", "she"),
  ],
  bible_story: [
    makeCharacter("shepherd", "young", "farmer", "he"),
    makeCharacter("widow", "kind", "woman", "she"),
    makeCharacter("fisherman", "tired", "farmer", "he"),
  ],
  romantic_story: [
    makeCharacter("baker", "shy", "cook", "he"),
    makeCharacter("pianist", "lonely", "singer", "she"),
    makeCharacter("gardener", "quiet", "farmer", "she"),
  ],
  comics_story: [
    makeCharacter("inventor", "clumsy", "doctor", "she"),
    makeCharacter("hero", "sleepy", "hero", "he"),
    makeCharacter("cat", "bold", "cat", "she"),
  ],
};

const goal =
  (verb: string, rest: string): (() => Goal) =>
  () =>
    goalOf(verb, rest);
const anyGoals = [
  goal("find", "the place where the wind is born"),
  goal("bring", "back the lost lullaby"),
  goal("find", "the door that nobody had ever opened"),
  goal("look", "for the star that had fallen asleep"),
  goal("light", "the old lighthouse again"),
  goal("find", "the last golden apple"),
  goal("wake", "the sleeping river"),
];
const goalsFor: Readonly<Record<string, readonly (() => Goal)[]>> = {
  educational_story: [
    goal("find", "out why the leaves change colour"),
    goal("find", "the spring of the great river"),
    goal("learn", "how the moon pulls the sea"),
    goal("build", "a wheel that turns by itself"),
  ],
  sci_fi_story: [
    goal("find", "the source of the lonely signal"),
    goal("repair", "the great telescope"),
    goal("bring", "back the last seed from Earth"),
  ],
  romantic_story: [
    goal("find", "the one who had written the letter"),
    goal("say", "the three words that were so hard to say"),
    goal("find", "the owner of the red umbrella"),
  ],
  bible_story: [
    goal("find", "the lamb that was lost"),
    goal("bring", "back water to the dry well"),
    goal("carry", "the lamp to the temple"),
  ],
};
