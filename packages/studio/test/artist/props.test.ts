import { expect, it } from "vitest";
import { canonicalKind } from "../../src/artist/figures/kind-synonyms.ts";
import { propsForPlace } from "../../src/artist/props/props-for-place.ts";

it("shows a door only with a house, never alone outdoors", () => {
  expect(propsForPlace(["door", "bread"], "forest")).toEqual(["hut", "bread"]);
  expect(propsForPlace(["door", "windmill"], "meadow")).toEqual(["windmill"]);
  expect(propsForPlace(["door"], "village")).toEqual([]);
  expect(propsForPlace(["door"], "cave")).toEqual([]);
});

it("draws no empty clothes and no busts on the ground", () => {
  expect(propsForPlace(["coat", "socks", "wings", "frog", "judge", "elf", "lantern"], "meadow")).toEqual(["lantern"]);
});

it("draws furniture only indoors, and a bridge only outdoors", () => {
  expect(propsForPlace(["bed", "Bridge"], "forest")).toEqual(["bridge"]);
  expect(propsForPlace(["bed", "Bridge"], "room")).toEqual(["bed"]);
});

it("draws no mask for a monster", () => {
  expect(["ogre", "goblin"].map(canonicalKind)).toEqual(["troll", "troll"]);
});
