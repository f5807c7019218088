import { fra } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "Je m’appelle {name}, et voici l’histoire que je veux raconter.",
  recap:
    "On se souvient peut-être de « {title} ». Cette histoire était finie, mais aucun voyage n’est le dernier, et voici ce qui arriva ensuite.",
  publishing: {
    about: "« {title} » est une histoire animée à regarder, à écouter et à partager.",
    chapters: "Chapitres",
    tags: ["histoire", "animation"],
  },
  asides: [
    "Pendant un instant, tout fut silencieux.",
    "Le temps passait lentement.",
    "Personne ne dit un mot.",
    "On n’entendait que le vent, doux et lointain.",
    "À cet instant, le monde entier semblait retenir son souffle.",
    "Et ainsi, pas à pas, tout continua.",
  ],
  looks: {
    old: "vieux|vieil|vieilles?|âgée?s?",
    little: "petite?s?|minuscules?",
    young: "jeunes?",
    big: "grande?s?|gros(?:se)?s?|énormes?",
    red: "rouges?|roux|rousses?",
    blue: "bleue?s?",
    white: "blanc(?:he)?s?",
    black: "noire?s?",
    grey: "gris(?:es?)?",
    golden: "dorée?s?",
    green: "verte?s?",
    yellow: "jaunes?",
  },
  adjectives: "around",
  genderedTrades: { neither: /(?:ste|naute|ntre)s?$/u, woman: /(?:euse|ère|trice|enne|esse|onne)s?$/u },
  capitalsMarkNames: true,
  turningWords: "\\b(?:mais|alors|soudain|enfin)\\b",
  stopWords: fra,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  ambiguousWords: ["lama", "savant", "marin", "grue"],
  formsOf: (word) => stemsOf(word.replace(/^(?:l|d|qu|j|n|s|c|m|t)['’]/u, ""), { longestEnding: 2, shortestStem: 4 }),
};
