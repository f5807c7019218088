import type { CastMember } from "@animation-agent/studio/vocabulary";
import { plan } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const lead: CastMember = { id: "hero", name: "Mia", kind: "girl", traits: [] };

/** Place and spot of each scene; with a cast the text is a story of this writer. */
const scenesOf = (told: readonly string[], cast?: readonly CastMember[]) =>
  plan({
    text: told.join("\n\n"),
    language: "english",
    scenes: told.length,
    title: "",
    ...(cast ? { cast, storyType: "original_story" } : {}),
  }).scenes.map(({ picture }) => picture);
const placesOf = (told: readonly string[], cast?: readonly CastMember[]): string[] =>
  scenesOf(told, cast).map(({ place, spot }) => spot ?? place);

describe("a story of the built-in writer", () => {
  const opening = "Mia sat in the library and read a thick book about the old ships of the town.";
  const isStill = (next: string): void => expect(placesOf([opening, next], [lead])).toEqual(["library", "library"]);

  it.each([
    "The pans hung on the kitchen wall from big to small, and the smallest one rang like a bell.",
    "A tractor stopped in the middle of the village, and after that there was no way past it.",
    "The drawer in the grandmother's kitchen always stuck, and it made a noise like a goose.",
    "Mia had to sit down on the floor first, because it was such a big surprise for her.",
    "Mia swayed to and fro like a sailor on a ship, and it took her a while to stand still.",
    "Mia knew every lamp in the house, and every one of them she had mended at least once.",
    "Mia forgot to go home for lunch, and turned over one page after the other.",
  ])("stays where its people are: %s", isStill);

  it.each([
    ["Mia ran down to the harbour and counted the boats that lay there side by side.", "harbour"],
    ["In the kitchen, Mia put the kettle on and waited until it began to whistle at last.", "kitchen"],
    ["Mia shut the book, took her coat, and went to the station to look at the clock.", "station"],
  ])("goes where they go: %s", (next, place) => {
    expect(placesOf([opening, next], [lead])).toEqual(["library", place]);
  });

  it.each([
    "In the morning, when she got up, and at night, when she lay down, Mia had only one thing in mind.",
    "Every evening Mia wrote in a thick book what the wind and the waves had done that day.",
    "The room was empty and quiet until the next morning, and Mia had it all for herself.",
  ])("does not take what is usual for the time of a scene: %s", (next) => {
    expect(scenesOf([opening, next], [lead]).map(({ time }) => time)).toEqual(["day", "day"]);
  });

  it.each([
    "Rice flew through the air, and it was still trickling out of all the collars at dinner.",
    "The night was so quiet that a mouse could be heard, running over the roof on its tiny feet.",
    "The rules were read out twice, very slowly, and afterwards they were forgotten again.",
  ])("gives its people nothing to do that others do: %s", (next) => {
    const [, picture] = scenesOf([opening, next], [lead]);
    expect(picture?.cast.map(({ action }) => action).filter((action) => !/^(?:stand|look|sit)$/.test(action))).toEqual(
      [],
    );
  });

  it("has a night where it tells of one", () => {
    const night = "That night Mia went through it all once again, and nothing at all was missing.";
    expect(scenesOf([opening, night], [lead]).map(({ time }) => time)).toEqual(["day", "night"]);
  });
});

