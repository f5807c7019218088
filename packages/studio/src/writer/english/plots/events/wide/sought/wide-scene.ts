import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { openScene } from "../../open/open-scene.ts";

/** The versions of openScene(), and before them one for two who do it together: "An old horse and a young foal". */
export const wideScene = (scene: ClauseScene): readonly ClauseScene[] => {
  const [first, ...rest] = openScene(scene);
  if (!first || rest.length === 0) return first ? [first] : [];
  return [{ ...scene, idea: ofTwo(scene.idea) }, first, ...rest];
};

const ofTwo = (idea?: RegExp): RegExp =>
  new RegExp(`(?=(?:${TWO}))(?:^[\\s\\S]*?${idea?.source ?? ""})`, `u${idea?.ignoreCase ? "i" : ""}`);

const TWO =
  "^(?:There (?:was|were) once )?(?:An?|The|Our|My) (?:[a-z-]+ ){1,4}?and (?:an?|the|our|my|his|her|its) [a-z]|^(?:There was once )?(?:\\S+ ){1,4}?and (?:his|her|its|their|my) (?:[a-z]+ ){1,3}?(?:\\p{Lu}\\p{Ll}+ )?[a-z]+(?:ed|t|d|nt)\\b";

/** One version for all ideas: a line with {mate} needs a companion, of any kind. */
export const sharedScene = (scene: ClauseScene): readonly ClauseScene[] => [
  { ...scene, after: withTalker(scene.after), ...(scene.end && { end: withTalker(scene.end) }) },
];

const withTalker = (beats: readonly Beat[]): Beat[] =>
  beats.map(
    ([rank, ...lines]): Beat => [
      rank,
      ...lines.map((line) => line.replaceAll("{mate}", "{talker}").replaceAll("{Mate}", "{Talker}")),
    ],
  );

type Told = Pick<ClauseScene, "after" | "end" | "close">;

/** The same lines with another gap for {object}. */
export const withGap = ({ after, end, close }: Told, gap: string): Told => {
  const renamed = (beats: readonly Beat[]): Beat[] =>
    beats.map(
      ([rank, ...lines]): Beat => [
        rank,
        ...lines.map((line) => line.replaceAll("{object}", `{${gap}}`).replaceAll("{Object}", `{T${gap.slice(1)}}`)),
      ],
    );
  return { after: renamed(after), ...(end && { end: renamed(end) }), ...(close && { close: renamed(close) }) };
};
