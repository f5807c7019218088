import { isCharacterVoice } from "#contract/catalogue/character-voices.ts";
import { joinNarrations } from "#contract/catalogue/join-narrations.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { narratorSpeaker } from "#contract/catalogue/speech-styles.ts";
import { maxNarrationLength } from "#contract/catalogue/text-limits.ts";
import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import { formatThousands } from "#contract/thousands.ts";
import { Refusal } from "../shared/errors.ts";
import { truncate } from "../shared/truncate.ts";
import { drawnFor, type Plan, type PlannedPicture, type PlannedScene, sceneId } from "../story/story.ts";

/** What edits need besides the plan. */
export interface EditSource {
  readonly language: LanguageId;
  /** The pictures are drawn already, so that those before are kept as versions. */
  readonly isDrawn: boolean;
  /** The voice of each character; undefined where the narrator says everything. */
  readonly voices: ReadonlyMap<string, string> | undefined;
  readonly readUtterances: (scene: PlannedScene) => readonly { readonly text: string }[];
  readonly readPicture: (prompt: string) => Promise<PlannedPicture>;
  /** Copies an uploaded picture to the film's files and returns its key. */
  readonly keepOwnPicture: (assetId: string) => Promise<string>;
  /** Copies an uploaded recording of these words to the film's files and returns its key. */
  readonly keepOwnNarration: (assetId: string, narration: string) => Promise<string>;
  /** Copies an uploaded recording of all these narrations to the film's files. */
  readonly keepWholeNarration: (assetId: string, scenes: readonly PlannedScene[]) => Promise<KeptWholeNarration>;
}

/** A recording of the whole narration: the key of its `WholeRecording`, and of its part of each scene by the scene's id. */
export interface KeptWholeNarration {
  readonly key: string;
  readonly parts: ReadonlyMap<number, string>;
}

export interface EditedPlan {
  readonly plan: Plan;
  /** The ids of the scenes that were added: not those that another was split into. */
  readonly added: ReadonlySet<number>;
  /** The key of a recording of the whole narration, if there is one among the edits. */
  readonly recordingKey: string | undefined;
}

/** The pictures of one scene to choose from. */
const maxVersions = 20;
/** The longest film has 95 scenes. */
const maxScenes = 200;

/** Carries out edits one after the other. Throws `invalid_request` for one that is not possible. */
export const applyEdits = async (source: EditSource, plan: Plan, edits: readonly SceneEdit[]): Promise<EditedPlan> => {
  const scenes = plan.scenes.map((scene) => ({ ...scene, id: sceneId(scene) }));
  const draft: Draft = {
    source,
    scenes,
    lastId: Math.max(plan.lastSceneId ?? 0, ...scenes.map(({ id }) => id)),
    added: new Set(),
    voices: plan.voices,
    narratorVoice: plan.narratorVoice,
    recordingKey: undefined,
  };
  for (const edit of edits) await carryOut(draft, edit);
  if (draft.scenes.length > maxScenes) throw invalid(`A film has up to ${maxScenes} scenes.`);
  const numbered = draft.scenes.map((scene, index) => ({ ...scene, number: index + 1 }));
  const added = new Set([...draft.added].filter((id) => numbered.some((scene) => scene.id === id)));
  const { voices, narratorVoice, recordingKey } = draft;
  const chosen = { ...(voices && { voices }), ...(narratorVoice && { narratorVoice }) };
  const edited = { ...plan, scenes: numbered, lastSceneId: draft.lastId, ...chosen };
  return { plan: edited, added, recordingKey };
};

type Scene = PlannedScene & { readonly id: number };

interface Draft {
  readonly source: EditSource;
  readonly scenes: Scene[];
  lastId: number;
  readonly added: Set<number>;
  voices: Plan["voices"];
  narratorVoice: Plan["narratorVoice"];
  recordingKey: string | undefined;
}

type EditOf<T extends SceneEdit["type"]> = Extract<SceneEdit, { type: T }>;

