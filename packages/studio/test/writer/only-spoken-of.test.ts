import { expect, test } from "vitest";
import { plan } from "../../src/writer/index.ts";

const shownIn = (...parts: string[]): string[] => {
  const { cast, scenes } = plan({ text: parts.join("\n\n"), language: "english", scenes: parts.length, title: "" });
  return scenes.map(({ picture }) =>
    picture.cast.map(({ id }) => cast.find((each) => each.id === id)?.name ?? "").join(" and "),
  );
};

test("who had said something before is not in the picture of whom it was said to", () => {
  const text = [
    "Marek had baked bread in the same little bakery for forty years.",
    "His doctor had told him to stop, because the flour was bad for his lungs.",
    "On Saturday morning a girl came in. The girl, whose name was Hania, laughed. Hania put her elbows on the counter and looked at Marek. She pressed her nose against the glass and did not move. Marek broke the bread in half and tasted it. Hania carried the loaf home through the rain, and Marek took the sign off the door. Then Hania laughed, and Marek wrote her a letter with a thick pencil.",
  ].join("\n\n");
  const { cast, scenes } = plan({ text, language: "english", scenes: 8, title: "" });
  const told = scenes.find(({ narration }) => narration.startsWith("His doctor"));

  expect(told?.picture.cast.map(({ id }) => cast.find((each) => each.id === id)?.name)).toEqual(["Marek"]);
});

test("the girl in a photograph is not beside who looks at it", () => {
  const shown = shownIn(
    "Captain Ines sat down in the sand. Ines laughed and looked at the tin.",
    "She touched the girl in the photograph with one finger.",
    "Ines laughed. Ines looked at the sea. Ines saw a girl on the beach, and the girl laughed.",
  );

  expect(shown[1]).toMatch(/Ines$/);
});
