import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { readIdeaPlaces } from "../../src/writer/plan/idea-places/idea-places.ts";

const heroOf = (idea: string): string => {
  const { hero } = readIdeaParts(idea);
  return `${hero?.name ?? hero?.noun} ${hero?.kind}${hero?.many ? ` x${hero.count}` : ""}`;
};
const placeOf = (idea: string): string | undefined => {
  const { base } = readIdeaPlaces(idea);
  return base?.spot ?? base?.place;
};

describe("whom an idea is about, in the words of people who type fast", () => {
  it.each([
    ["A young clerk suddenly opens the wrong safe and has to hide.", "clerk woman"],
    ["A train robbery that goes wrong", "robber thief x2"],
    ["The gardener nobody trusts has one day to find the ring.", "gardener farmer"],
    ["a football player thats too slow but never gives up", "player woman"],
    ["Two families in one house and one secret recipe", "families woman x2"],
    ["My friend Karim is an electrician who finds a hidden cellar under a church", "Karim man"],
    ["A climber trying to reach the summit of Denali where her sister died", "climber woman"],
    ["An AI in a lighthouse falls in love with the keeper", "computer laptop"],
    ["After the flood a mother and her son row across the country to find a safe place.", "mother woman"],
    ["My kids Paul and Ida are fishing with grandpa and hear a strange noise", "Paul boy"],
    ["Robot girl Zap wants to have a real friend", "Zap robot"],
    ["The adventures of Tobi, a guinea pig who escapes from his hutch", "Tobi hamster"],
    ["The dolls in the attic come alive at night when the children are asleep", "dolls girl x3"],
    ["A single dad working three jobs who still dreams of becoming a painter", "dad man"],
    ["Childhood sweethearts meet again at 75 on a boat.", "sweetheart woman x2"],
    ["Two sisters who haven't spoken in years meet again at their father's funeral.", "sister woman x2"],
    ["A son comes back to take care of his mother, who doesn't recognise him any more.", "son man"],
    ["About a couple who can't have children and then somebody leaves a kitten on their porch", "couple woman x2"],
    ["the last human on earth and his robot cat", "man man"],
    ["A school trip to the castle where the armour comes alive.", "class girl x3"],
    ["My daughter Nele is leaving for university and the house is so quiet", "Nele woman"],
    ["A love story on a small island in Greece", "people woman x2"],
    ["My dad was a sailor and I'd like a story about three sailors lost on a raft", "sailor sailor x3"],
    ["The new girl at the bank finds out that her boss is stealing money.", "girl woman"],
    ["A young orphan pickpocket steals the wrong watch and finds a ring in it.", "pickpocket girl"],
    ["Ben, 15, has a crush on the singer in his band, but the singer is leaving for Spain.", "Ben boy"],
  ])("%s", (idea, hero) => {
    expect(heroOf(idea)).toBe(hero);
  });

  it("tells a father and his son, and draws the mother of a young animal as its kind", () => {
    expect(readIdeaParts("A father and son drive to the sea.").companions.map(({ kind }) => kind)).toEqual(["boy"]);
    const { others } = readIdeaParts("A girl helps a baby otter find his mother.");
    expect(others.map(({ kind }) => kind)).toEqual(["otter", "otter"]);
  });
});

describe("where an idea plays that names another place only in passing", () => {
  it.each([
    ["A fox and a hare go on a journey to find the coldest place on earth", "forest"],
    ["An old woman who sits on the same bench every day where she first met her husband.", "park"],
    ["A small town hockey team that nobody believes in makes it to the final", "gym"],
    ["An astronaut stranded alone on the moon trying to get home", "space"],
    ["Ines, a space pilot, has to bring water to a far colony through an asteroid field.", "spaceship"],
    ["A lone explorer in the desert searching for a hidden temple", "desert"],
    ["A diver discovers a village at the bottom of the sea.", "underwater"],
    ["Three miners trapped underground waiting for help", "cave"],
    ["A swimmer who is afraid of the deep", "pool"],
    ["Grandma forgets things, but she still knows the song she danced to at her wedding.", "room"],
    ["Two neighbours fight over a pear tree that stands between their houses.", "garden"],
    ["A cab driver in Lisbon picks up a groom who has run away from his own wedding.", "street"],
    ["Ada and Jan have lived door to door for years until the lift gets stuck.", "lift"],
  ])("%s", (idea, place) => {
    expect(placeOf(idea)).toBe(place);
  });
});