const carryOut = async (draft: Draft, edit: SceneEdit): Promise<void> => {
  switch (edit.type) {
    case "add":
      return addScene(draft, edit);
    case "remove":
    case "move":
    case "split":
    case "join":
      return arrange(draft, edit);
    case "voice":
      return chooseVoice(draft, edit);
    case "whole_narration":
      return recordWhole(draft, edit);
    default:
      return replace(draft, await edited(draft.source, sceneOf(draft, edit.scene), edit));
  }
};

/** Gives every scene its part of a recording of the whole narration. */
const recordWhole = async (draft: Draft, { asset_id }: EditOf<"whole_narration">): Promise<void> => {
  const { key, parts } = await draft.source.keepWholeNarration(asset_id, draft.scenes);
  draft.recordingKey = key;
  for (const scene of [...draft.scenes]) {
    const part = parts.get(scene.id);
    if (part) replace(draft, { ...scene, ownNarration: part });
  }
};

/** Sets the voice of the narrator or of a character. The others keep theirs, whichever it is. */
const chooseVoice = (draft: Draft, { character, voice }: EditOf<"voice">): void => {
  const { source, voices } = draft;
  const isSpoken = isCharacterVoice(voice, source.language);
  if (!isSpoken) throw invalid(`The voice ${voice} does not speak ${source.language}.`);
  const kept = source.voices && { ...Object.fromEntries(source.voices), ...voices };
  if (character === narratorSpeaker) {
    draft.narratorVoice = voice;
    draft.voices = kept;
    return;
  }
  if (!source.voices) throw invalid("The narrator speaks for the characters of this film: order it with their voices.");
  if (!source.voices.has(character)) throw invalid(`The film has no character ${character}.`);
  draft.voices = { ...kept, [character]: voice };
};

type EditOfOne = Exclude<
  SceneEdit,
  { type: "add" | "remove" | "move" | "split" | "join" | "voice" | "whole_narration" }
>;

/** A scene after an edit of it alone. */
const edited = async (source: EditSource, scene: Scene, edit: EditOfOne): Promise<Scene> => {
  switch (edit.type) {
    case "rewrite":
      return withNarration(scene, edit.narration);
    case "utterances":
      return withUtterances(source, scene, edit.utterances);
    case "own_narration":
      return { ...scene, ownNarration: await source.keepOwnNarration(edit.asset_id, scene.narration) };
    case "remove_own_narration": {
      const { ownNarration: _, ...spoken } = scene;
      return spoken;
    }
    case "camera":
      return { ...scene, camera: edit.camera };
    case "prompt":
      return withPicture(source, undescribed(scene), await source.readPicture(edit.prompt));
    case "redraw":
      if (!source.isDrawn) throw invalid("The pictures are not drawn yet.");
      return withPicture(source, scene, { ...scene.picture, ownKey: undefined });
    case "own_picture":
      return withPicture(source, scene, { ...scene.picture, ownKey: await source.keepOwnPicture(edit.asset_id) });
    case "choose_picture": {
      const picture = versionsOf(scene).find((each) => versionOf(each) === edit.version);
      if (!picture) throw invalid(`Scene ${scene.id} has no picture ${edit.version}.`);
      return { ...(picture.prompt === scene.picture.prompt ? scene : undescribed(scene)), picture };
    }
  }
};

const addScene = async (draft: Draft, { position, narration, prompt, title }: EditOf<"add">): Promise<void> => {
  const { scenes, source } = draft;
  if (position > scenes.length + 1) throw invalid(`There is no position ${position}.`);
  const picture = await source.readPicture(prompt);
  const id = ++draft.lastId;
  draft.added.add(id);
  scenes.splice(position - 1, 0, { id, number: position, title: title || truncate(narration, 40), narration, picture });
};

