import { ita } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { phrases } from "../text-blocks.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "Mi chiamo {name}, e questa è la storia che voglio raccontare.",
  recap:
    "Forse ricordi «{title}». Quella storia era giunta alla fine, ma nessun viaggio è l’ultimo, ed ecco che cosa accadde dopo.",
  publishing: {
    about: "«{title}» è una storia animata da guardare, ascoltare e condividere.",
    chapters: "Capitoli",
    tags: ["storia", "animazione"],
  },
  asides: [
    "Per un momento tutto tacque.",
    "Il tempo passava lentamente.",
    "Nessuno disse nulla.",
    "Si sentiva soltanto il vento, dolce e lontano.",
    "In quell’istante il mondo intero sembrava trattenere il respiro.",
    "E così, passo dopo passo, tutto andò avanti.",
  ],
  looks: {
    old: "vecchi[oae]?|anzian[oaie]",
    little: "piccol[oaie]|piccin[oaie]|minuscol[oaie]",
    young: "giovan[ei]",
    big: "gran|grand[ei]|gross[oaie]|enorm[ei]",
    red: "ross[oaie]",
    blue: "blu|azzurr[oaie]",
    white: "bianc(?:[oa]|h[ie])",
    black: "ner[oaie]",
    grey: "grigi[oae]?",
    golden: "dorat[oaie]",
    green: "verd[ei]",
    yellow: "giall[oaie]",
  },
  adjectives: "around",
  genderedTrades: {
    neither: /(?:ist|naut)[aie]$|ant[ei]$|detective$/u,
    woman: /(?<!pilot|pirat|poet)a$|(?:in|ess|str)e$|tric[ei]$|che$/u,
  },
  capitalsMarkNames: true,
  turningWords: "\\b(?:ma|allora|all[’']improvviso|improvvisamente)\\b",
  // The list of the package has articles, prepositions and forms of "essere" and "avere" only.
  stopWords: [
    ...ita,
    ...phrases(
      "allora|altra|altre|altri|altro|ancora|bene|così|davanti|dentro|dietro|dopo|ecco|finalmente|forse|fuori|già|lontano|lungo|mai|mentre|molta|molte|molti|molto|nessuna|nessuno|niente|nulla|ogni|ognuno|oltre|ormai|perciò|piano|poco|poi|prima|proprio|qualcosa|qualcuno|quando|quasi|quell|sempre|senza|solo|soltanto|sotto|stata|state|stati|stato|sopra|stessa|stesso|subito|tanta|tante|tanti|tanto|tutta|tutte|verso|vicino|volta|volte",
    ),
  ],
  keywordOf: (word) => withoutElision(word),
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  ambiguousWords: phrases(
    "alta|ancora|aperto|appassito|bianca|blocco|cadente|calcio|chiuso|collegamento|dolce|fetta|genio|inglese|lama|mate|note|pesca|piano|piena|rotelle|sale|squadra|taglio|vite",
  ),
  formsOf: (word) => {
    const bare = withoutElision(word);
    return [bare, ...singularsOf(bare), ...stemsOf(bare, { longestEnding: 2, shortestStem: 4 }).slice(1)];
  },
};

/** "l’orso", "dell’acqua", "un’oca" without the article or preposition. */
const withoutElision = (word: string): string => word.replace(/^\p{L}+['’](?=\p{L})/u, "");

/** Plurals change the last vowel: "stelle" of "stella", "volpi" of "volpe", "draghi" of "drago". */
const singularsOf = (word: string): string[] => {
  const endings = SINGULAR_ENDINGS.find(([plural]) => word.length > MIN_PLURAL && word.endsWith(plural));
  if (!endings) return [];
  const [plural, singulars] = endings;
  return singulars.map((ending) => word.slice(0, -plural.length) + ending);
};

const MIN_PLURAL = 2;
const SINGULAR_ENDINGS: readonly (readonly [plural: string, singulars: readonly string[]])[] = [
  ["chi", ["co", "chio"]],
  ["ghi", ["go"]],
  ["che", ["ca"]],
  ["ghe", ["ga"]],
  ["i", ["o", "e", "a", "io"]],
  ["e", ["a"]],
];
