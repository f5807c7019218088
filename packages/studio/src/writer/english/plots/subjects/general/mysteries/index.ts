import type { SubjectStory } from "../../subject-story.ts";
import { adultCases } from "./adult-cases.ts";
import { closeToHome } from "./close-to-home.ts";
import { crooks } from "./crooks.ts";
import { hauntings } from "./hauntings.ts";
import { secrets } from "./secrets.ts";
import { smallSleuths } from "./small-sleuths.ts";
import { strangePlaces } from "./strange-places.ts";

/** Stories of riddles, thefts, haunted places and people who are gone. */
export const storiesOfMysteries: readonly SubjectStory[] = [
  ...smallSleuths,
  ...adultCases,
  ...crooks,
  ...hauntings,
  ...strangePlaces,
  ...secrets,
  ...closeToHome,
];
