import { expect, it } from "vitest";
import { write } from "../../src/writer/index.ts";

it.each([
  ["A dog waits at the train station every day for a boy who moved away.", "The Dog at the Train Station"],
  ["A crow and a cat who live in the same mill and secretly share their supper.", "The Crow and the Cat"],
  ["Teenage twins Ida and Per swap places for a day so that Ida can play in the boys' final.", "Ida and Per"],
  ["A young engineer on a Mars colony discovers that somebody has been lying in her name.", "The Young Engineer"],
  ["Two snails race across a garden wall and it takes all summer.", "The Snails on the Garden Wall"],
  ["On the day of the big race, Tim's shoes are gone", "Tim's Shoes"],
  ["A girl who stutters wants to be the announcer at the football match.", "How the Girl Became the Announcer"],
  [
    "A baker in a small French village loses her sense of taste just before the big bread competition.",
    "The Baker Who Lost Her Sense of Taste",
  ],
  [
    "A wolf who is a vegetarian and wants to be friends with the sheep, but nobody believes him.",
    "How the Wolf Made Friends with the Sheep",
  ],
  ["An umbrella that is afraid of getting wet", "The Umbrella That Is Afraid of Getting Wet"],
  ["a pensioner who learns to skateboard and wins the contest lol", "How the Pensioner Learned to Skateboard"],
  ["my sister hates broccoli but then the broccoli talks to her", "The Sister and the Broccoli"],
  ["A girl who can talk to pigeons, but only on Tuesdays.", "The Girl Who Can Talk to Pigeons"],
  ["A man talks to his plants every day. One morning they answer.", "The Man Who Talked to His Plants"],
  ["two old men play chess in the park every day and then one of them doesn't show up", "The Men in the Park"],
  ["An old lighthouse keeper and a whale write each other letters", "The Lighthouse Keeper and the Whale"],
  ["a kid finds a door in the fridge and walks through it", "The Door in the Fridge"],
  ["Two cats, Milo and Otis, steal a fish and hide it", "Milo and Otis"],
  ["A boy and his little sister build a fort out of blankets", "The Boy and His Sister"],
  ["A spoon falls in love with a fork and leaves the drawer", "The Spoon and the Fork"],
])("the title of an idea says who, where or whose: %s", (idea, title) => {
  const story = write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 90, seed: idea });

  expect(story.title).toBe(title);
});
