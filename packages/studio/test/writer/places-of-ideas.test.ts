import { plan, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

/** The pictures of a story that is told from an idea. */
const picturesOf = (idea: string, seed = "1") => {
  const brief = { idea, storyType: "original_story", language: "english", scenes: 8, seconds: 130, seed };
  const story = write(brief);
  const request = { text: textOf(story), language: "english", scenes: 8, title: "", cast: story.cast, idea };
  return plan(request).scenes.map(({ picture }) => picture);
};

const placesOf = (idea: string, seed = "1"): string[] => picturesOf(idea, seed).map(({ place, spot }) => spot ?? place);

/** The place of more than half of the pictures. */
const mainPlaceOf = (idea: string): string | undefined => {
  const places = placesOf(idea);
  return places.find((place) => places.filter((each) => each === place).length > places.length / 2);
};

describe("a story from an idea plays where the idea says", () => {
  it.each([
    ["A nervous vet spends a night in the barn with a cow that is about to give birth.", "barn"],
    ["Two clerks get stuck in the elevator of the town hall with a goose.", "lift"],
    ["A cellist opens a noodle bar and cooks only what she is in the mood for.", "restaurant"],
    ["Mr. Brandt, the school janitor, keeps a tortoise behind the gym.", "playground"],
    ["Two cousins build a balloon in the garage to fly to the moon.", "workshop"],
    ["After thirty years at the mine, Aldo retires and buys a canary.", "room"],
    ["A boy hits his aunt's lamp with a football and hides the pieces.", "room"],
    ["A tiny key is found behind the fridge by three brothers.", "kitchen"],
    ["On a research colony near Neptune, the cook hears somebody sing in the walls.", "spaceship"],
  ])("%s", (idea, place) => {
    expect(mainPlaceOf(idea)).toBe(place);
  });

  it("shows the town around a house first, and then the house", () => {
    const places = placesOf("A tired widow opens a tea house in a small village and serves only poems.");

    expect(places[0]).toBe("village");
    expect(places[3]).toBe("restaurant");
  });

  it("stays in a village that has no house of the trade", () => {
    expect(mainPlaceOf("A young doctor arrives in a village where nobody is ever ill.")).toBe("village");
  });
});

describe("an idea that names no place plays", () => {
  it.each([
    ["at its event, not where those work who help", "A goalkeeper is too shy to shout at his own defence.", "stadium"],
    ["in its vehicle", "A sleepy bus driver adopts a parrot that calls out every stop.", "bus"],
    ["where its trade works", "An old surgeon cannot remember the name of her best friend.", "hospital"],
    ["at home with the things of a home", "My son is sure that the vacuum cleaner eats his dreams.", "room"],
    ["where its creatures live", "A clumsy badger collects buttons for a coat.", "forest"],
    ["in a cafe for two who do not know each other", "Two people on a blind date pretend to be their sisters.", "cafe"],
  ])("%s: %s", (_, idea, place) => {
    expect(mainPlaceOf(idea)).toBe(place);
  });
});

describe("an idea without a place plays where its first creature lives", () => {
  it.each([
    ["A mother octopus cannot find her shoes.", "underwater"],
    ["Three penguins learn to play cards.", "snow"],
    ["Mum's new friend sings so loudly that even the foxes listen.", "room"],
    ["A stuffed rabbit is afraid of the washing machine.", "room"],
  ])("%s", (idea, place) => {
    expect(mainPlaceOf(idea)).toBe(place);
  });
});

describe("a place without a picture of its own is shown as the nearest one", () => {
  it.each([
    ["A shy plumber sings every Friday in the sauna of the village.", "bathroom"],
    ["A grandson brings his trumpet to the care home and plays only wrong notes.", "room"],
    ["Two brothers fall out over a coin at the laundrette.", "shop"],
    ["A caretaker of a theatre in Leeds finds a rabbit in a hat box.", "theatre"],
    ["The cook of a school canteen serves blue soup.", "restaurant"],
    ["A goat comes up to the net in the middle of a tennis final.", "stadium"],
    ["Three aunts sing too loudly on opening night.", "theatre"],
    ["A nervous cousin forgets his shoes at the school dance.", "hall"],
    ["A caravan of camels loses its youngest camel between the dunes.", "desert"],
    ["A boy on a freighter to Saturn hides a kitten in the grain store.", "spaceship"],
    ["The moon base cook burns the last potato.", "spaceship"],
    ["A stray hen sleeps on the counter of a pharmacy and nobody dares to wake her.", "shop"],
    ["A boy throws paper planes from the roof and one of them comes back.", "roof"],
    ["Five aunts rent a go-kart track and none of them can drive.", "stadium"],
    ["A sailor's cat retires to a launderette and sleeps on the warm shirts.", "shop"],
    ["A sparrow nests in the telephone box and nobody wants to phone any more.", "street"],
  ])("%s", (idea, place) => {
    expect(mainPlaceOf(idea)).toBe(place);
  });

  it("with a thing that shows what it is", () => {
    const pictures = picturesOf("A lonely tiger in a zoo counts the buttons of its visitors.");

    expect(pictures.every(({ props }) => props.includes("fence"))).toBe(true);
    expect(picturesOf("The lighthouse keeper's parrot learns to whistle.")[0]?.props).toContain("lighthouse");
  });

  it("in the snow, if the idea says so", () => {
    const [first] = picturesOf("The snow is so high in our street that the postman comes on skis.");

    expect(first).toMatchObject({ spot: "street", weather: "snow" });
  });
});

describe("a word in another sense is no place", () => {
  it.each([
    ["One sister is a baker and the other trains guide dogs, and one Monday they swap.", "train"],
    ["A lad turns his uncle's wheelbarrow into something new each week, a rocket, a bus, a castle.", "spaceship"],
    ["A girl hears messages from a submarine on her radio.", "underwater"],
    ["Ole's mother is on a ferry for three weeks, so Ole waters all her plants.", "ship"],
    ["A postman gets lost in the fog with twenty dentists.", "hospital"],
    ["A boy washes cars outside his house until his mum is home from working on the oil rig.", "sea"],
  ])("%s", (idea, place) => {
    expect(placesOf(idea)).not.toContain(place);
  });
});

describe("a place is not shown that an idea only mentions", () => {
  it.each([
    ["of others", "Pia builds a robot while her parents are at the market.", "market"],
    ["come from", "A woman from a fishing village learns to knit from her neighbour.", "village"],
    ["of another sense", "Grandpa and Ella search the whole farm for his wedding ring.", "church"],
    ["feared", "A knight who is afraid of horses rides into battle on a cow.", "farm"],
  ])("%s: %s", (_, idea, place) => {
    expect(placesOf(idea)).not.toContain(place);
  });
});

it("a place that somebody only wishes for does not open the story", () => {
  expect(placesOf("A little hedgehog wants to join the opera but nobody lets him sing.")[0]).toBe("forest");
});

it("who travels to a place arrives there at the end", () => {
  const places = placesOf("Three sisters drive an old van to the sea to scatter their father's ashes.");

  expect(places[1]).toBe("street");
  expect(places.at(-1)).toBe("sea");
});

it("a sentence of the idea takes its people to another place", () => {
  const places = placesOf("A chess team loses its classroom. Now they have to train on the roof of a car park.");

  expect(places[0]).toBe("classroom");
  expect(places.at(-1)).toBe("roof");
});

it.each([
  [
    "A cleaner works in a museum and sings to the knights, until one day she rings the bells in the church tower.",
    "church",
  ],
  ["The last butcher in our street shuts his shop, so the apprentices carry the counter to the library.", "library"],
  ["Nuri helps his aunt on the fish market at dawn and falls asleep in maths.", "classroom"],
  ["A class on the ferry loses its teacher. They find her on an island.", "island"],
  ["When her mother sprains an ankle she must fetch the ladder from the church tower.", "church"],
])("shows a later place of an idea from the sentence on that goes there: %s", (idea, place) => {
  const places = placesOf(idea);

  expect(places[0]).not.toBe(place);
  expect(places.at(-1)).toBe(place);
});

it("a place that somebody plans to see is shown where the story reaches it", () => {
  const places = placesOf("Four old men at a nursing home plan to slip away to see the sea one last time.");

  expect(places[0]).toBe("room");
  expect(places.slice(-2)).toContain("sea");
});

it("a house next to another is not left for it", () => {
  expect(new Set(placesOf("A retired pilot opens a chip shop next to the observatory."))).toEqual(new Set(["shop"]));
});

it("who goes to another place tells of the first place first", () => {
  const idea = "A bored knight takes the tram to the zoo to look at the bears.";
  const text = textOf(
    write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 90, seed: "1" }),
  );

  expect(text.lastIndexOf("zoo")).toBeGreaterThan(text.lastIndexOf("tram"));
});

