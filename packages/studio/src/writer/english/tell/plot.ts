import type { Random } from "../../random.ts";
import type { Brief } from "../../story.ts";
import { type Arc, arcs, rivals } from "../bank/arcs.ts";
import { heroNames } from "../bank/extras.ts";
import { type Motif, motifs } from "../bank/motifs.ts";
import { anyNature, type Trait, traits } from "../bank/traits.ts";
import { fairytale, type Voice, voices } from "../bank/voices.ts";
import { type World, worlds } from "../bank/worlds.ts";
import { goalOf } from "../idea/goal.ts";
import { homesOfKinds } from "../idea/homes.ts";
import { sceneryOf } from "../idea/places.ts";
import type { Character, Goal, Premise, Setting } from "../idea/premise.ts";
import type { Idea } from "../idea/read-idea.ts";
import { type Person, personOf, personOfPhrase } from "./person.ts";

/** All that a story is made of, decided before the first sentence. */
export interface Plot {
  readonly hero: Person;
  readonly pal: Person;
  /** The idea brought the companion; otherwise the two meet on the road. */
  readonly palFromTheStart: boolean;
  readonly foe: Person;
  /** The idea names an opponent. */
  readonly foeGiven: boolean;
  readonly others: readonly Person[];
  readonly goal: Goal;
  readonly setting: Setting;
  /** The idea names the place. */
  readonly settingGiven: boolean;
  readonly world: World;
  readonly trait: Trait;
  readonly motif: Motif;
  readonly arcs: readonly Arc[];
  readonly voice: Voice;
  readonly storyType: string;
  readonly premise: Pick<Premise, "time" | "weather" | "things" | "events">;
}

export const plotOf = (brief: Brief, read: Idea, random: Random, acts: number): Plot => {
  const who = heroOf(read.hero, brief, random);
  const hero = personOf(who);
  const named = read.setting?.name.endsWith(who.noun) ? undefined : read.setting;
  const setting = named ?? settingFor(brief.storyType, read.pal ? [who, read.pal] : [who], random);
  const world = worlds[setting.scenery];
  const goal = read.goal ?? newGoal(brief, random);
  const [palPhrase, palKind, palGender] = random.pick(
    (palsFor[brief.storyType] ?? world.pals).filter(([, kind]) => kind !== who.kind),
  );
  const voice = voices[brief.storyType] ?? fairytale;
  const trait = traits.find(
    ({ words }) => who.adjectives.some((each) => words.test(each)) || words.test(who.who?.split(" ")[1] ?? ""),
  );
  return {
    hero,
    pal: read.pal ? personOf(gendered(read.pal, random), hero) : personOfPhrase(palPhrase, palKind, palGender),
    palFromTheStart: read.pal !== undefined,
    foe: read.foe
      ? personOf(gendered(read.foe, random), hero)
      : personOfPhrase(random.pick(rivals), "supervillain", "he"),
    foeGiven: read.foe !== undefined,
    others: read.others.map((other) => personOf(gendered(other, random), hero)),
    goal,
    setting,
    settingGiven: named !== undefined,
    world,
    trait: trait ?? anyNature,
    motif: random.pick(motifs.filter(({ id }) => brief.storyType !== "bible_story" || TIMELESS.test(id))),
    arcs: arcsFor(voice, read.foe !== undefined, goal, acts, random),
    voice,
    storyType: brief.storyType,
    premise: {
      ...(read.time ? { time: read.time } : {}),
      ...(read.weather ? { weather: read.weather } : {}),
      things: read.things,
      events: read.events,
    },
  };
};

/** What nobody has said: in a sequel, not again what the story before was about. */
const newGoal = ({ storyType, before }: Brief, random: Random): Goal => {
  const goals = goalsFor[storyType] ?? anyGoals;
  const told = before ? `${before.title} ${before.told}`.toLowerCase() : "";
  const untold = before ? goals.filter((make) => !told.includes(make().thing.toLowerCase())) : goals;
  return random.pick(untold.length > 0 ? untold : goals)();
};

