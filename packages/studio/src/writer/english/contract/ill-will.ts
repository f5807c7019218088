import { wrongdoing } from "../scripts/wrongdoing.ts";

/** What people do to a tree, a shop or a park that they want gone. */
export const GONE =
  /\b(?:cut(?:ting)? (?:it |them )?down|fell(?:ed|ing)|(?:torn?|tear(?:ing)?|knock(?:ed)?|pull(?:ed)?) (?:it )?down|clos(?:e|ed|ing)|scrap(?:ped)?|demolish(?:ed)?|bulldoz(?:e|ed)|sold|sell|delete[d]?|shut(?:ting)? (?:it )?down|replaced?|parking lot|car park|shopping mall)\b/i;

/** What a person would call wrong: "steals", "lies to", "tells lies"; not "lies in bed". */
export const isWrong = (text: string, verbs: readonly string[]): boolean =>
  /\b(?:lied? to|lied about|always (?:lies|lied|lying)|tells? lies|told lies|liar|(?<!\b(?:was|were|is|are|got) )made fun of)\b/i.test(
    text,
  ) ||
  (!SUFFERED.test(text) &&
    !FOR_GOOD.test(text) &&
    verbs.some((verb) => verb !== "lie" && wrongdoing.verbs.split(" ").includes(verb)));

/** "robbed a bank to save their home": for somebody. */
const FOR_GOOD =
  /\b(?:stole|robbed|cheated|tricked|lied to)\b[^.]* to (?:save|help|feed|free|rescue|pay for|protect|heal)\b/i;

/** "is teased": done to somebody. */
const SUFFERED =
  /\b(?:was|were|is|are|got|gets) (?:always |often )?(?:teased|bullied|mocked|robbed|cheated|tricked|hurt|kidnapped)\b/i;
