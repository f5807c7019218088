import type { SubjectStory } from "../../subject-story.ts";
import { bodies } from "./bodies.ts";
import { childrensFeasts } from "./feasts.ts";
import { childrensFriends } from "./friends.ts";
import { losing } from "./losing.ts";
import { childrensPets } from "./pets.ts";
import { siblingsAtHome } from "./siblings.ts";
import { stages } from "./stages.ts";
import { waiting } from "./waiting.ts";

/** Stories of children of today: at home, at school, with friends, pets and grandparents. */
export const storiesOfChildren: readonly SubjectStory[] = [
  ...waiting,
  ...childrensPets,
  ...childrensFriends,
  ...stages,
  ...childrensFeasts,
  ...bodies,
  ...losing,
  ...siblingsAtHome,
];
