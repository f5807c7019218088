import { languageOf } from "../../languages/index.ts";
import type { Place } from "../../vocabulary.ts";
import { wordsByPlace } from "../english/bank/place-words.ts";
import { randomIdea } from "../non-english/random-idea.ts";
import { type Random, seededRandom } from "../random.ts";

const heroes = [
  "a shy robot",
  "a fox with one white paw",
  "two sisters who never agree",
  "an old clockmaker",
  "a small dragon who cannot breathe fire",
  "a girl who draws maps",
  "a boy who talks to the rain",
  "three little mice",
  "a retired pirate",
  "a curious owl",
  "a lonely lighthouse keeper",
  "a young astronaut",
  "a kind giant",
  "a baker who is afraid of the dark",
  "a cat from the opera",
];
const company = [
  "a stubborn grandmother",
  "a talking lantern",
  "a snail who has been everywhere",
  "a goose with strong opinions",
  "a lost echo",
  "a very small elephant",
  "a ghost with good manners",
  "a little brother who never stops asking why",
];
const troubles = [
  "where nothing is as it seems",
  "where somebody has been waiting for them for a hundred years",
  "and there they must decide whom to trust",
  "where the only way on is to give something away",
  "and what they find there is smaller, and far better, than they had hoped",
  "where an old rival has arrived before them",
];
const reasons = [
  "before the first snow falls",
  "although everyone says that it cannot be done",
  "and learn that the way back is the hardest part",
  "without telling anyone why",
  "and find out that someone else needs it more",
  "because of a promise made long ago",
  "before the old clock strikes twelve",
  "and have to choose between winning and helping",
];

const quests: Readonly<Record<string, readonly string[]>> = {
  fairytale_story: [
    "look for the last golden apple",
    "wake a river that has fallen asleep",
    "return a wish to the well it came from",
  ],
  adventure_story: [
    "cross the mountains to find a lost valley",
    "follow a map with a hole in the middle",
    "bring back the flag from the top of the storm",
  ],
  educational_story: [
    "find out where the rain goes",
    "discover why the leaves change colour",
    "build a machine that runs on wind alone",
  ],
  cinematic_story: [
    "drive through one long night to return a stranger's letter",
    "find the last person who remembers an old song",
    "reach the coast before the light goes out",
  ],
  fantasy_story: [
    "bring a forgotten spell home to the forest",
    "find the door between two winters",
    "carry the last spark of magic over the mountains",
  ],
  sci_fi_story: [
    "answer a signal from an empty planet",
    "plant the first tree on Mars",
    "repair a satellite that has begun to dream",
  ],
  historical_story: [
    "carry a message across a country at war",
    "build the first bridge over a wild river",
    "save the books of an old library",
  ],
  romantic_story: [
    "find the writer of an unsigned love letter",
    "keep a promise to meet again by the sea",
    "return a red umbrella to its owner",
  ],
  comics_story: [
    "stop a villain who steals all the colours",
    "become heroes by Friday",
    "win back the moon from a greedy collector",
  ],
  bible_story: [
    "look for one lost lamb in the hills",
    "share the last of the bread in a dry year",
    "carry a lamp through the wilderness",
  ],
  book_story: [
    "find the missing last page of a book",
    "save the smallest bookshop in the world",
    "discover who writes in the margins at night",
  ],
  lyric_story: ["find the end of a half-forgotten song", "teach the wind to sing", "bring music back to a silent town"],
  poetry_story: [
    "catch the first light of the morning",
    "find the place where the moon sleeps",
    "plant a garden on a grey roof",
  ],
  dream_story: [
    "climb a staircase that leads into the sea",
    "return a dream to the one who lost it",
    "find the key to a house made of clouds",
  ],
};

const anyPlaces: readonly Place[] = ["forest", "mountain", "sea", "castle", "village"];
const placesOfTypes: Readonly<Record<string, readonly Place[]>> = {
  sci_fi_story: ["space"],
  bible_story: ["desert", "village"],
  comics_story: ["city"],
  romantic_story: ["city", "sea", "village"],
  historical_story: ["castle", "village", "desert"],
  cinematic_story: ["city", "sea", "mountain"],
};

export interface IdeaRequest {
  readonly storyType: string;
  readonly language: string;
  readonly seed: string;
  /** The month may appear in an English idea. */
  readonly today?: Date;
}

/** A new story idea, longer than fifty characters. */
export const storyIdea = ({ storyType, language, seed, today }: IdeaRequest): string => {
  const spoken = languageOf(language);
  const random = seededRandom(`${storyType}|${seed}`);
  if (spoken !== "english") return randomIdea(spoken, random);
  const idea = englishIdea(storyType, random);
  const seldom = /^(?:sci_fi|historical|bible)_story$/.test(storyType);
  if (!today || seldom || !random.chance(0.5)) return idea;
  const month = today.toLocaleDateString("en", { month: "long", timeZone: "UTC" });
  return `One ${month} ${random.pick(["morning", "evening", "night"])}, ${idea.charAt(0).toLowerCase()}${idea.slice(1)}`;
};

/** Hero, companion, goal and place. */
const englishIdea = (storyType: string, random: Random): string => {
  const hero = random.pick(heroes);
  const quest = random.pick(quests[storyType] ?? quests["fairytale_story"] ?? []);
  const world = wordsByPlace[random.pick(placesOfTypes[storyType] ?? anyPlaces)];
  const spot = random.pick(world.spots).replace("~", "");
  const start = `${hero.charAt(0).toUpperCase()}${hero.slice(1)} and ${random.pick(company)}`;
  return `${start} set out to ${quest}, ${random.pick(reasons)}. Their journey leads them to ${spot}, ${random.pick(troubles)}.`;
};
