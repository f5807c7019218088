import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";

/** Who can do magic, as words of a pattern. */
export const MAGICIAN =
  "(?:[Ww]itch(?:es)?|[Ww]izards?|[Ss]orcerers?|[Ss]orceress|[Mm]agicians?|[Ee]nchantress|[Ww]arlocks?|[Ff]airy|[Ff]airies|[Mm]ages?|[Gg]enie|[Ee]l(?:f|ves)|apprentices?)";

/** Figures of tales whom people are usually afraid of, or look up to. */
export const FIGURE =
  "(?:witch|wizard|vampire|ghost|monster|dragon|knight|pirate|giant|giantess|troll|ogre|ogress|mermaid|fairy|werewolf|mummy|skeleton|bogeyman|yeti|princess|prince|king|queen|elf|gnome|goblin|zombie|viking|dwarf|spook|poltergeist|phantom)";

/** Sentences that leave open how it comes out: what somebody wants, tries, has to do, or what others do about it. */
export const OPEN_LAST =
  "(?:wanted|tried|had|decided|needed|hoped|wished|longed|dreamed|dreamt|set (?:out|off)|asked|went|laughed|teased|did not (?:know|dare|want)|could not|was (?:ashamed|sad|lonely|unhappy|worried|desperate|fed up|tired|supposed|meant|expected|due|to)|hid|looked for|searched|applied|signed up|kept|would|made fun|nobody|no one|everyone|everybody|all the)\\b[^.]*";

/** The pattern of a sentence of one or several doers: "was" stands for "were" as well. */
export const sentence = (source: string): RegExp => inSentence(source.replace(/\bwas\b/g, "(?:was|were)"));

const PAIR = "(?=.*?\\b(?<pair>\\p{Lu}\\p{Ll}+ and \\p{Lu}\\p{Ll}+)\\b)";

const retold = (scene: ClauseScene, words: Readonly<Record<string, string>>): ClauseScene => {
  const of = (beats: readonly Beat[]): Beat[] =>
    beats.map(
      ([rank, ...lines]): Beat => [rank, ...lines.map((line) => line.replace(/\{\w+\}/g, (gap) => words[gap] ?? gap))],
    );
  return { ...scene, after: of(scene.after), ...(scene.end && { end: of(scene.end) }) };
};

/** The same story of two who are named, "Anna and Clara", who do together what it tells of its hero. */
export const ofPair = (scene: ClauseScene): ClauseScene => ({
  ...retold(scene, {
    "{Hero}": "{Pair}",
    "{hero}": "{pair}",
    "{He}": "They",
    "{he}": "they",
    "{his}": "their",
    "{him}": "them",
  }),
  idea: new RegExp(`${PAIR}${scene.idea?.source ?? ""}`, "u"),
});

/** The same story of somebody in a group of its pattern, who is not the hero of the idea. */
export const ofOther = (scene: ClauseScene, group: string, idea: RegExp): ClauseScene => ({
  ...retold(scene, {
    "{Hero}": `{The${group}}`,
    "{hero}": `{the${group}}`,
    "{He}": "It",
    "{he}": "it",
    "{his}": "its",
    "{him}": "it",
  }),
  idea,
});
