import { credits } from "../../../lib/format.ts";

/** Texts of a film's other languages. */
export const text = {
  header: "Other languages",
  hint: "The same pictures with another voice, captions, title and description: a film of its own, for a third of the price.",
  open: "Make in Other Languages",
  close: "Close",
  choose: "Languages",
  all: "All languages",
  language: "Language",
  ownWords: "Give my own translation",
  ownWordsHint: "One language at a time. Nothing is translated: the narrator says your words.",
  needsTexts:
    "No language model is connected here, and the built-in writer cannot translate. Give the title and the narrations in the other language yourself, or ask the operator to connect a model (docs/engines.md).",
  title: "Title",
  scene: (number: number) => `Scene ${number}`,
  sum: (count: number, price: number) =>
    count === 1 ? `1 film · ${credits(price)}` : `${count} films · ${credits(price)}`,
  nothing: "No language chosen",
  missing: (count: number) => `You need ${credits(count)} more.`,
  buy: "Buy credits",
  order: { label: "Order", busy: "Ordering..." },
  orderFailed: "Failed to order the film in other languages",
  ordered: (count: number) => (count === 1 ? "The film is being made." : `${count} films are being made.`),
};
