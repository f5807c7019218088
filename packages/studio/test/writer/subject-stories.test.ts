import { type Brief, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { subjectStories } from "../../src/writer/english/plots/subjects/index.ts";
import { role, story } from "../../src/writer/english/plots/subjects/subject-story.ts";
import { speakingSeconds } from "../../src/writer/speech/speaking-seconds.ts";

const tell = (idea: string, more: Partial<Brief> = {}): string =>
  textOf(
    write({
      idea,
      storyType: "original_story",
      language: "english",
      scenes: 10,
      seconds: 170,
      seed: "subject",
      ...more,
    }),
  );

describe("a story for the subject of an idea", () => {
  it("is led by the one who acts, under the name that the idea gives", () => {
    const text = tell(
      "Grandma Rosa lost her recipe book and her grandchildren Luca and Bianca try to cook her famous soup from memory for the village festival in Sicily.",
    );

    expect(text).toContain("Luca and Bianca could still taste the soup");
    expect(text).toContain("At the word “humming” Grandma Rosa looked up.");
  });

  it("is led by the hero where the idea has no such role", () => {
    expect(tell("A boy tries to cook his grandmother's lost soup recipe from memory.")).toContain(
      "The boy had never seen his grandmother stand in front of a stove",
    );
  });

  it("knows what it is done for", () => {
    expect(
      tell("An old boxer wants to fight one more time so he can pay for his granddaughter's operation."),
    ).toContain("It is for my granddaughter's operation.");
  });

  it("has its last picture only, where the idea tells its own end", () => {
    const text = tell(
      "A boxer wants one more fight to pay for his daughter's operation. In the end he loses, and the whole town pays.",
    );

    expect(text).not.toContain("“A draw!” called the referee");
    expect(text.indexOf("In the end he lost")).toBeGreaterThan(text.indexOf("The referee began to count"));
    expect(text.indexOf("The gloves are back on their nail")).toBeGreaterThan(text.indexOf("In the end he lost"));
  });
});

describe("the role of a story", () => {
  it.each([
    ["Her grandson Luca travelled.", "Her grandson Luca"],
    ["It was my 9 year old little brother Tom.", "my 9 year old little brother Tom"],
    ["The brothers Ali and Musa sang.", "The brothers Ali and Musa"],
    ["Grandson and granddaughter", "Grandson"],
  ])("is found with its name: %s", (text, words) => {
    expect(role("child", "grandson|brother|brothers").exec(text)?.groups?.["child"]).toBe(words);
  });

  it.each(["A grandsonless man.", "They travelled."])("is not found in: %s", (text) => {
    expect(role("child", "grandson|brother").test(text)).toBe(false);
  });
});

describe("all stories for subjects", () => {
  const gapsIn = (line: string): string[] => [...line.matchAll(/\{(\w+)(?:'s)?\}/g)].map(([, gap = ""]) => gap);
  const known =
    /^(?:hero|he|him|his|himself|whom|bare|i|am|my|was|has|is|mate|talker|pet|place|in|there|wish|hisown|they|them|their)$/i;
  const all = subjectStories.map(
    (each, at) => [`${at}: ${each.says.map(({ source }) => source.slice(0, 50)).join(" & ")}`, each] as const,
  );

  it.each(all)(
    "fit a film of three minutes and have words for their gaps (%s)",
    (_, { says, may = [], after, end }) => {
      const groups = [...says, ...may].flatMap(({ source }) =>
        [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name = ""]) => name),
      );
      const beats = [...after, ...end];
      const needed = beats.filter(([rank]) => rank <= 0.7).map(([, line = ""]) => line.replace(/[={}]/g, ""));
      const unknown = beats
        .flatMap(([, ...lines]) => lines.flatMap(gapsIn))
        .filter(
          (gap) => !known.test(gap) && !groups.some((group) => isOfGroup(gap.toLowerCase(), group.toLowerCase())),
        );
      const onlyForTwo = beats.filter(([, ...lines]) => lines.every((line) => /\{(?:talker|mate|pet)\}/i.test(line)));

      expect(speakingSeconds(needed.join(" "), "english")).toBeLessThan(156);
      expect(unknown).toEqual([]);
      expect(onlyForTwo).toEqual([]);
    },
  );

  const isOfGroup = (gap: string, group: string): boolean =>
    gap.replace(/^the(?=.)/, "") === group || new RegExp(`^(?:the)?${group}(?:he|him|his|himself|was)?$`).test(gap);

  it("tell no beat twice", () => {
    const lines = subjectStories.flatMap(({ after, end }) => [...after, ...end].flatMap(([, ...each]) => each));

    expect(new Set(lines).size).toBe(lines.length);
  });
});

it("a paragraph that begins with a plus is told only where there is time", () => {
  const { after } = story({ says: [/x/], after: ["One.", "+ Two.", ["+ Three.", "Four."]], end: ["Five."] });

  expect(after).toEqual([
    [0, "=One."],
    [0.75, "=Two."],
    [0.75, "=Three.", "=Four."],
  ]);
});
