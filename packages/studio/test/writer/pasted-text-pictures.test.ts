import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";

const planned = (text: string, language = "english") => plan({ text, language, scenes: 3, title: "" });

describe("pictures of a pasted text", () => {
  it("show one firefighter for a captain with and without the family name, and one cat", () => {
    const { cast } =
      planned(`Mrs. Pringle's cat Marmalade climbed the tallest tree in Elm Street and would not come down. Mrs. Pringle called the fire brigade.
Captain Rosa Duarte jumped out of the fire engine. Captain Rosa put the ladder against the tree and climbed up. Marmalade looked at her.
The cat jumped onto her helmet. They came down slowly. Mrs. Pringle hugged her cat and ate cake with her. Everybody in the street clapped, and Marmalade was purring all the way home.`);

    expect(cast.map(({ kind }) => kind).sort()).toEqual(["cat", "firefighter", "woman"]);
  });

  it("show the thing that a text without people explains", () => {
    const { cast } =
      planned(`Deep under our feet rock melts. Where the crust is thin, a volcano can form. The pressure grows for years.
When the pressure is too great, the volcano erupts. Ash and steam shoot into the sky, and glowing lava runs down the slopes. Some eruptions last for hours.
Volcanoes can destroy villages. In the year 79 Vesuvius buried the city of Pompeii under ash. But the ash also makes the soil fertile, and vines grow on the slopes of old volcanoes.`);

    expect(cast.map(({ kind }) => kind)).toEqual(["volcano"]);
  });

  it("do not take along who was asked the way", () => {
    const { cast, scenes } =
      planned(`Farid and Leila came to the city with one suitcase. They asked a policeman, and he pointed to the bridge.
They walked across the bridge, and Leila looked down at the ships. Farid carried the suitcase on his shoulder, and it grew heavier with every step that they took.
They sat down on the steps, and Leila held the suitcase over both their heads. Farid laughed. It had rained all day in the city, and Leila was wet to the skin, but Farid sang a song.`);

    const policeman = cast.find(({ kind }) => kind === "police-officer")?.id;
    expect(policeman).toBeDefined();
    expect(scenes.slice(1).flatMap(({ picture }) => picture.cast.map(({ id }) => id))).not.toContain(policeman);
  });
});
