import type { SubjectStory } from "../../subject-story.ts";
import { cheering } from "./cheering.ts";
import { friends } from "./friends.ts";
import { helping } from "./helping.ts";
import { imaginary } from "./imaginary.ts";
import { jealous } from "./jealous.ts";
import { kindness } from "./kindness.ts";
import { leftOut } from "./left-out.ts";
import { lonely } from "./lonely.ts";
import { newcomers } from "./newcomers.ts";
import { parting } from "./parting.ts";
import { pets } from "./pets.ts";
import { quarrels } from "./quarrels.ts";
import { rescuing } from "./rescuing.ts";
import { secrets } from "./secrets.ts";
import { sharing } from "./sharing.ts";
import { sorry } from "./sorry.ts";
import { together } from "./together.ts";

/** Stories of friends, quarrels, help and secrets. */
export const storiesOfFriends: readonly SubjectStory[] = [
  ...cheering,
  ...friends,
  ...helping,
  ...imaginary,
  ...jealous,
  ...kindness,
  ...leftOut,
  ...lonely,
  ...newcomers,
  ...parting,
  ...pets,
  ...quarrels,
  ...rescuing,
  ...secrets,
  ...sharing,
  ...sorry,
  ...together,
];
