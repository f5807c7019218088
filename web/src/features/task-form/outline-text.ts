import type { Outline } from "#contract/order/outline.ts";
import { t } from "../../lib/translate.ts";

/** Texts of the outline panel. */
export const outlineText = {
  title: t("What we understood"),
  unknown: t("We could not tell who this is about. Fill it in here, or your sentences are told as they stand."),
  about: t("Only what you change is sent with your order. Everything else is read in your prompt."),
  changed: t("You changed this. It stays when you edit the prompt."),
  again: t("Use what was read"),
  main: t("Main character"),
  other: (number: number) => t("Character {number}", { number }),
  name: t("Name"),
  kind: t("Who or what"),
  age: t("Age"),
  gender: t("Gender"),
  count: t("How many"),
  open: t("Not said"),
  ages: { child: t("Child"), adult: t("Adult"), old: t("Old") },
  genders: { female: t("Female"), male: t("Male") },
  remove: t("Remove"),
  removeWhom: (name: string) => t("Remove {name}", { name }),
  add: t("Add a character"),
  place: t("Where"),
  wish: t("What they want"),
  obstacle: t("What is in the way"),
  ending: t("How it ends"),
  manner: t("Manner"),
  manners: { funny: t("Funny"), sad: t("Ends sad") },
  placeHint: t("the desert"),
  wishHint: t("find their grandfather"),
  obstacleHint: t("a sandstorm tears the kite"),
  endingHint: t("they fly home together"),
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
    place && t("Where: {place}", { place }),
    wish && t("Wants: {wish}", { wish }),
    obstacle && t("But: {obstacle}", { obstacle }),
    ending && t("Ends: {ending}", { ending }),
    manner && outlineText.manners[manner],
  ]
    .filter(Boolean)
    .join(" · ");
