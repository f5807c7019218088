import { expect, it } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

it("two kings whom a text tells apart are two figures", () => {
  const text = [
    "Once there were two kings whose lands lay on either side of a river. The king of the north was old and loved gold. The king of the south was young and loved music. For many years they had not spoken.",
    'The young king was sitting under a tree and playing the flute. "Whose lamb is that?" he asked. "Mine," said Maren, "and it came to hear you play." The young king gave her a basket of figs.',
    "She carried them home to the old king. The old king sat on his throne and ate one, and then another. He had not tasted figs since he was a boy, and he wept a little.",
  ].join("\n\n");
  const { cast, scenes } = plan({ text, language: "english", scenes: 3, title: "" });
  const kings = scenes.map(({ picture }) =>
    picture.cast.flatMap(({ id }) => cast.find((one) => one.id === id && one.kind === "king")?.name ?? []),
  );

  expect(kings.slice(1)).toEqual([["the young king"], ["the old king"]]);
  expect(cast.find(({ name }) => name === "the old king")?.traits).toContain("old");
});

it("a man with a full name and his surname with a title are one figure", () => {
  const text = [
    "The village has a new postman, and he is seventy-nine years old. Albert Crane retired from the railway fourteen years ago. When the post office closed in March, he bought a bicycle.",
    "Every morning Mr Crane rides down to the depot and fills his two bags. His round is nineteen miles long. It leads over the moor, past the old mill and through the ford, and Mr Crane fell into the ford twice in January.",
  ].join("\n\n");
  const { cast } = plan({ text, language: "english", scenes: 2, title: "" });

  expect(cast.filter(({ name }) => name.includes("Crane"))).toHaveLength(1);
});

it("a father with a title is not his son", () => {
  const text = [
    "Danny Pereira laid his head on his desk. Danny was ten and hated science. His friend Leila laughed, and Danny threw a rubber at her.",
    "After school Mr Pereira waited at the gate. Mr Pereira was a tall man with a beard. Danny ran up to him and told him everything, and Leila waved to both of them from the other side of the road.",
  ].join("\n\n");
  const { cast } = plan({ text, language: "english", scenes: 2, title: "" });

  expect(cast.filter(({ name }) => name.includes("Pereira"))).toHaveLength(2);
});
