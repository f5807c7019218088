import type { Outline } from "#contract/order/outline.ts";

/** Texts of the outline panel. */
export const outlineText = {
  title: "What we understood",
  unknown: "We could not tell who this is about. Fill it in here, or your sentences are told as they stand.",
  about: "Only what you change is sent with your order. Everything else is read in your prompt.",
  changed: "You changed this. It stays when you edit the prompt.",
  again: "Use what was read",
  main: "Main character",
  other: (number: number) => `Character ${number}`,
  name: "Name",
  kind: "Who or what",
  age: "Age",
  gender: "Gender",
  count: "How many",
  open: "Not said",
  ages: { child: "Child", adult: "Adult", old: "Old" },
  genders: { female: "Female", male: "Male" },
  remove: "Remove",
  removeWhom: (name: string) => `Remove ${name}`,
  add: "Add a character",
  place: "Where",
  wish: "What they want",
  obstacle: "What is in the way",
  ending: "How it ends",
  manner: "Manner",
  manners: { funny: "Funny", sad: "Ends sad" },
  placeHint: "the desert",
  wishHint: "find their grandfather",
  obstacleHint: "a sandstorm tears the kite",
  endingHint: "they fly home together",
} as const;

/** The outline in one line: "Lotte, volcano · wants to … · but …". */
export const summaryOf = ({ characters = [], place, wish, obstacle, ending, manner }: Outline): string =>
  [
    characters
      .map(({ name, kind, count = 1 }) =>
        [name, kind && (count > 1 ? `${count} ${kind}` : kind)].filter(Boolean).join(", "),
      )
      .filter(Boolean)
      .join(" + "),
    place && `Where: ${place}`,
    wish && `Wants: ${wish}`,
    obstacle && `But: ${obstacle}`,
    ending && `Ends: ${ending}`,
    manner && outlineText.manners[manner],
  ]
    .filter(Boolean)
    .join(" · ");
