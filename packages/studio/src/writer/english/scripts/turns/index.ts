import type { Script, ScriptGroup } from "../script.ts";
import { gladly, sadly } from "./closing.ts";
import { meeting } from "./company.ts";
import { setting } from "./doing.ts";
import { dreading } from "./fearing.ts";
import { missing } from "./losing.ts";
import { marvelling } from "./marvels.ts";
import { moreDoing } from "./more-doing.ts";
import { moreNamed } from "./more-named.ts";
import { named } from "./named.ts";
import { living } from "./ordinary.ts";
import { falling } from "./quarrelling.ts";
import { grieving } from "./sorrow.ts";
import { failing } from "./weakness.ts";
import { wishing } from "./wishing.ts";

const withNamed = (group: ScriptGroup, scripts: readonly Script[]): ScriptGroup => ({
  ...group,
  scripts: [...group.scripts, ...scripts],
});

/** What is told after a sentence of an idea, by what the sentence means for the story. */
export const turnScripts = {
  wish: withNamed(wishing, moreNamed.wish),
  fear: dreading,
  quarrel: withNamed(falling, named.quarrel),
  loss: withNamed(missing, named.loss),
  sorrow: withNamed(grieving, [...named.sorrow, ...moreNamed.sorrow]),
  weakness: failing,
  marvel: withNamed(marvelling, [...named.marvel, ...moreNamed.marvel]),
  action: withNamed(setting, [...named.action, ...moreNamed.action, ...moreDoing]),
  company: meeting,
  calm: withNamed(living, named.calm),
} as const satisfies Record<string, ScriptGroup>;

export { gladly, sadly };
