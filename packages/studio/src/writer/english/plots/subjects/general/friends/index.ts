import type { SubjectStory } from "../../subject-story.ts";
import { cheering } from "./cheering.ts";
import { friends } from "./friends.ts";
import { givenUp } from "./given-up.ts";
import { helping } from "./helping.ts";
import { hurt } from "./hurt.ts";
import { imaginary } from "./imaginary.ts";
import { jealous } from "./jealous.ts";
import { kindness } from "./kindness.ts";
import { leftOut } from "./left-out.ts";
import { lonely } from "./lonely.ts";
import { machines } from "./machines.ts";
import { newcomers } from "./newcomers.ts";
import { parting } from "./parting.ts";
import { partners } from "./partners.ts";
import { pets } from "./pets.ts";
import { quarrels } from "./quarrels.ts";
import { rescuing } from "./rescuing.ts";
import { secrets } from "./secrets.ts";
import { sharing } from "./sharing.ts";
import { siblings } from "./siblings.ts";
import { sorry } from "./sorry.ts";
import { together } from "./together.ts";
import { trust } from "./trust.ts";

/** Stories of friends, quarrels, help and secrets, and of machines like them. */
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
  ...givenUp,
  ...hurt,
  ...machines,
  ...partners,
  ...siblings,
  ...trust,
];
