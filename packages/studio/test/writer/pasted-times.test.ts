import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";

const timesOf = (...scenes: string[]): string[] =>
  plan({ text: scenes.join("\n\n"), language: "english", scenes: scenes.length, title: "" }).scenes.map(
    ({ picture }) => picture.time,
  );

describe("the time of day of a pasted text", () => {
  it.each([
    ["Nora sat on the step in the last sun.", "dusk"],
    ["In the evenings the neighbours sat on the bench. Nora told a story.", "dusk"],
    ["Nora left the harbour at four in the morning.", "night"],
    ["Nora came to the bridge. The stars were still out.", "night"],
    ["Nora got off the bus at 10 p.m. with her bag.", "night"],
    ["Nora counted the coins at 21:45 in the kitchen.", "night"],
  ])("is read from a clock, a meal or the light: %s", (text, time) => {
    expect(timesOf(text)).toEqual([time]);
  });

  it("is no night on the last ferry of a season", () => {
    expect(timesOf("The last ferry of the season was almost empty. Nora stood on deck.")).toEqual(["day"]);
  });

  it("is a sunrise in one scene only", () => {
    expect(
      timesOf("Nora woke at sunrise.", "Nora walked to the mill and asked for flour.", "Nora sat down on a wall."),
    ).toEqual(["dawn", "day", "day"]);
  });

  it.each([
    "That Saturday Nora stood in the market and sold melons.",
    "By noon the van was empty, and Nora counted the coins.",
    "Nora met her friend at 3:30 pm in the park.",
  ])("is night no more: %s", (text) => {
    expect(timesOf("It was night. Nora loaded the van.", text)).toEqual(["night", "day"]);
  });

  it("is night after a night, where a clock strikes ten", () => {
    expect(timesOf("It was night in the hospital.", "At ten Nora walked down the corridor.")).toEqual([
      "night",
      "night",
    ]);
  });

  it("opens with no time that begins later", () => {
    expect(timesOf("Nora had a stall in the market.", "One evening Nora counted the coins.")).toEqual(["day", "dusk"]);
  });
});

it("is still night for who was seen a moment ago", () => {
  const times = timesOf(
    "One night Lucia heard a scratching at the side of the ship. She put on her coat and went up on deck.",
    "Down on the ice sat a fox, quite white, and looked at her. It ran a little way, sat down in the snow, and looked at her again.",
    "Lucia took the lantern and followed it.",
    "The fox ran ahead. Lucia called the fox, and the fox waited for Lucia.",
  );

  expect(times).toEqual(["night", "night", "night", "night"]);
});
