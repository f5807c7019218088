/** Last sentences of sad stories. */
export const sadClosings: readonly string[] = [
  "{Thing} stayed where it was, and nobody wanted to move it.",
  "It was a sad end, but {hero} would not have missed the beginning for anything.",
  "~{Hero} still looks up when somebody opens the door, and then looks down again.",
  "~Some evenings {hero} sits {in} and thinks of {pal}.",
];

/** For stories that are to be funny. */
export const funnyLines: readonly string[] = [
  "A hen walked through, looked at {hero} and walked out again.",
  "Somebody sneezed so loudly that {hero} said thank you by mistake.",
  "{Hero} stepped into the only puddle far and wide.",
  "At that moment the wrong shoe fell off.",
  "{Hero} bowed, although nobody had clapped.",
  "A goat ate the plan, and {hero} had to make another one.",
  "“{I} meant to do that,” said {hero}, upside down.",
  "Even the pigeons laughed, and pigeons seldom do.",
  "The hiccups came, as always, at the worst moment, and {hero} hiccupped eleven times.",
];
