import type { SubjectStory } from "../subject-story.ts";
import { cabins } from "./cabins.ts";
import { creeping } from "./creeping.ts";
import { detectives } from "./detectives.ts";
import { doubles } from "./doubles.ts";
import { duties } from "./duties.ts";
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
import { schemers } from "./schemers.ts";
import { smallDetectives } from "./small-detectives.ts";
import { spooks } from "./spooks.ts";
import { thieves } from "./thieves.ts";
import { towns } from "./towns.ts";
import { trials } from "./trials.ts";
import { villageCases } from "./village-cases.ts";

/** Stories of detectives, thieves, spies and ghosts. */
export const storiesOfCrime: readonly SubjectStory[] = [
  ...duties,
  ...creeping,
  ...spooks,
  ...schemers,
  ...doubles,
  ...villageCases,
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
