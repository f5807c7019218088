import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "wide" }));

describe("a story for any search, loss, flight, rescue and way", () => {
  it.each([
    ["An old horse and a young foal have to find the herd after a thunderstorm.", /old leather/],
    ["Priya promised to bring her uncle's trumpet to the parade but leaves it on the bus.", /green coat/],
    ["A botanist climbs to the last glacier in search of a flower her mother drew as a child.", /thumbs/],
    ["A girl and a fox walk through the forest to find a cure for her mother.", /“All of it,”/],
    ["A hedgehog loses his way in the fog and ends up in a car park.", /first high, then low/],
    ["Twins Mila and Tom get separated at a train station in Vienna.", /woman who sold balloons/],
    ["Two flatmates try to hide a donkey from their landlord.", /pipes/],
    ["A parrot escapes from the zoo and hides in a university library.", /bucket/],
    ["A princess is kidnapped by a dragon who only wants somebody to talk to.", /prisoner/],
    ["A courier must bring a wedding dress to a village before noon.", /handcart/],
    ["The wind steals Grandma's favourite hat and Leo and his dog Kasper chase it all over town.", /nettles|slipper/],
    ["A mountain rescuer searches for his own sister after an avalanche.", /second blanket/],
  ])(
    "%s",
    (idea, words) => {
      expect(tell(idea)).toMatch(words);
    },
    30_000,
  );

  it.each([
    ["A detective searches for the man who killed his wife.", /grey hat|puddle/],
    ["A mother searches the refugee camp for her son.", /puddle/],
    ["A boxer loses his last match.", /old key/],
    ["A girl rides her donkey to the capital to ask the king for rain.", /thumbs/],
    ["The lost property office in Rome tells how umbrellas got lost.", /handkerchief/],
    ["Twins separated by their parents' divorce swap homes for the summer.", /balloon/],
    ["A boy hides a love letter in his school bag.", /pipes|two short/],
    ["The tooth fairy's apprentice gets stuck under the pillow of a boy who was not asleep.", /peppermint/],
    ["A cyclist has to deliver a heart to a hospital before midnight.", /handcart/],
    ["A company steals the recipe of a baker.", /stroke for every piece/],
  ])(
    "not of what only looks alike: %s",
    (idea, words) => {
      expect(tell(idea)).not.toMatch(words);
    },
    30_000,
  );
});
