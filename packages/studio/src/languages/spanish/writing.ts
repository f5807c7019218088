import { spa } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "Me llamo {name}, y esta es la historia que quiero contar.",
  recap:
    "Quizá recuerdes «{title}». Aquella historia llegó a su fin, pero ningún viaje es el último, y esto es lo que pasó después.",
  publishing: {
    about: "«{title}» es un cuento animado para ver, escuchar y compartir.",
    chapters: "Capítulos",
    tags: ["cuento", "animación"],
  },
  asides: [
    "Por un momento todo quedó en silencio.",
    "El tiempo pasaba despacio.",
    "Nadie dijo nada.",
    "Solo se oía el viento, suave y lejano.",
    "En aquel instante parecía que el mundo entero contenía la respiración.",
    "Y así, paso a paso, todo siguió adelante.",
  ],
  looks: {
    old: "viej[oa]s?|ancian[oa]s?",
    little: "pequeñ[oa]s?|chiquit[oa]s?|diminut[oa]s?",
    young: "joven|jóvenes",
    big: "gran|grandes?|enormes?",
    red: "roj[oa]s?",
    blue: "azul(?:es)?",
    white: "blanc[oa]s?",
    black: "negr[oa]s?",
    grey: "gris(?:es)?",
    golden: "dorad[oa]s?",
    green: "verdes?",
    yellow: "amarill[oa]s?",
  },
  adjectives: "around",
  genderedTrades: { neither: /(?:ist|naut)as?$/u, woman: /as?$/u },
  capitalsMarkNames: true,
  turningWords: "\\b(?:pero|entonces|de pronto)\\b",
  stopWords: spa,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  ambiguousWords: ["llama", "mono", "genio", "sobre", "caliente"],
  formsOf: (word) => stemsOf(word, { longestEnding: 2, shortestStem: 4 }),
};