/** Carries out an edit that changes which scenes there are, or their order. */
const arrange = (draft: Draft, edit: EditOf<"remove" | "move" | "split" | "join">): void => {
  const { scenes } = draft;
  const scene = sceneOf(draft, edit.scene);
  const index = scenes.indexOf(scene);
  switch (edit.type) {
    case "remove":
      if (scenes.length === 1) throw invalid("A film has at least one scene.");
      scenes.splice(index, 1);
      return;
    case "move":
      if (edit.position > scenes.length) throw invalid(`There is no position ${edit.position}.`);
      scenes.splice(index, 1);
      scenes.splice(edit.position - 1, 0, scene);
      return;
    case "join": {
      const next = scenes[index + 1];
      if (!next) throw invalid("The last scene has no next one to join.");
      const narration = joinNarrations(draft.source.language, [scene.narration, next.narration]);
      scenes.splice(index, 2, withNarration(scene, narration));
      return;
    }
    case "split": {
      const { versions: _, ...first } = withNarration(scene, edit.narration);
      const picture = { ...scene.picture, drawnFor: drawnFor(scene) };
      const next = { ...first, id: ++draft.lastId, narration: edit.next_narration, picture };
      scenes.splice(index, 1, withNarration(scene, edit.narration), next);
      return;
    }
  }
};

const sceneOf = ({ scenes }: Draft, id: number): Scene => {
  const scene = scenes.find((each) => each.id === id);
  if (!scene) throw invalid(`The film has no scene ${id}.`);
  return scene;
};

const replace = ({ scenes }: Draft, scene: Scene): void => {
  scenes.splice(
    scenes.findIndex(({ id }) => id === scene.id),
    1,
    scene,
  );
};

/** The scene with another narration. A recording and chosen utterances have the words before, so they go. */
const withNarration = ({ ownNarration: _, utterances: __, ...scene }: Scene, narration: string): Scene => ({
  ...scene,
  narration,
});

/** The scene with utterances for its speakers. Words that stay the same keep their paragraphs. */
const withUtterances = (
  { language, voices, readUtterances }: EditSource,
  scene: Scene,
  given: EditOf<"utterances">["utterances"],
): Scene => {
  const stranger = given.find(({ speaker }) => speaker !== narratorSpeaker && !voices?.has(speaker));
  if (stranger && !voices)
    throw invalid("The narrator speaks for the characters of this film: order it with their voices.");
  if (stranger) throw invalid(`The film has no character ${stranger.speaker}.`);
  const lettersOf = (all: readonly { readonly text: string }[]) =>
    all
      .map(({ text }) => text)
      .join("")
      .replace(/\s+/g, "");
  const isSame = lettersOf(given) === lettersOf(readUtterances(scene));
  const joined = joinNarrations(
    language,
    given.map(({ text }) => text),
  );
  if (joined.length > maxNarrationLength)
    throw invalid(`A narration has up to ${formatThousands(maxNarrationLength)} characters.`);
  const utterances = given.map(({ speaker, text, style }) => ({
    ...(speaker !== narratorSpeaker && { speaker }),
    text,
    ...(style && { style }),
  }));
  return { ...withNarration(scene, isSame ? scene.narration : joined), utterances };
};

/** The scene without the writer's description: it is of another picture. */
const undescribed = ({ description: _, ...scene }: Scene): Scene => scene;

/** All pictures of a scene, the first one first. */
export const versionsOf = ({ picture, versions = [picture] }: PlannedScene): readonly PlannedPicture[] => versions;

/** The number of a picture among those of its scene. */
export const versionOf = ({ version = 1 }: PlannedPicture): number => version;

/** The scene with a new picture. One that was drawn before is kept; one that was not is replaced. */
const withPicture = ({ isDrawn }: EditSource, scene: Scene, wanted: PlannedPicture): Scene => {
  const before = versionsOf(scene);
  const { drawnFor: _, ownKey, ...spec } = wanted;
  const version = Math.max(...before.map(versionOf)) + 1;
  const picture = { ...spec, version, ...(ownKey && { ownKey }) };
  if (!isDrawn) return { ...scene, picture };
  if (before.length >= maxVersions) throw invalid(`A scene has up to ${maxVersions} pictures. Please choose one.`);
  return { ...scene, picture, versions: [...before, picture] };
};

const invalid = (message: string): Refusal => new Refusal("invalid_request", message);
