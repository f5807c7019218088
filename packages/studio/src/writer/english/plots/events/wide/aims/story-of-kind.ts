import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { openScene } from "../../open/open-scene.ts";

export type Story = Pick<ClauseScene, "after" | "end">;

/** The story of an event, in versions for ideas in which somebody comes along, and one for a single hero. */
export const storyOfKind = (scene: ClauseScene): readonly ClauseScene[] => {
  const whole = { ...scene, isWhole: true as const };
  const idea = new RegExp(
    `(?=[\\s\\S]*${PAIR})(?:^[\\s\\S]*?${scene.idea?.source ?? ""})`,
    `u${scene.idea?.ignoreCase ? "i" : ""}`,
  );
  const isForTwo = [...scene.after, ...(scene.end ?? [])].some(([, ...lines]: Beat) =>
    lines.some((line) => /\{mate\}/i.test(line)),
  );
  return [...(isForTwo ? [{ ...whole, idea }] : []), ...openScene(whole)];
};

const KIN =
  "(?:brother|sister|mother|father|mum|mom|dad|son|daughter|grandmother|grandfather|grandma|grandpa|granddaughter|grandson|aunt|uncle|nephew|niece|cousin|husband|wife|girl|boy|man|woman|cat|dog|friend)";
/** "a brother and sister", "a mouse and a bear", "his friend the squirrel". */
const PAIR = `\\b(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|his|her) (?:[a-z-]+ ){0,2}?${KIN} and (?:(?:an?|the|my|his|her|our) )?(?:[a-z-]+ ){0,2}?${KIN}\\b|\\b(?:his|her|their|my) (?:[a-z-]+ ){0,2}?(?:friend|brother|sister|mate|sidekick),? (?:[A-Z]|the )|\\bpaired with |\\p{Lu}\\p{Ll}+ and (?:his|her|their) (?:[a-z-]+ ){0,2}?${KIN}\\b`;
