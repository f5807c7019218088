import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "wide" }));

describe("a story for anything that comes to somebody", () => {
  it.each([
    ["A caretaker finds a kettle in the lift that whistles hymns.", /No fault found/],
    ["A plumber finds a wedding ring in a drain.", /three dots and a/],
    ["Two sisters find an old lamp in the attic.", /half of a heart/],
    ["A squirrel finds a mobile phone in the forest.", /old toad/],
    ["Two mice find a big cheese in the cellar.", /Just a corner/],
    ["Two penguins find a suitcase full of summer clothes.", /old toad/],
    ["My son wants a film about a snow plough that finds a kitten in a bin.", /three notes/],
    ["A taxi driver finds a baby in a shopping bag.", /sock/],
    ["A retired organist finds a tiny passenger in his toy train.", /funnel/],
    ["A nurse gets a call from the brother she never knew she had.", /gas bill/],
    ["A courier gets a parcel that must not be opened.", /hummed/],
    ["The postman knows everybody's secrets, until one day he gets a letter himself.", /duck/],
    ["A diver finds a front door standing on the ocean floor with a doormat.", /half a pear/],
    ["A submarine crew discovers a city at the bottom of the ocean.", /coffee stain/],
    ["A fox, an owl and a badger are camping and hear a strange noise outside the tent.", /a hare, a very young one/],
    ["A woman wakes up on a train with no memory and a suitcase full of money.", /mostly small notes/],
    ["A door appears in the middle of the school yard.", /Do not touch/],
    ["A florist gets a customer who orders one black rose every Monday.", /page forty/],
    ["A family of bears moves in next door.", /bread and salt/],
    ["A woman inherits a parrot from her aunt.", /You'll see/],
    ["A yellow digger called Doug finds an egg on the building site.", /Hot-water bottle/],
    ["An invitation to a ball arrives at the house of a cleaning lady.", /one letter too many/],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A widow finds a dead man in the lift.", /three dots and a/],
    ["A girl finds a friend at the new school.", /half of a heart/],
    ["A mouse finds its way home through the snow.", /old toad/],
    ["A hunter finds a talking wolf in the woods.", /There's a line for the name/],
    ["A train conductor finds a ghost of a child on the last train.", /shoes on the wrong feet/],
    ["A detective gets another letter from the killer.", /a duck/],
    ["A soldier finds a door to another world.", /half a pear/],
    ["An astronaut hears a strange noise outside the space station.", /tomato sauce/],
    ["A detective wakes up next to a dead body with no memory.", /chalk/],
    ["A woman inherits her uncle's debts.", /You'll see/],
    ["A cook boils an egg for the king.", /Hot-water bottle/],
    ["A hedgehog finds a lost balloon.", /old toad/],
    ["A man wins a fight.", /sugar bowl/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
