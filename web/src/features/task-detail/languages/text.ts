import { credits } from "../../../lib/format.ts";
import { plural, t } from "../../../lib/translate.ts";

/** Texts of a film's other languages. */
export const text = {
  header: t("Other languages"),
  hint: t(
    "The same pictures with another voice, captions, title and description: a film of its own, for a third of the price.",
  ),
  open: t("Make in Other Languages"),
  close: t("Close"),
  choose: t("Languages"),
  all: t("All languages"),
  language: t("Language"),
  chooseOne: t("Choose a language"),
  made: t("Made already"),
  missingWords: (names: readonly string[]) => t("Still missing: {names}", { names: names.join(", ") }),
  ownWords: t("Give my own translation"),
  ownWordsHint: t("One language at a time. Nothing is translated: the narrator says your words."),
  needsTexts: t(
    "No language model is connected here, and the built-in writer cannot translate. Give the title and the narrations in the other language yourself, or ask the operator to connect a model (docs/engines.md).",
  ),
  title: t("Title"),
  scene: (number: number) => t("Scene {number}", { number }),
  sum: (count: number, price: number) =>
    plural(count, { one: "1 film · {credits}", other: "{count} films · {credits}" }, { credits: credits(price) }),
  nothing: t("No language chosen"),
  missing: (count: number) => t("You need {credits} more.", { credits: credits(count) }),
  buy: t("Buy Credits"),
  order: { label: t("Order"), busy: t("Ordering...") },
  orderFailed: t("Failed to order the film in other languages"),
  ordered: (count: number) => plural(count, { one: "The film is being made.", other: "{count} films are being made." }),
};
