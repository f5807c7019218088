import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import { edit, madeFiles, makeReviewedFilm, paidModels, photo, planOf, type World } from "./reviewed-film.ts";

/** What a film has by the rules of the price list alone: scenes, and everything that was ever made for it. */
interface Model {
  readonly scenes: ModelScene[];
  readonly voices: Set<string>;
  readonly pictures: Set<string>;
  lastId: number;
}
interface ModelScene {
  readonly id: number;
  readonly text: string;
  /** The picture shown, and all of its scene. */
  readonly picture: string;
  readonly pictures: readonly string[];
  readonly own: boolean;
}

const types = [
  "rewrite",
  "prompt",
  "redraw",
  "choose_picture",
  "own_picture",
  "camera",
  "add",
  "remove",
  "move",
  "split",
  "join",
] as const;
interface Pick {
  readonly type: (typeof types)[number];
  readonly at: number;
  readonly to: number;
  readonly text: string;
}
const picks = fc.record<Pick>({
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
    set({ picture, pictures: [...scene.pictures, picture], own });
  };
  switch (type) {
    case "rewrite":
      set({ text });
      return { type, scene: scene.id, narration: text };
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
    case "choose_picture": {
      const picture = scene.pictures[to % scene.pictures.length] ?? scene.picture;
      set({ picture });
      return { type, scene: scene.id, version: Number(picture.split(".")[1]) };
    }
    case "add": {
      const id = ++model.lastId;
      scenes.splice(place - 1, 0, { id, text, picture: `${id}.1`, pictures: [`${id}.1`], own: false });
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
      const next = { ...scene, id: ++model.lastId, text, pictures: [scene.picture] };
      scenes.splice(index, 1, { ...scene, text: "First." }, next);
      return { type, scene: scene.id, narration: "First.", next_narration: text };
    }
    case "join": {
      const next = scenes[index + 1];
      if (!next || scene.text.length + next.text.length > 300) return undefined;
      scenes.splice(index, 2, { ...scene, text: `${scene.text} ${next.text}` });
      return { type, scene: scene.id };
    }
  }
};

/** What the scenes lack, by the model; it then has it. */
const makeMissing = (model: Model) => {
  const voices = model.scenes.filter(({ id, text }) => !model.voices.has(`${id} ${text}`));
  const pictures = model.scenes.filter(
    ({ picture }, index) =>
      !model.pictures.has(picture) && model.scenes.findIndex((each) => each.picture === picture) === index,
  );
  for (const { id, text } of voices) model.voices.add(`${id} ${text}`);
  for (const { picture } of pictures) model.pictures.add(picture);
  return { voices, pictures };
};

const modelOf = async (world: World): Promise<Model> => {
  const { scenes } = await planOf(world);
  const model: Model = {
    scenes: scenes.map(({ number: id, narration: text }) => ({
      ...{ id, text, own: false },
      ...{ picture: `${id}.1`, pictures: [`${id}.1`] },
    })),
    voices: new Set(),
    pictures: new Set(),
    lastId: scenes.length,
  };
  makeMissing(model);
  return model;
};

it("makes of any edits what has changed and nothing else, for the credits of the price list", { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(picks, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (batches) => {
        const world = await makeReviewedFilm({ task: { models: paidModels }, available: 1_000 });
        const model = await modelOf(world);
        for (const batch of batches) {
          const addedIds = new Set<number>();
          const edits = batch.flatMap((pick) => {
            const one = carryOut(model, pick);
            if (one?.type === "add") addedIds.add(model.lastId);
            return one ?? [];
          });
          if (edits.length === 0) continue;
          const [files, credits] = [madeFiles(world).length, world.account.available];

          const result = await edit(world, ...edits);

          const { voices, pictures } = makeMissing(model);
          const added = model.scenes.map(({ id }) => id).filter((id) => addedIds.has(id));
          const spoken = voices.filter(({ id }) => !added.includes(id));
          // A picture belongs to the scene that it was drawn for.
          const drawn = pictures.filter(({ own, picture }) => !own && !added.includes(Number.parseInt(picture, 10)));
          expect((await planOf(world)).scenes.map(({ id }) => id)).toEqual(model.scenes.map(({ id }) => id));
          expect(result.narrations).toEqual(voices.map(({ id }) => id));
          expect(madeFiles(world).length - files).toBe(voices.length + pictures.length);
          expect(result.credits).toBe(added.length + spoken.length + drawn.length);
          expect(credits - world.account.available).toBe(result.credits);
        }
        expect(world.account.available + world.account.held).toBe(1_010);
      },
    ),
    { numRuns: 40 },
  ),
);