it("a boat in the harbour stays above the water when it meets a whale", () => {
  expect(placesOf("A small red boat dreams of leaving the harbour to see a whale.")).not.toContain("underwater");
});

it("a text that is not told from the idea has its own places", () => {
  const text = "Marek walked into the forest.\n\nThe forest was dark. Marek sat down under a tree.";
  const cast = [{ id: "hero", name: "Marek", kind: "man", traits: [] }];
  const request = { text, language: "english", scenes: 2, title: "", cast, idea: "A baker sells her bakery." };

  expect(plan(request).scenes.map(({ picture }) => picture.place)).toEqual(["forest", "forest"]);
});

it("the place of the outline comes before that of the idea", () => {
  const idea = "A girl finds a lost mitten in the garden.";
  const outline = { place: "the attic" };
  const brief = { idea, outline, storyType: "original_story", language: "english", scenes: 4, seconds: 60, seed: "1" };
  const story = write(brief);
  const request = { text: textOf(story), language: "english", scenes: 4, title: "", cast: story.cast, idea, outline };

  expect(plan(request).scenes[0]?.picture.spot).toBe("attic");
});

describe("a story from an idea plays when the idea says", () => {
  it.each([
    "A night porter hears somebody sing in the lift.",
    "A wooden duck is forgotten in the toy shop on Christmas Eve.",
    "My son is afraid of the dark.",
  ])("by night, from its first picture to its middle: %s", (idea) => {
    const times = picturesOf(idea).map(({ time }) => time);

    expect(times[0]).toBe("night");
    expect(times.filter((time) => time === "night").length).toBeGreaterThan(times.length / 2);
  });

  it("by day where it says nothing of a night", () => {
    expect(picturesOf("A girl finds a key in the garden.")[0]?.time).toBe("day");
  });
});
