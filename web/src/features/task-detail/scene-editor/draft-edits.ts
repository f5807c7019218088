import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Scene, Speaker, Utterance } from "#contract/schema/scene.ts";
import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import { baseNarration, type Draft, type DraftScene, type DraftScenes, isAdded, joinedIds } from "./draft.ts";

/** The edits that make a draft of a film's scenes: joins, then each scene, the order, splits, and removals. */
export const editsOf = (draft: DraftScenes, scenes: readonly Scene[], language: LanguageId): readonly SceneEdit[] => {
  const order = scenes.map(({ id }) => id);
  const listed = draft.filter((scene) => !(isAdded(scene) && scene.removed));
  const joins = listed.flatMap((scene) => joinsOf(scene, order));
  const kept = listed.filter(({ removed }) => !removed);
  const own = kept.flatMap((scene) => ownEdits(scene, scenes, language));
  return [
    ...joins,
    ...own,
    ...arrange(listed, order),
    ...kept.flatMap(splitOf),
    ...listed.filter(({ removed }) => removed).map(({ id }): SceneEdit => ({ type: "remove", scene: id })),
  ];
};

/** The edits with a recording of the whole narration: it is of the words that they make, and recorded scenes keep theirs. */
export const withRecording = (edits: readonly SceneEdit[], recording: Draft["recording"]): readonly SceneEdit[] => {
  if (!recording) return edits;
  const isSound = ({ type }: SceneEdit) => type === "own_narration";
  return [
    ...edits.filter((edit) => !isSound(edit)),
    { type: "whole_narration", asset_id: recording.assetId },
    ...edits.filter(isSound),
  ];
};

/** The edits that give characters other voices. */
export const voiceEdits = (chosen: Draft["voices"] = {}, speakers: readonly Speaker[]): readonly SceneEdit[] =>
  speakers.flatMap(({ id, voice }): readonly SceneEdit[] => {
    const other = chosen[id];
    return other === undefined || other === voice ? [] : [{ type: "voice", character: id, voice: other }];
  });

/** Joins need neighbors: a scene that is elsewhere is moved first. */
const joinsOf = (scene: DraftScene, order: number[]): readonly SceneEdit[] =>
  joinedIds(scene).flatMap((id) => {
    const isNext = order.indexOf(id) === order.indexOf(scene.id) + 1;
    const position = insertAfter(order, id, scene.id);
    order.splice(position - 1, 1);
    return [...(isNext ? [] : [{ type: "move", scene: id, position } as const]), { type: "join", scene: scene.id }];
  });

/** The edits of a scene alone. */
const ownEdits = (scene: DraftScene, scenes: readonly Scene[], language: LanguageId): readonly SceneEdit[] => {
  const { id, camera, next } = scene;
  const known = scenes.find((each) => each.id === id);
  if (!known) return [];
  const narration = scene.narration?.trim();
  const isRewritten =
    narration !== undefined && next === undefined && narration !== baseNarration(scene, scenes, language).trim();
  return [
    ...(isRewritten ? [{ type: "rewrite", scene: id, narration } as const] : []),
    ...(next === undefined && !isRewritten ? speechEdit(scene, known) : []),
    ...(next === undefined ? soundEdit(scene, known, isRewritten) : []),
    ...pictureEdit(scene, known),
    ...(camera && camera !== known.camera ? [{ type: "camera", scene: id, camera } as const] : []),
  ];
};

/** Speakers and styles belong to words that stay, and are not heard in a recording. */
const speechEdit = ({ id, utterances, sound }: DraftScene, known: Scene): readonly SceneEdit[] => {
  if (!utterances || sound?.type === "own" || isSameSpeech(utterances, known.utterances)) return [];
  return [{ type: "utterances", scene: id, utterances: [...utterances] }];
};

const isSameSpeech = (one: readonly Utterance[], other: readonly Utterance[]): boolean =>
  one.length === other.length &&
  one.every(({ speaker, text, style }, at) => {
    const before = other[at];
    return before?.speaker === speaker && before.text === text && before.style === style;
  });

/** A narration that is rewritten is the narrator's by itself. */
const soundEdit = ({ id, sound }: DraftScene, known: Scene, isRewritten: boolean): readonly SceneEdit[] => {
  if (sound?.type === "own") return [{ type: "own_narration", scene: id, asset_id: sound.assetId }];
  const isRemoved = sound?.type === "narrator" && known.own_narration && !isRewritten;
  return isRemoved ? [{ type: "remove_own_narration", scene: id }] : [];
};

const pictureEdit = ({ id, picture }: DraftScene, known: Scene): readonly SceneEdit[] => {
  switch (picture?.type) {
    case undefined:
      return [];
    case "prompt":
      return picture.prompt.trim() === known.prompt.trim()
        ? []
        : [{ type: "prompt", scene: id, prompt: picture.prompt.trim() }];
    case "redraw":
      return [{ type: "redraw", scene: id }];
    case "choose":
      return picture.version === known.picture_version
        ? []
        : [{ type: "choose_picture", scene: id, version: picture.version }];
    case "own":
      return [{ type: "own_picture", scene: id, asset_id: picture.assetId }];
  }
};

/** Moves and adds scenes with as few moves as possible: the longest run of scenes in the right order stays. */
const arrange = (listed: DraftScenes, order: number[]): readonly SceneEdit[] => {
  const staying = new Set(
    longestOrdered(
      listed.map(({ id }) => id).filter((id) => id > 0),
      order,
    ),
  );
  return listed.flatMap((scene, index): readonly SceneEdit[] => {
    const { id, narration = "", picture } = scene;
    if (staying.has(id)) return [];
    const position = insertAfter(order, id, listed[index - 1]?.id);
    if (!isAdded(scene)) return [{ type: "move", scene: id, position }];
    const prompt = picture?.type === "prompt" ? picture.prompt.trim() : "";
    return [{ type: "add", position, narration: narration.trim(), prompt }];
  });
};

/** Puts a scene behind another one, or first, and returns its position from 1. */
const insertAfter = (order: number[], id: number, before: number | undefined): number => {
  const from = order.indexOf(id);
  if (from >= 0) order.splice(from, 1);
  const index = before === undefined ? 0 : order.indexOf(before) + 1;
  order.splice(index, 0, id);
  return index + 1;
};

/** The longest subsequence of `wanted` that has the order of `order`. */
const longestOrdered = (wanted: readonly number[], order: readonly number[]): readonly number[] => {
  const best: number[][] = [];
  for (const id of wanted) {
    const before = best.filter((run) => order.indexOf(run.at(-1) ?? id) < order.indexOf(id));
    best.push([...longest(before), id]);
  }
  return longest(best);
};

const longest = (runs: readonly (readonly number[])[]): readonly number[] =>
  runs.reduce((most, run) => (run.length > most.length ? run : most), []);

const splitOf = ({ id, narration = "", next }: DraftScene): readonly SceneEdit[] =>
  next === undefined || id < 0
    ? []
    : [{ type: "split", scene: id, narration: narration.trim(), next_narration: next.trim() }];
