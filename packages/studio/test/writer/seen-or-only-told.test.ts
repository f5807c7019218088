import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

/** The last picture of a text of the given paragraphs. */
const lastOf = (...told: readonly string[]) => {
  const { cast, scenes } = plan({ text: told.join("\n\n"), language: "english", scenes: told.length, title: "" });
  const picture = scenes.at(-1)?.picture;
  const shown = picture?.cast.map(({ id, action }) => `${cast.find((one) => one.id === id)?.kind} ${action}`) ?? [];
  return { ...picture, shown };
};
const ONE = "Nora was eight years old and lived with her brother Tom in a small house at the end of the lane.";
const WITH_FOX = "The fox ran across the meadow. Nora saw the fox and laughed. The fox looked at her and ran on.";

describe("animals that are not there", () => {
  it.each([
    [
      "that are only heard",
      "Nora walked through the dark wood all alone, and a fox barked somewhere behind the hills.",
    ],
    ["that have left tracks", "Nora knelt in the wet sand and looked for a long time at the tracks of a fox."],
    ["that are left behind", "Nora left the fox tied to a tree and walked over the bridge without looking back."],
  ])("are not shown: those %s", (_, told) => {
    expect(lastOf(ONE, WITH_FOX, told).shown.join()).not.toContain("fox");
  });
});

describe("people of a pasted text", () => {
  it("are not there when the text only says where they live", () => {
    const told = 'Mrs. Lind laughed. Mrs. Lind gave Nora an apple and said, "Come again." Then Nora ran home with it.';
    const far = "Nora sat down. Old Mrs. Lind lived alone on the other side of the lake, and Nora worried about it.";
    expect(lastOf(ONE, told, far).shown).toEqual(["girl stand"]);
  });

  it("are there with their animals", () => {
    const rider = "Nora reached the village at noon. The young rider had been away, and her grey mare was limping.";
    expect(lastOf(ONE, rider, "Her grey mare was limping. She patted its neck.").shown).toHaveLength(2);
  });

  it("all sleep where the text says that they slept", () => {
    const { shown } = lastOf(
      ONE,
      "Nora and Tom came to the house of their aunt.",
      "They slept in one big bed that night.",
    );
    expect(shown).toEqual(["girl sleep", "boy sleep"]);
  });
});

describe("the place of a pasted text", () => {
  it.each([
    ["a stadium", "In the second half Nora kicked the ball into the net, and the referee blew his whistle.", "stadium"],
    ["a station", "In the morning Nora waited on the platform, and the train pulled in.", "station"],
    ["a bus", "Nora got on the bus and sat down behind the driver, and the bus drove on through the rain.", "bus"],
  ])("is %s by the words of it", (_, told, spot) => {
    expect(lastOf(ONE, told).spot).toBe(spot);
  });

  it("is the coast where a text of the sea has cliffs", () => {
    const beach = "Nora and Tom ran down to the beach and looked at the tide, which was far out that day.";
    expect(lastOf(ONE, beach, "In the afternoon Nora looked for fossils under the cliffs.").place).toBe("sea");
  });

  it("is none over which only the sun shines", () => {
    const inside = "Nora sat in the kitchen and ate her soup with a big spoon, and Tom ate his.";
    expect(lastOf(inside, "Nora ate on. The sun shone on the old bridge, and Nora was glad.").place).toBe("kitchen");
  });

  it("is not where somebody works at other times", () => {
    const inside = "Nora sat in the kitchen and ate her soup with a big spoon, and Tom ate his.";
    expect(lastOf(inside, "Dad worked nights at the hospital, so Nora sat there and was quiet.").place).toBe("kitchen");
  });
});

describe("the time of a pasted text", () => {
  it.each([
    ["It was getting light when Nora walked along the path through the meadow.", "dawn"],
    ["It was nearly dark when Nora walked along the path through the meadow.", "dusk"],
  ])("is read in: %s", (told, time) => {
    expect(lastOf(ONE, told).time).toBe(time);
  });

  it("is dry when the rain had stopped", () => {
    const rain = "It rained. Nora stood at the harbour in the rain and watched the boats.";
    const { time, weather } = lastOf(ONE, rain, "Nora ate on the beach. The rain had stopped and the sun came out.");
    expect([time, weather]).toEqual(["day", "clear"]);
  });
});
