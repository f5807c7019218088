import { por } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "O meu nome é {name}, e esta é a história que quero contar.",
  recap:
    "Talvez se lembrem de «{title}». Essa história chegou ao fim, mas nenhuma viagem é a última, e foi isto que aconteceu depois.",
  publishing: {
    about: "“{title}” é uma história animada para ver, ouvir e partilhar.",
    chapters: "Capítulos",
    tags: ["história", "animação"],
  },
  asides: [
    "Por um instante tudo ficou em silêncio.",
    "O tempo passava devagar.",
    "Ninguém disse nada.",
    "Só se ouvia o vento, suave e distante.",
    "Naquele momento parecia que o mundo inteiro prendia a respiração.",
    "E assim, passo a passo, tudo continuou.",
  ],
  looks: {
    old: "velh[oa]s?|velhinh[oa]s?|idos[oa]s?",
    little: "pequen[oa]s?|minúscul[oa]s?",
    young: "jovem|jovens",
    big: "grandes?|enormes?",
    red: "vermelh[oa]s?",
    blue: "azu(?:l|is)",
    white: "branc[oa]s?",
    black: "pret[oa]s?|negr[oa]s?",
    grey: "cinzent[oa]s?|cinza",
    golden: "dourad[oa]s?",
    green: "verdes?",
    yellow: "amarel[oa]s?",
  },
  adjectives: "around",
  genderedTrades: { neither: /(?:ist|naut)as?$/u, woman: /as?$/u },
  capitalsMarkNames: true,
  turningWords: "\\b(?:porque|então|mas|de repente)\\b",
  stopWords: por,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  ambiguousWords: ["lagarta"],
  formsOf: (word) => stemsOf(word, { longestEnding: 2, shortestStem: 4 }),
};
