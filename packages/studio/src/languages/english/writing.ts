import { eng } from "stopword";
import type { Writing } from "../pack.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };

export const writing: Writing = {
  greeting: "My name is {name}, and this is the story that I want to tell you.",
  recap:
    "You may remember “{title}”. That story came to its end, but no journey is the last one, and this is what happened next.",
  publishing: {
    about: "“{title}” is an animated story to watch, listen to and share.",
    chapters: "Chapters",
    tags: ["story", "animation"],
  },
  asides: [
    "It was very quiet for a moment.",
    "Time passed, slowly.",
    "Nobody said a word.",
    "One could hear the wind, and little else.",
    "For a while everything stayed just as it was, as if the world were holding its breath.",
    "It is strange how long a moment can be.",
    "The air was still.",
    "Somewhere, far away, something stirred and was quiet again.",
    "And so it went on, step by step.",
  ],
  looks: {
    old: "old|elderly|aged|ancient",
    little: "little|small|tiny",
    young: "young",
    big: "big|huge|giant",
    red: "red",
    blue: "blue",
    white: "white",
    black: "black",
    grey: "gr[ea]y",
    golden: "golden",
    green: "green",
    yellow: "yellow",
  },
  adjectives: "before",
  genderedTrades: { neither: /^(?!.*(?:m[ae]n|ess)$)/u, woman: /(?:wom[ae]n|ess)$/u },
  capitalsMarkNames: true,
  turningWords: "\\b(?:but|then|suddenly|until|because|so|finally|at last|however)\\b",
  stopWords: eng,
  actionWords,
  drawableWords,
  emojiWords,
  formsOf: (word) => [word, word.replace(/ies$/, "y"), word.replace(/(?<=[sxh])es$/, ""), word.replace(/s$/, "")],
};
