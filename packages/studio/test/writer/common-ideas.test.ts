import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const storyOf = (idea: string) =>
  write({ idea, storyType: "fairytale_story", language: "english", scenes: 10, seconds: 170, seed: "common" });
const tell = (idea: string): string => textOf(storyOf(idea));

describe("a story for a sort of ideas", () => {
  it.each([
    ["A shepherd boy becomes a king", /With which of them does one begin/],
    ["A snowflake doesn't want to melt", /It doesn't hurt/],
    ["Everything Nora draws comes to life", /It was a very good elephant/],
    ["A snowplow falls in love with a lamp", /there was the lamp/],
    ["A puppy is raised by a family of geese", /at the end of the line/],
    ["A shy girl gets a baby elephant for her birthday", /The parcel had holes in the lid/],
    ["A duck finds a huge egg and a baby crocodile hatches", /It was larger than a proper egg/],
    ["A village where nobody sings", /There were still the hooks for the lanterns/],
    ["Santa is ill and a young reindeer has to bring the presents", /they all looked at a young reindeer/],
    ["A princess rescues herself from the castle tower", /Please wait for the prince/],
    ["A lonely giant invites the whole village to supper", /Is it true that there's pudding/],
    ["Grandma tells Ben how she met Grandpa at a dance", /there stood Grandpa/],
    ["A girl waits for her mother to return from the hospital", /calendar on the wall/],
    ["A cleaner returns a lost purse", /photograph of a donkey/],
    ["A postcard arrives twenty years too late", /We apologise for the delay/],
    ["A hippo with tiny ears", /It'll come/],
    ["A girl catches a butterfly and sets it free", /opened her hands/],
    ["A toy rabbit is forgotten on a bus and travels across the country", /Mill Lanes/],
    ["A clown is tired of being funny", /From Monday to Thursday/],
    ["A mother fox searches for her lost cub", /it had only been a moment/i],
    ["A penguin spends his holiday in the desert", /Get away from it all/],
    ["A kitten follows a policeman home", /Go home/],
    ["My son Max and his teddy go on an outing to the zoo", /Have we got everything/],
    ["A deer gets lost in the big city and finds a park", /Everything was straight there/],
    ["A dog and a cat make peace", /From midnight to noon I live here/],
    ["Two foxes steal a cake and get caught because of the crumbs", /It had been drawn in the sand/],
    ["A fiddler loses his courage and a girl helps him find it again", /It had become less, like soap/],
    ["A young owl makes its first flight", /You just do it/],
    ["It rains for the first time in a dry valley", /fell on the nose of the mayor/],
    ["A girl is sick and watches the street from her window", /as large as a tea tray/],
    ["A duck who thinks she is ugly", /It had been one remark/],
    ["A lonely giant on a hill", /It had its advantages/],
    ["A boy hides a hedgehog in his room", /drawer with the socks/],
    ["A town bans singing", /as from Monday/],
    [
      "A pirate ship runs out of water and the crew has to dig a well",
      /each of them had had the last but one|It was a bad question/,
    ],
    ["A horse and a tractor compete to plow the field", /And whoever is in the middle first/],
    ["A girl shouts into a cave and somebody answers", /That was as it should be/],
    ["Two lonely neighbours share a cat without knowing it", /Mimi/],
    ["A knight challenges a windmill to a duel", /Tomorrow at sunrise/],
    ["An elf makes a toy that nobody wants", /exactly as .* had seen it, at night/],
    ["A boy dreams every night of the same island", /On the left there was a white stone/],
    ["A widow adopts a grumpy old cat nobody wants", /in the middle it's asleep/],
    ["A bored troll takes up knitting", /It was the rain that was to blame/],
    ["A mole and an eagle want to swap places", /You've got it good/],
    ["A boy forgets his homework and makes up a story", /deputy minister of grass/],
    ["A girl brings her grandmother's rocking chair back to life", /in the corner under a sheet/],
    ["A penguin chick hatches in the wrong nest", /That one's a bit large/],
    ["Two boys dig for worms and find a bone", /First came the grass/],
    ["Two brothers run away from home to join the circus", /What can you do/],
    ["A cat falls asleep on a ship and wakes up in another country", /Mill Lane/],
    ["A mouse steals a wedding ring and brings it back", /It shone through the sock/],
    ["A girl's toy boat drifts away and comes back years later", /It will be at sea by now/],
    ["A little girl is afraid of the dark until a firefly visits her", /By day there was nothing/],
  ])("tells %s", (idea, words) => {
    expect(tell(idea)).toMatch(words);
  });

  it("leaves out a sentence that it tells itself", () => {
    const text = tell("A mermaid loses her voice and a crab helps her get it back");

    expect(text).toMatch(/it was a crab, who never said much/);
    expect(text).toMatch(/“That one,” said the crab/);
    expect(text).not.toMatch(/A crab helped her/);
  });

  it("says nothing of stripes that a zebra does not have", () => {
    expect(tell("A zebra without stripes goes looking for them")).not.toMatch(/looked down at (?:his|her|its) stripes/);
  });

  it("comes after what was written for just that idea", () => {
    expect(tell("A moth falls in love with a traffic light.")).toMatch(/traffic light was safe again/);
  });

  it("is not told of an idea that says something else", () => {
    expect(tell("A dragon who is afraid of fire learns to bake bread.")).not.toMatch(
      /talk about such a thing in those circles/,
    );
  });

  it("draws no nurse where somebody nurses a bird", () => {
    const { cast } = storyOf("A boy finds an injured bird and nurses it back to health");

    expect(cast.map(({ kind }) => kind)).toEqual(["boy", "bird"]);
  });
});
