import { expect, it } from "vitest";
import { canonicalKind } from "../../src/artist/figures/kind-synonyms.ts";
import { fittingProps } from "../../src/artist/props/props-for-place.ts";

it("shows a door as part of a house, and never in the middle of nowhere", () => {
  expect(fittingProps(["door", "bread"], "forest")).toEqual(["hut", "bread"]);
  expect(fittingProps(["door", "windmill"], "meadow")).toEqual(["windmill"]);
  expect(fittingProps(["door"], "village")).toEqual([]);
  expect(fittingProps(["door"], "cave")).toEqual([]);
});

it("stands no empty clothes and no bust on the ground", () => {
  expect(fittingProps(["coat", "socks", "wings", "frog", "judge", "elf", "lantern"], "meadow")).toEqual(["lantern"]);
});

it("leaves the furniture in the house, and the bridge outside", () => {
  expect(fittingProps(["bed", "Bridge"], "forest")).toEqual(["bridge"]);
  expect(fittingProps(["bed", "Bridge"], "room")).toEqual(["bed"]);
});

it("has no mask for a monster", () => {
  expect(["ogre", "goblin"].map(canonicalKind)).toEqual(["troll", "troll"]);
});
