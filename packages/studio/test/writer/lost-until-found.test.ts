import { plan } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const cast = [
  { id: "hero", name: "Ben", kind: "boy", traits: [] },
  { id: "pal", name: "Biscuit", kind: "dog", traits: [] },
];
const told = [
  "Ben's dog Biscuit ran away from the fireworks, and Ben stood at the door.",
  "Ben called from the gate and shook the tin. Biscuit had always come for the tin.",
  "Ben went through every street with a torch, and thought of Biscuit's cold feet.",
  "Under the old sofa Ben found Biscuit, quite dry and half asleep.",
  "Ben and Biscuit walked home together.",
];
const seen = (idea: string): boolean[] =>
  plan({ text: told.join("\n\n"), language: "english", scenes: told.length, title: "", cast, idea }).scenes.map(
    ({ picture }) => picture.cast.some(({ id }) => id === "pal"),
  );

describe("an animal that an idea loses", () => {
  it("is in no picture until it is found", () => {
    const [, second, third, fourth] = seen("Ben's dog Biscuit runs away from the fireworks and Ben looks for him.");

    expect([second, third, fourth]).toEqual([false, false, true]);
  });

  it("is seen where the idea does not lose it", () => {
    expect(seen("Ben and his dog Biscuit walk home together.").at(-1)).toBe(true);
  });
});
