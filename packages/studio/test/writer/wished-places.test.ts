import { plan, readOutline } from "@animation-agent/studio/writer";
import { expect, it } from "vitest";

const placesOf = (...told: readonly string[]): string[] =>
  plan({ text: told.join("\n\n"), language: "english", scenes: told.length, title: "" }).scenes.map(
    ({ picture }) => picture.spot ?? picture.place,
  );

it.each([
  "They had to get the cake to the ballroom in one piece before the music began to play.",
  "She wanted to sing in the big theatre one day, and she told only her little brother.",
  "On the belt of the school caretaker hung a heavy ring with more than forty keys on it.",
])("shows the place where people are, not: %s", (wish) => {
  const places = placesOf("Amira and Sol sat in the cellar beside a tall white cake with sugar roses.", wish);

  expect(places).toEqual(["cellar", "cellar"]);
});

it("goes there when somebody gets there", () => {
  const places = placesOf(
    "Amira and Sol sat in the cellar beside a tall white cake with sugar roses.",
    "At last they carried the cake into the ballroom, and all the guests clapped their hands.",
  );

  expect(places).toEqual(["cellar", "hall"]);
});

it.each([
  ["Two cousins, Amira and Sol, get stuck in a lift with a cake and have to get it to the ballroom.", "the lift"],
  ["A librarian finds a book with wings in a museum and must follow it to the harbour.", "the museum"],
])("reads of an idea where its people are, and not where they must get something: %s", (idea, place) => {
  expect(readOutline(idea, "english").place).toContain(place);
});
