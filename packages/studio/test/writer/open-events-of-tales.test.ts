import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "tale" }));

describe("a story for the last event of a tale", () => {
  it.each([
    [
      "On the last evening before the move to Dublin, Selma hides a box of shells behind the bath in the old flat in Izmir.",
      /One of them sounded hollow/,
    ],
    [
      "Lotta is to sing the long song at the spring concert in Turku, but the evening before it her voice is gone.",
      /where one has to breathe/,
    ],
    [
      "Eduardo stammers, and now he has to give the speech at his grandmother's ninetieth birthday wedding party in Seville.",
      /what he pulled out of it was a potato/,
    ],
    ["A boy from the harbour in Riga joins the worst handball team of the whole town.", /where it was going to be/],
    [
      "In the middle of the town marathon in Porto, Beatriz stops to help an old man who has fallen over a kerb.",
      /how many had come in: two/,
    ],
    ["Three strangers get stuck in the lift of a department store in Vienna on a hot afternoon.", /one more verse/],
    [
      "Our caravan trip to the Baltic Sea, on which everything goes wrong and Grandma loses her teeth.",
      /a list is left behind/,
    ],
    ["Ines and her uncle build a raft in the yard behind the mill.", /Nineteen seconds/],
    [
      "A cleaner in a bank in Zurich leaves little drawings on the desks, and a young clerk begins to collect them.",
      /to find out what there is to be seen up there/,
    ],
    [
      "A cook's boy on a river boat finds a tiny tortoise in the flour and has to hide it from the captain.",
      /two shoes in front of him/,
    ],
    ["Olga and her cousin are asked to take care of the class rabbit over Easter.", /point nine/],
    [
      "A woollen sheep is left behind on a bus to Porto and travels home in a stranger's shopping bag.",
      /sewn up with red thread/,
    ],
    [
      "A ghost has lived alone in a farmhouse near Bruges for ages. Then a family with a drum kit moves in.",
      /the blanket with the ducks/,
    ],
    [
      "A bear invites all his neighbours to a party, but nobody comes except a young mole.",
      /No(?:body| one) will be eaten/,
    ],
    [
      "Three aunts smuggle a brass band into the hospital in Trieste for their oldest sister.",
      /on the way to the lavatory/,
    ],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A kitten gets stuck in a drainpipe and the firemen come.", /one more verse/],
    ["Two sisters from Lyon build a snowman in front of the school.", /Nineteen seconds/],
    ["A girl moves to a village and writes a letter to her old friend.", /One of them sounded hollow/],
    ["A runner stops smoking and wins the big race in June.", /how many had come in/],
    ["A witch loses her voice while she is gathering mushrooms.", /where one has to breathe/],
    ["A nurse hides her tears from the doctor.", /two shoes in front of/],
    ["A knitted hat is left on a shelf in the attic.", /sewn up with red thread/],
    ["A robot throws away an old chair that is to be replaced.", /Forty years/],
    ["A woman buys an old house where a ghost once lived.", /the blanket with the ducks/],
    ["A poet has a birthday party and nobody comes except her sister.", /No(?:body| one) will be eaten/],
    ["A boy leaves his school books on the bus.", /to be seen up there/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
