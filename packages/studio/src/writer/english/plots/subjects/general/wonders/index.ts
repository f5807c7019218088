import type { SubjectStory } from "../../subject-story.ts";
import { cursesAndWishes } from "./curses-and-wishes.ts";
import { dragons } from "./dragons.ts";
import { heroes } from "./heroes.ts";
import { kingdoms } from "./kingdoms.ts";
import { smallFolk } from "./small-folk.ts";
import { witches } from "./witches.ts";

/** Stories of dragons, witches, kings, wishes and powers. */
export const storiesOfWonders: readonly SubjectStory[] = [
  ...cursesAndWishes,
  ...dragons,
  ...heroes,
  ...kingdoms,
  ...smallFolk,
  ...witches,
];
