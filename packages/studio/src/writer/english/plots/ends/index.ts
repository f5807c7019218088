import { endsOfCalmDays } from "./ends-of-calm-days.ts";
import { endsOfFinds } from "./ends-of-finds.ts";
import { endsOfFunnyStories } from "./ends-of-funny-stories.ts";
import { endsOfQuarrels } from "./ends-of-quarrels.ts";
import { endsOfTrouble } from "./ends-of-trouble.ts";
import { endsOfTwo } from "./ends-of-two.ts";
import { endsOfWishes } from "./ends-of-wishes.ts";

/** What kind of story it was, which decides what is seen at its end. */
export type EndKind = "wish" | "trouble" | "quarrel" | "find" | "two" | "funny" | "calm";

/** A small outcome that can be seen, for each kind of story. */
export const ends: Readonly<Record<EndKind, readonly string[]>> = {
  wish: endsOfWishes,
  trouble: endsOfTrouble,
  quarrel: endsOfQuarrels,
  find: endsOfFinds,
  two: endsOfTwo,
  funny: endsOfFunnyStories,
  calm: endsOfCalmDays,
};
