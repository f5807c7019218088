import type { Place } from "../../vocabulary.ts";

/** Words of a text that must stand beside a thing before the thing shows a place. */
interface Evidence {
  readonly words: RegExp;
  /** How many different ones. */
  readonly min: number;
}

const EVIDENCE: Readonly<Partial<Record<Place, Evidence>>> = {
  // Blackboards hang in cafés, and desks stand in offices.
  classroom: {
    words:
      /\b(?:schools?|teachers?|pupils?|classroom|classmates?|class|headmaster|headmistress|homework|recess|spelling|maths?|mathematics)\b/gi,
    min: 2,
  },
  // Banks, bars and offices have counters as well.
  shop: {
    words:
      /\b(?:shops?|stores?|bakery|bakers?|butchers?|grocers?|shopkeeper|customers?|sold|sells|selling|bought|till|caf[eé]|pastr(?:y|ies)|loaves|cakes?|change|price)\b/gi,
    min: 1,
  },
};
/** Ovens that stand in no kitchen. */
const BAKES = /\b(?:bakery|bakers?|bakehouse|pottery|kiln|pizzeria)\b/i;

/** Whether a thing alone shows a place in an English text: "at the counter" is no shop in a text without anything sold. */
export const placesShownByThings = (text: string): ((place: Place) => boolean) => {
  const isBaked = BAKES.test(text);
  return (place) => {
    if (place === "kitchen") return !isBaked || /\bkitchens?\b/i.test(text);
    const evidence = EVIDENCE[place];
    if (!evidence) return true;
    return new Set(text.match(evidence.words)?.map((word) => word.toLowerCase())).size >= evidence.min;
  };
};
