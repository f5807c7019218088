import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene } from "../open-scene.ts";

const PAST =
  "(?:[a-z]+ed|found|met|went|flew|got|saw|heard|had|were|set|built|took|came|fell|wanted|woke|made|lost|won)";
/** "Emma and Finn found", "a penguin and a polar bear went", "a fox and a lost boy". */
const TWO = `\\b\\p{Lu}\\p{Ll}+ and \\p{Lu}\\p{Ll}+ ${PAST}\\b|\\b[Aa]n? (?:[a-z-]+ ){1,3}?and (?:an?|(?:his|her|their|its)) (?:[a-z-]+ ){1,4}?${PAST}\\b|\\band (?:his|her|their|its|my) (?:[a-z-]+ ){0,2}?(?:dog|cat|robot|crew|bear|toy|pal|mate)\\b|\\b[Mm]y (?:[a-z-]+ ){0,2}?[a-z]+ and I\\b`;

/** An open story whose lines for two also hold where an idea names any two together. */
export const openForTwo = (scene: ClauseScene): readonly ClauseScene[] => {
  const isOfTwo = new RegExp(`(?=[\\s\\S]*(?:${TWO}))(?:^[\\s\\S]*?${scene.idea?.source ?? ""})`, "u");
  const forBoth: ClauseScene = {
    ...scene,
    after: preferTwo(scene.after),
    ...(scene.end && { end: preferTwo(scene.end) }),
  };
  const [first, ...rest] = openScene(forBoth);
  return first === undefined || rest.length === 0 ? openScene(scene) : [first, { ...forBoth, idea: isOfTwo }, ...rest];
};

/** Lines for two stand more often than those for one, so that they are mostly drawn. */
const preferTwo = (beats: readonly Beat[]): Beat[] =>
  beats.map(([rank, ...lines]): Beat => {
    const forTwo = lines.filter((line) => /\{(?:talker|mate|pet)\}/i.test(line));
    return [rank, ...forTwo, ...forTwo, ...forTwo, ...lines];
  });

/** Words that an idea says somewhere, and words that it does not say. */
interface Around {
  readonly says?: string;
  readonly not?: string;
}

/** Patterns of a story for an event anywhere in an idea: the idea's last sentence leads into it, whatever that says. */
export const ofIdea = (event: string, { says, not }: Around = {}): Pick<ClauseScene, "words" | "idea"> => ({
  words: inSentence("(?!.*\\b(?:in the end|finally|eventually|at last)\\b)[^.]*"),
  idea: new RegExp(
    `^${not ? `(?![^]*\\b(?:${not})\\b)` : ""}${says ? `(?=[^]*\\b(?:${says})\\b)` : ""}[^]*?\\b(?:${event})`,
    "u",
  ),
});
