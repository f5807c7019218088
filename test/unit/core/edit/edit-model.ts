import * as fc from "fast-check";
import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import type { Plan } from "#functions/core/story/story.ts";
import { photo, recording, wholeRecordings } from "./reviewed-film.ts";

/** What a film has by the rules of the price list alone: scenes, and everything that was ever made for it. */
export interface Model {
  readonly scenes: ModelScene[];
  readonly voices: Set<string>;
  readonly pictures: Set<string>;
  lastId: number;
}
interface ModelScene {
  readonly id: number;
  readonly text: string;
  /** Its owner's recording that is heard; "" for the narrator. */
  readonly recorded: string;
  /** How the narrator speaks; "" as a storyteller. */
  readonly style: string;
  /** The picture shown, and all of its scene. */
  readonly picture: string;
  readonly pictures: readonly string[];
  /** Those of the pictures that the owner uploaded. */
  readonly own: readonly string[];
}

const types = [
  "rewrite",
  "utterances",
  "prompt",
  "redraw",
  "choose_picture",
  "own_picture",
  "own_narration",
  "whole_narration",
  "remove_own_narration",
  "camera",
  "add",
  "remove",
  "move",
  "split",
  "join",
] as const;
export interface Pick {
  readonly type: (typeof types)[number];
  readonly at: number;
  readonly to: number;
  readonly text: string;
}
export const picks = fc.record<Pick>({
  type: fc.constantFrom(...types),
  at: fc.nat(30),
  to: fc.nat(30),
  // Few texts, so that some come again.
  text: fc.constantFrom("An owl comes.", "The sea is calm.", "Night falls."),
});

/** The edit for a random choice, if it is possible, and what it makes of the model. */
const carryOut = (model: Model, { type, at, to, text }: Pick): SceneEdit | undefined => {
  const { scenes } = model;
  const index = at % scenes.length;
  const scene = scenes[index];
  if (!scene) return undefined;
  const set = (changed: Partial<ModelScene>) => void scenes.splice(index, 1, { ...scene, ...changed });
  const place = 1 + (to % scenes.length);
  const newPicture = (own: boolean) => {
    const version = Math.max(...scene.pictures.map((each) => Number(each.split(".")[1]))) + 1;
    const picture = `${scene.id}.${version}`;
    set({ picture, pictures: [...scene.pictures, picture], own: [...scene.own, ...(own ? [picture] : [])] });
  };
  switch (type) {
    case "rewrite":
      set({ text, recorded: "", style: "" });
      return { type, scene: scene.id, narration: text };
    case "utterances": {
      const style = to % 2 === 0 ? ("sad" as const) : undefined;
      set({ text, recorded: "", style: style ?? "" });
      return { type, scene: scene.id, utterances: [{ speaker: "narrator", text, ...(style && { style }) }] };
    }
    case "camera":
      return { type, scene: scene.id, camera: "pan" };
    case "prompt":
      newPicture(false);
      return { type, scene: scene.id, prompt: text };
    case "redraw":
      newPicture(false);
      return { type, scene: scene.id };
    case "own_picture":
      newPicture(true);
      return { type, scene: scene.id, asset_id: photo.id };
    case "own_narration":
      set({ recorded: recording.id });
      return { type, scene: scene.id, asset_id: recording.id };
    case "whole_narration": {
      // A part belongs to the words of all scenes, in their order.
      const { id: asset_id } = wholeRecordings.findLast(({ duration }) => duration <= scenes.length) ?? recording;
      const words = scenes.map((each) => each.text).join("|");
      for (const [n, each] of scenes.entries()) scenes[n] = { ...each, recorded: `${asset_id} ${n} ${words}` };
      return { type, asset_id };
    }
    case "remove_own_narration":
      set({ recorded: "" });
      return { type, scene: scene.id };
    case "choose_picture": {
      const picture = scene.pictures[to % scene.pictures.length] ?? scene.picture;
      set({ picture });
      return { type, scene: scene.id, version: Number(picture.split(".")[1]) };
    }
    case "add": {
      const id = ++model.lastId;
      const picture = `${id}.1`;
      scenes.splice(place - 1, 0, { id, text, recorded: "", style: "", picture, pictures: [picture], own: [] });
      return { type, position: place, narration: text, prompt: text };
    }
    case "remove":
      if (scenes.length === 1) return undefined;
      scenes.splice(index, 1);
      return { type, scene: scene.id };
    case "move":
      scenes.splice(index, 1);
      scenes.splice(place - 1, 0, scene);
      return { type, scene: scene.id, position: place };
    case "split": {
      const next = { ...scene, id: ++model.lastId, text, recorded: "", style: "", pictures: [scene.picture] };
      scenes.splice(index, 1, { ...scene, text: "First.", recorded: "", style: "" }, next);
      return { type, scene: scene.id, narration: "First.", next_narration: text };
    }
    case "join": {
      const next = scenes[index + 1];
      if (!next || scene.text.length + next.text.length > 300) return undefined;
      scenes.splice(index, 2, { ...scene, text: `${scene.text} ${next.text}`, recorded: "", style: "" });
      return { type, scene: scene.id };
    }
  }
};

const voiceOf = ({ id, text, recorded, style }: ModelScene): string =>
  recorded ? `${id} ${text} ${recorded}` : `${id} ${text} in ${style}`;

/** What the scenes lack, by the model; it then has it. */
export const makeMissing = (model: Model) => {
  const voices = model.scenes.filter((scene) => !model.voices.has(voiceOf(scene)));
  const pictures = model.scenes.filter(
    ({ picture }, index) =>
      !model.pictures.has(picture) && model.scenes.findIndex((each) => each.picture === picture) === index,
  );
  for (const scene of voices) model.voices.add(voiceOf(scene));
  for (const { picture } of pictures) model.pictures.add(picture);
  return { voices, pictures };
};

/** The model of a film as it was planned. */
export const modelOf = ({ scenes }: Plan): Model => {
  const model: Model = {
    scenes: scenes.map(({ number: id, narration: text }) => ({
      ...{ id, text, recorded: "", style: "", own: [] },
      ...{ picture: `${id}.1`, pictures: [`${id}.1`] },
    })),
    voices: new Set(),
    pictures: new Set(),
    lastId: scenes.length,
  };
  makeMissing(model);
  return model;
};

/** The edits of random choices, those that are possible, and the ids of the scenes that they add. */
export const carryOutAll = (model: Model, batch: readonly Pick[]) => {
  const ids: number[] = [];
  const edits = batch.flatMap((pick) => {
    const one = carryOut(model, pick);
    if (one?.type === "add") ids.push(model.lastId);
    return one ?? [];
  });
  const left = model.scenes.map(({ id }) => id).filter((id) => ids.includes(id));
  return { edits, added: left };
};

/** The credits of an edit by the price list of paid models. */
export const creditsOf = ({ voices, pictures }: ReturnType<typeof makeMissing>, added: readonly number[]): number => {
  const spoken = voices.filter(({ id, recorded }) => !recorded && !added.includes(id));
  // A picture belongs to the scene that it was drawn for.
  const drawn = pictures.filter(
    ({ own, picture }) => !own.includes(picture) && !added.includes(Number.parseInt(picture, 10)),
  );
  return added.length + spoken.length + drawn.length;
};