describe("a pasted text", () => {
  it.each<[string, string, string]>([
    ["Mia went to the pool and put on her goggles.", "Mia jumped from the high board and waved to her father.", "pool"],
    ["Mia stood on the quay with her red bucket.", "Mia ran past the lobster pots to the slippery steps.", "harbour"],
    ["Mia walked into the museum with her lamp.", "Mia sat down on the step and ate half of her sandwich.", "museum"],
    ["Mia came to the market with her basket.", "Mia walked from stall to stall and asked for red apples.", "market"],
    ["Mia mended clocks in the workshop.", "Mia laid a music box on the counter and opened its lid.", "workshop"],
  ])("stays at the parts of a place: %s %s", (first, next, place) => {
    expect(placesOf([first, next])).toEqual([place, place]);
  });

  it("shows the hospital where a bed, a nurse and a plaster tell of it", () => {
    const told = [
      "Mia said that hospitals never sleep, and she knew it well since the night of her accident.",
      "Mia was lying in a high white bed with a plaster on her left arm that night.",
      "A nurse looked in, and Mia pulled the blanket up to her chin and smiled at her.",
    ];
    expect(placesOf(told).slice(1)).toEqual(["hospital", "hospital"]);
  });

  it.each([
    ["In the winter of 1889 Mia walked through the city with a basket of bread.", "village"],
    ["In the winter of 1989 Mia walked through the city with a basket of bread.", "city"],
  ])("has no towers of glass before their time: %s", (told, place) => {
    expect(placesOf([told])).toEqual([place]);
  });

  it("has snow in a town, and the town stays", () => {
    const told = [
      "Mia drove the tram through the streets of the city, past the shops, the traffic lights and the bank.",
      "Mia walked back through the snow to the last stop.",
    ];
    expect(scenesOf(told).map(({ place }) => place)).toEqual(["city", "city"]);
  });

  it("has light when the sun shines after a night", () => {
    const told = ["At night Mia lay in bed and listened.", "When Mia woke up, the sun was shining on the floor."];
    expect(scenesOf(told).map(({ time }) => time)).toEqual(["night", "day"]);
  });

  it("lets others than those who were seen be they", () => {
    const told = [
      "Mia and Anton sat in the train and talked about the sea for an hour.",
      "Mia ran through the station gate. The passengers watched her. They saw her wave a flag.",
    ];
    const { cast, scenes } = plan({ text: told.join("\n\n"), language: "english", scenes: 2, title: "" });
    const names = scenes[1]?.picture.cast.map(({ id }) => cast.find((one) => one.id === id)?.name);
    expect(names).toContain("Mia");
    expect(names).not.toContain("Anton");
  });

  it("takes a giant for the one who is meant by he", () => {
    const told = [
      "The king was ill, and Mia rode to the market to find a cure for him.",
      "A giant sat on the grass, selling shadows, and he folded them as neatly as napkins.",
    ];
    const { cast, scenes } = plan({ text: told.join("\n\n"), language: "english", scenes: 2, title: "" });
    const kinds = scenes[1]?.picture.cast.map(({ id }) => cast.find((one) => one.id === id)?.kind);
    expect(kinds).toEqual(["troll"]);
  });

  it("shows the one asleep of whom the text says so, and no other", () => {
    const told = [
      "Mr Pell sat in the library. There was nobody else except old Mrs Hill, who was asleep behind a book.",
    ];
    const { cast, scenes } = plan({ text: told.join("\n\n"), language: "english", scenes: 1, title: "" });
    const sleepers = scenes[0]?.picture.cast.filter(({ action }) => action === "sleep");
    expect(sleepers?.map(({ id }) => cast.find((one) => one.id === id)?.name)).toEqual(["Mrs. Hill"]);
    expect(scenes[0]?.picture.time).toBe("day");
  });

  it("shows a trophy for a cup that is won", () => {
    const told = ["Mia took the silver cup in both hands, and the whole hall began to clap."];
    expect(scenesOf(told)[0]?.props).toContain("trophy");
  });

  it.each([
    ["While the rest of the street was still asleep, Mia unlocked the door of the bakery.", "sleep"],
    ["Out of the box in front of Mia flew hundreds of silver butterflies, and all of them were real.", "fly"],
    ["Mia opened the door, and she found the two of them snoring under the table.", "sleep"],
    ["Mia collected dry sticks with her father and built a fire, and it was warm.", "build"],
    ["Mia mended fishing nets in front of the house, as she did every day.", "build"],
  ])("gives Mia no deed of others, and none that is drawn as another: %s", (told, action) => {
    const acting = scenesOf([told])[0]?.cast.map((one) => one.action);
    expect(acting).not.toHaveLength(0);
    expect(acting).not.toContain(action);
  });

  it("has a fish tank in a house", () => {
    const told = "Mia sat in the kitchen. A fish swam round and round in the fish tank on the table.";
    expect(placesOf([told])).toEqual(["kitchen"]);
  });

  it("has a swimmer in the water", () => {
    const told = [
      "Mia the frog lived in a pond. She hopped over the grass.",
      "Mia jumped in and swam to the other bank.",
    ];
    expect(scenesOf(told)[1]?.place).toBe("lake");
  });

  it("is dry when the rain stopped", () => {
    const told = ["Mia stood in the forest in the rain.", "At last the rain stopped, and Mia shook her coat."];
    expect(scenesOf(told).map(({ weather }) => weather)).toEqual(["rain", "clear"]);
  });

  it("shows where somebody is, and not where somebody fears to be sent", () => {
    const told = [
      "Mia knelt in the workshop and held her breath for a while.",
      "Mia thought that she would be scolded, or sent home to her mother in the village.",
    ];
    expect(placesOf(told)).toEqual(["workshop", "workshop"]);
  });

  it.each(["Her master was Hugh of Barton, a broad man.", "They stopped in front of the Hotel Bellavista."])(
    "has no person for the name of a place: %s",
    (told) => {
      const text = `Mia climbed the ladder with a bucket. ${told} Mia looked up and laughed. ${"Mia went on. ".repeat(20)}`;
      const { cast } = plan({ text, language: "english", scenes: 2, title: "" });
      expect(cast.map(({ name }) => name).filter((name) => /Barton|Bellavista/.test(name))).toEqual([]);
    },
  );
});
