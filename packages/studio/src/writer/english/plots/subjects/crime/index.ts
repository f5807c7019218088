import type { SubjectStory } from "../subject-story.ts";
import { cabins } from "./cabins.ts";
import { detectives } from "./detectives.ts";
import { ghosts } from "./ghosts.ts";
import { hackersAndSpies } from "./hackers-and-spies.ts";
import { heists } from "./heists.ts";
import { messages } from "./messages.ts";
import { money } from "./money.ts";
import { monsters } from "./monsters.ts";
import { murders } from "./murders.ts";
import { nightShifts } from "./night-shifts.ts";
import { objects } from "./objects.ts";
import { pursued } from "./pursued.ts";
import { smallDetectives } from "./small-detectives.ts";
import { thieves } from "./thieves.ts";
import { towns } from "./towns.ts";
import { trials } from "./trials.ts";

/** Stories of detectives, thieves, spies and ghosts. */
export const storiesOfCrime: readonly SubjectStory[] = [
  ...messages,
  ...hackersAndSpies,
  ...heists,
  ...pursued,
  ...murders,
  ...trials,
  ...money,
  ...thieves,
  ...monsters,
  ...nightShifts,
  ...cabins,
  ...ghosts,
  ...objects,
  ...towns,
  ...detectives,
  ...smallDetectives,
];
