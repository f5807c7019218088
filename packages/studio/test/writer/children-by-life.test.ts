import { expect, it } from "vitest";
import { readCast } from "../../src/writer/people/read-cast.ts";

it.each([
  [
    "girl",
    "Grace Oduya watched the new boy from the climbing frame. Nobody wanted to sit next to him. Grace jumped down and walked over. She asked him whether he could do anything. He put two fingers in his mouth and whistled. A blackbird answered from the roof of the gym. Grace laughed. From that day on they shared a bench. In the music lesson the choir sang badly, and Grace put up her hand. Mr Thorn looked at her over his glasses.",
  ],
  [
    "girl",
    "On her birthday Ida Holm got a violin instead of a bicycle. She did not say thank you. She put it under her bed and lay down on top. Her aunt Greta, who had sent it, came to tea and asked for a tune. Ida took it out of the case and made it scream like a cat. Greta clapped. She said that it was the best scream she had ever heard. Ida looked at her in surprise and played on. By supper she could play a goose.",
  ],
  [
    "woman",
    "Clara Jensen opened her bakery at five. The first customer was always a taxi driver who bought two rolls. Clara kept them warm for him. One morning he did not come. She waited until seven, then she shut the shop and drove to his house. He was sitting on the steps with a suitcase. He had lost his keys in the snow. Clara gave him the rolls and looked for the keys with him until noon.",
  ],
])("a %s with a full name is as old as the life of which the text tells", (kind, text) => {
  expect(readCast(text, "english")[0]?.member.kind).toBe(kind);
});