const heroOf = (read: Character | undefined, { heroName, storyType, before }: Brief, random: Random): Character => {
  // Whoever is known from the story before is called as there.
  if (before && read && !heroName?.trim()) return gendered(read, random);
  const who = grown(gendered(read ?? random.pick(heroesFor[storyType] ?? anyHeroes), random), storyType);
  if (heroName?.trim()) return { ...who, name: heroName.trim(), many: false };
  const mayName =
    who.name === undefined && !who.many && (who.gender === "she" || who.gender === "he") && read === undefined;
  return mayName ||
    (who.name === undefined && !who.many && who.gender !== "it" && who.gender !== "they" && random.chance(0.4))
    ? { ...who, name: random.pick(heroNames[who.gender === "he" ? "he" : "she"]) }
    : who;
};

const gendered = (who: Character, random: Random): Character => {
  if (who.gender !== "it" || who.many) return who;
  const gender = random.chance(0.5) ? "she" : "he";
  // A bare name says neither; who it is drawn as must agree with how it is spoken of.
  return who.noun === "girl" && gender === "he" ? { ...who, gender, noun: "boy", kind: "boy" } : { ...who, gender };
};

/** Those whom the Bible and the chronicles name are grown. */
const grown = (who: Character, storyType: string): Character => {
  if (!/^(?:bible|historical|romantic)_story$/.test(storyType) || who.name === undefined || who.adjectives.length > 0)
    return who;
  if (who.noun === "boy") return { ...who, noun: "man", kind: "man" };
  return who.noun === "girl" ? { ...who, noun: "woman", kind: "woman" } : who;
};

const arcsFor = (voice: Voice, foe: boolean, goal: Goal, acts: number, random: Random): Arc[] => {
  const fits = (id: string): boolean => id !== "gift" || goal.kind === "find";
  const wanted = random.shuffle(voice.arcs.filter(fits));
  const inner = random.shuffle(
    arcs.map(({ id }) => id).filter((id) => !/^(?:medias|frame|dreaming|gift|rival)$/.test(id)),
  );
  const [main = "quest"] = foe ? ["rival"] : wanted;
  const order = [...inner.filter((id) => id !== main).slice(0, acts - 1), main];
  return order.flatMap((id) => arcs.filter((arc) => arc.id === id));
};

/** Things that people have had at all times. */
const TIMELESS = /^(?:thread|counting|lantern|song|seed|bread|shadow|stone)$/;

/** In these stories one travels with people. */
const palsFor: Readonly<Record<string, World["pals"]>> = {
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

/** Where the hero is at home, or else whoever comes along: a "lighthouse keeper" at the sea, a whale too. */
const settingFor = (storyType: string, people: readonly Character[], random: Random): Setting => {
  const scenery = random.pick(
    people.map(homesOf).find((homes) => homes !== undefined) ??
      homesOfTypes[storyType] ??
      (["forest", "village", "mountain", "sea"] as const),
  );
  const [where, name] = random.pick(worlds[scenery].homes);
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

const someone = (noun: string, adjective: string, kind: string, gender: Character["gender"]): Character => ({
  noun,
  adjectives: [adjective],
  related: false,
  many: false,
  kind,
  gender,
});
const anyHeroes = [
  someone("girl", "curious", "girl", "she"),
  someone("fox", "little", "fox", "she"),
  someone("boy", "quiet", "boy", "he"),
  someone("bear", "gentle", "bear", "he"),
  someone("clockmaker", "old", "grandpa", "he"),
  someone("mouse", "brave", "mouse", "she"),
];
const heroesFor: Readonly<Record<string, readonly Character[]>> = {
  sci_fi_story: [
    someone("robot", "curious", "robot", "she"),
    someone("astronaut", "lonely", "astronaut", "he"),
    someone("mechanic", "young", "mechanic", "she"),
  ],
  bible_story: [
    someone("shepherd", "young", "farmer", "he"),
    someone("widow", "kind", "woman", "she"),
    someone("fisherman", "tired", "farmer", "he"),
  ],
  romantic_story: [
    someone("baker", "shy", "cook", "he"),
    someone("pianist", "lonely", "singer", "she"),
    someone("gardener", "quiet", "farmer", "she"),
  ],
  comics_story: [
    someone("inventor", "clumsy", "doctor", "she"),
    someone("hero", "sleepy", "hero", "he"),
    someone("cat", "bold", "cat", "she"),
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
