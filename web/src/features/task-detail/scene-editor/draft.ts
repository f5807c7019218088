import { joinNarrations } from "#contract/catalogue/join-narrations.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { maxNarrationLength, maxPicturePromptLength } from "#contract/catalogue/text-limits.ts";
import type { Scene, Utterance } from "#contract/schema/scene.ts";

/** Another picture of a scene. */
export type PictureChange =
  | { readonly type: "prompt"; readonly prompt: string }
  | { readonly type: "redraw" }
  | { readonly type: "choose"; readonly version: number }
  | { readonly type: "own"; readonly assetId: string; readonly url: string };

/** Another sound of a scene: its owner's recording, or the narrator again. `words` are those that were recorded. */
export type SoundChange =
  | { readonly type: "own"; readonly assetId: string; readonly url: string; readonly words: string }
  | { readonly type: "narrator" };

/** A scene of a draft: what its owner has changed and not applied yet. */
export interface DraftScene {
  /** Negative for a scene that is to be added. */
  readonly id: number;
  readonly narration?: string | undefined;
  /** The scene is to be split: the narration of the second part. */
  readonly next?: string | undefined;
  /** Who says what, and how. */
  readonly utterances?: readonly Utterance[] | undefined;
  readonly camera?: Scene["camera"] | undefined;
  readonly picture?: PictureChange | undefined;
  readonly sound?: SoundChange | undefined;
  /** The scene is to be joined with the one that was next, which the draft then lists no longer. */
  readonly joined?: { readonly before: DraftScene; readonly next: DraftScene } | undefined;
  readonly removed?: boolean | undefined;
}
export type DraftScenes = readonly DraftScene[];

/** The changes of a film's scenes that are not applied yet. */
export interface Draft {
  /** The revision of the scenes that the first change was made on. */
  readonly revision: number;
  /** The ids of the film's scenes that this draft lists, in the film's order. */
  readonly base: readonly number[];
  readonly scenes: DraftScenes;
  /** A recording of the whole narration, and the words that were read. */
  readonly recording?: { readonly assetId: string; readonly words: string } | undefined;
  /** The voices that were chosen, by the ids of the characters. */
  readonly voices?: Readonly<Record<string, string>> | undefined;
  /** The revision that was to be changed, once the draft was sent for a new cut. */
  readonly sentOn?: number;
}

export const emptyDraft = (revision: number, scenes: readonly Scene[]): Draft => ({
  revision,
  base: scenes.map(({ id }) => id),
  scenes: scenes.map(({ id }) => ({ id })),
});

export const isAdded = ({ id }: DraftScene): boolean => id < 0;

/** The ids of the scenes that were joined to a scene, in the order of their narrations. */
export const joinedIds = ({ joined }: DraftScene): readonly number[] =>
  joined ? [...joinedIds(joined.before), joined.next.id, ...joinedIds(joined.next)] : [];

const idsOf = (scene: DraftScene): readonly number[] => [scene.id, ...joinedIds(scene)];

export const changeScene = (scenes: DraftScenes, id: number, change: Partial<DraftScene>): DraftScenes =>
  scenes.map((scene) => (scene.id === id ? { ...scene, ...change } : scene));

/** Moves a scene by one place among those that stay. */
export const moveScene = (scenes: DraftScenes, id: number, by: -1 | 1): DraftScenes => {
  const from = scenes.findIndex((scene) => scene.id === id);
  const isNeighbor = ({ removed }: DraftScene, place: number) => !removed && (place - from) * by > 0;
  const to = by > 0 ? scenes.findIndex(isNeighbor) : scenes.findLastIndex(isNeighbor);
  const scene = scenes[from];
  return to < 0 || !scene ? scenes : scenes.toSpliced(from, 1).toSpliced(to, 0, scene);
};

/** Adds an empty scene after another one, and returns its id too. */
export const addScene = (scenes: DraftScenes, after: number) => {
  const id = Math.min(0, ...scenes.map((scene) => scene.id)) - 1;
  const place = scenes.findIndex((scene) => scene.id === after) + 1;
  const added: DraftScene = { id, narration: "", picture: { type: "prompt", prompt: "" } };
  return { id, scenes: scenes.toSpliced(place, 0, added) };
};

/** The scene that a scene can be joined with; undefined if there is none. */
export const joinable = (scenes: DraftScenes, id: number): DraftScene | undefined => {
  const place = scenes.findIndex((scene) => scene.id === id);
  const next = scenes.find(({ removed }, index) => index > place && !removed);
  const isWhole = (scene: DraftScene | undefined) => scene && !isAdded(scene) && scene.next === undefined;
  return isWhole(scenes[place]) && isWhole(next) ? next : undefined;
};

