import { describe, expect, it } from "vitest";
import { readIdea } from "../../src/writer/english/idea/read-idea.ts";

describe("an idea that begins with an event", () => {
  it.each([
    ["The battle between a brave knight and a dragon", "knight"],
    ["The battle begins and a robot saves the city", "robot"],
    ["The epic battle at the gates of the iron city, where a robot learns to feel", "robot"],
    ["The war of the cats and the mice", "cats"],
    ["A friendship between a boy and a whale", "boy"],
    ["Courage helps a small mouse cross the river", "mouse"],
    ["The first Christmas of a lonely bear", "bear"],
    ["The journey of a paper boat to the sea", "boat"],
    ["The rise and fall of a king", "king"],
  ])("is about who takes part in it: %s", (idea, noun) => {
    expect(readIdea(idea).hero?.noun).toBe(noun);
  });

  it.each([
    ["The battle of two kingdoms for a river", "end the battle of two kingdoms for a river"],
    ["The secret of the old lighthouse", "uncover the secret of the old lighthouse"],
    ["The mystery of the missing bell in a mountain village", "solve the mystery of the missing bell"],
    ["The power of kindness", "discover the power of kindness"],
  ])("leaves the hero open, who is to do something about it: %s", (idea, infinitive) => {
    const { hero, goal } = readIdea(idea);

    expect(hero).toBeUndefined();
    expect(goal?.infinitive).toBe(infinitive);
  });

  it("still accepts things as characters, and feelings as names of girls", () => {
    expect(readIdea("A toaster wants to fly").hero?.noun).toBe("toaster");
    expect(readIdea("Hope finds a lost puppy").hero?.name).toBe("Hope");
  });
});
