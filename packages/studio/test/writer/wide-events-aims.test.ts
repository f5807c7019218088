import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "wide" }));

describe("a story for any wish, work, new start or mishap", () => {
  it.each([
    ["A young midwife arrives in a valley where nobody has ever cried, and she begins to wonder why.", /whoever it is/],
    ["The new boy at school speaks no Danish but he is amazing at juggling.", /Before the chairs/],
    ["My son Emil loves lorries, make a story where he is a policeman and saves a goat from a roof.", /fourth verse/],
    ["A clumsy waiter accidentally drops the mayor's wedding cake.", /forty cracks/],
    ["A drummer who refuses to march", /It's two letters/],
    ["A baby koala refuses to leave the branch, even though he is much too big by now.", /except sometimes/],
    ["A rowing coach gets a team of ten-year-olds who would all rather be ballet dancers.", /bless you|whistle/],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A soldier builds a grave for his dead brother.", /firewood/],
    ["A teacher arrives at a party and meets a ghost.", /whoever it is/],
    ["A boy is bad at football but good friends with the coach.", /Before the chairs/],
    ["A courier has to deliver a parcel that was stolen.", /Leave (?:it|that) on/],
    ["A hero saves the kingdom and dies.", /fourth verse/],
    ["A widow refuses to sell her house to the mayor.", /It's two letters/],
    ["A detective has to find a killer before midnight.", /second half/],
    ["A thief sold a painting to buy a new gun.", /behind the lemonade/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