/** Joins a scene with the next one. */
export const joinScene = (scenes: DraftScenes, id: number, narration: string): DraftScenes => {
  const next = joinable(scenes, id);
  if (!next) return scenes;
  return scenes
    .filter((scene) => scene !== next)
    .map((scene) => (scene.id === id ? { ...scene, narration, joined: { before: scene, next } } : scene));
};

/** Takes the last join of a scene back, and a split after it. */
export const undoJoin = (scenes: DraftScenes, id: number): DraftScenes =>
  scenes.flatMap((scene) => {
    if (scene.id !== id || !scene.joined) return [scene];
    const { before, next } = scene.joined;
    return [{ ...scene, narration: before.narration, next: undefined, joined: before.joined }, next];
  });

/** Takes the split of a scene back. If its words are those of the film again, their line breaks are too. */
export const undoSplit = (scene: DraftScene, scenes: readonly Scene[], language: LanguageId): DraftScene => {
  const before = baseNarration(scene, scenes, language);
  const parts = [scene.narration ?? before, scene.next ?? ""];
  const joined = joinNarrations(
    language,
    parts.map((part) => part.trim()),
  );
  const isSame = withoutSpaces(joined) === withoutSpaces(before);
  return { ...scene, narration: isSame ? before : joined, next: undefined };
};

const withoutSpaces = (words: string): string => words.replace(/\s+/g, "");

/** The narration that a scene has in the film, with those of the scenes that are to be joined to it. */
export const baseNarration = (scene: DraftScene, scenes: readonly Scene[], language: LanguageId): string => {
  const narrations = idsOf(scene).map((id) => scenes.find((each) => each.id === id)?.narration ?? "");
  return joinNarrations(language, narrations);
};

/** Whether a scene has all that its edits need. */
export const isComplete = ({ narration, next, picture, removed }: DraftScene): boolean =>
  removed ||
  [
    [narration, maxNarrationLength] as const,
    [next, maxNarrationLength] as const,
    [picture?.type === "prompt" ? picture.prompt : undefined, maxPicturePromptLength] as const,
  ].every(([words, max]) => words === undefined || (words.trim() !== "" && words.trim().length <= max));

/**
 * The draft on scenes that were changed in the meantime: what the owner has typed stays, new scenes are listed after
 * those before them, and removed ones leave.
 */
export const rebase = (draft: Draft, scenes: readonly Scene[]): Draft => {
  const base = scenes.map(({ id }) => id);
  if (base.join() === draft.base.join()) return draft;
  const known = new Set(base);
  const isMoved =
    draft.scenes
      .flatMap(idsOf)
      .filter((id) => id > 0)
      .join() !== draft.base.join();
  const kept = draft.scenes
    .filter((scene) => isAdded(scene) || known.has(scene.id))
    .map((scene) => (joinedIds(scene).every((id) => known.has(id)) ? scene : { ...scene, joined: undefined }));
  const listed = isMoved ? kept : inOrder(kept, base);
  const all = base.reduce<DraftScenes>((so, id, index) => {
    if (so.some((scene) => idsOf(scene).includes(id))) return so;
    const before = so.findIndex((scene) => idsOf(scene).includes(base[index - 1] ?? 0));
    return so.toSpliced(before + 1, 0, { id });
  }, listed);
  return { ...draft, base, scenes: all };
};

/** The scenes in the film's order; those to be added stay behind the scene before them. */
const inOrder = (scenes: DraftScenes, base: readonly number[]): DraftScenes => {
  const placeOf = (index: number): number => {
    const scene = scenes[index];
    if (!scene) return -1;
    return isAdded(scene) ? placeOf(index - 1) : base.indexOf(scene.id);
  };
  return scenes
    .map((scene, index) => ({ scene, place: placeOf(index) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ scene }) => scene);
};

/** What is said in the scenes that stay, in their order, with what was changed. */
export const wordsOf = (draft: DraftScenes, scenes: readonly Scene[]): readonly string[] =>
  draft
    .filter(({ removed }) => !removed)
    .flatMap(({ id, narration, next }) => [
      narration ?? scenes.find((scene) => scene.id === id)?.narration ?? "",
      ...(next === undefined ? [] : [next]),
    ])
    .map((words) => words.trim());
