import { deu } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

const ENDING = "(?:e[rsmn]?)?";

/** "Apfelbaum" is a tree, "Ruderboot" a boat. */
const COMPOUND =
  /\p{L}{3}(baum|boot|schiff|haus|brot|buch|brief|leiter|turm|wald|pferd|rad|blume|geige|gitarre|trommel|kuchen|(?<!kinder)garten|schule|stadt|dorf|teich|(?<=dorf|stadt|kirch)platz|markt|(?<!kri)stall|hof)(?:[ens]|es|en)?$/u;

/** "hühner", "füchse": "huhn", "fuchs". */
const UMLAUT_PLURAL = /^(\p{Ll}*[äöü]\p{Ll}{1,4}?)(?:ern?|en?)$/u;
const withoutUmlaut = (stem: string): string =>
  stem.replace(/[äöü]/gu, (letter) => ({ ä: "a", ö: "o", ü: "u" })[letter] ?? letter);

export const writing: Writing = {
  greeting: "Ich heiße {name}, und dies ist die Geschichte, die ich erzählen möchte.",
  recap:
    "Vielleicht erinnert ihr euch an „{title}“. Jene Geschichte ging zu Ende, aber keine Reise ist die letzte, und so ging es weiter.",
  publishing: {
    about: "„{title}“ ist eine animierte Geschichte zum Anschauen, Zuhören und Weitererzählen.",
    chapters: "Kapitel",
    tags: ["geschichte", "animation"],
  },
  asides: [
    "Einen Augenblick lang war es ganz still.",
    "Die Zeit verging langsam.",
    "Niemand sagte ein Wort.",
    "Man hörte nur den Wind, leise und weit weg.",
    "In diesem Moment war es, als hielte die ganze Welt den Atem an.",
    "Und so ging es weiter, Schritt für Schritt.",
  ],
  looks: {
    old: `(?:alt|betagt|greis)${ENDING}`,
    little: `(?:klein|winzig)${ENDING}`,
    young: `jung${ENDING}`,
    big: `(?:groß|gross|riesig)${ENDING}`,
    red: `rot${ENDING}`,
    blue: `blau${ENDING}`,
    white: `(?:weiß|weiss)${ENDING}`,
    black: `schwarz${ENDING}`,
    grey: `grau${ENDING}`,
    golden: `golden${ENDING}`,
    green: `grün${ENDING}`,
    yellow: `gelb${ENDING}`,
  },
  adjectives: "before",
  genderedTrades: { neither: /^$/u, woman: /(?:in(?:nen)?|frau|schwester|amme)$/u },
  capitalsMarkNames: false,
  turningWords: "\\b(?:aber|dann|plötzlich|endlich|weil)\\b",
  stopWords: deu,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  ambiguousWords: ["lama"],
  formsOf: (word) => [
    ...stemsOf(word, { longestEnding: 2, shortestStem: 4 }),
    ...(COMPOUND.exec(word) ?? []).slice(1),
    ...(UMLAUT_PLURAL.exec(word) ?? []).slice(1).map(withoutUmlaut),
  ],
};
