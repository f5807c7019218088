import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import { editScenes } from "#functions/core/edit/edit-scenes.ts";
import { carryOutAll, creditsOf, makeMissing, modelOf, picks } from "./edit-model.ts";
import { resultOf } from "./finished-film.ts";
import { killAt, requestWrites } from "./kill-at.ts";
import {
  edit,
  goOn,
  madeFiles,
  makeReviewedFilm,
  paidModels,
  planOf,
  request,
  type World,
  withWholeRecordings,
} from "./reviewed-film.ts";

it("makes of any edits what has changed and nothing else, for the credits of the price list", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(picks, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (batches) => {
        const world = await withWholeRecordings(
          await makeReviewedFilm({ task: { models: paidModels }, available: 1_000 }),
        );
        const model = modelOf(await planOf(world));
        for (const batch of batches) {
          const { edits, added } = carryOutAll(model, batch);
          if (edits.length === 0) continue;
          const [files, credits] = [madeFiles(world).length, world.account.available];

          const result = await edit(world, ...edits);

          const missing = makeMissing(model);
          const { voices, pictures } = missing;
          expect((await planOf(world)).scenes.map(({ id }) => id)).toEqual(model.scenes.map(({ id }) => id));
          expect(result.narrations).toEqual(voices.map(({ id }) => id));
          expect(madeFiles(world).length - files).toBe(voices.length + pictures.length);
          expect(result.credits).toBe(creditsOf(missing, added));
          expect(credits - world.account.available).toBe(result.credits);
        }
        expect(world.account.available + world.account.held).toBe(1_010);
      },
    ),
    { numRuns: 40 },
  ));

const edits: SceneEdit[] = [
  { type: "rewrite", scene: 2, narration: "The owl comes along, over the sea." },
  { type: "redraw", scene: 3 },
  { type: "own_picture", scene: 4, asset_id: "asset_photo" },
  { type: "remove", scene: 5 },
  { type: "split", scene: 6, narration: "The first half.", next_narration: "The second half." },
  { type: "join", scene: 7 },
  { type: "add", position: 1, narration: "It is night.", prompt: "A tree at night" },
];

/**
 * Edits the film. Its owner sends the request again that did not answer, and what was carried out is refused as an edit
 * of older scenes. The state machine starts again what did not end.
 */
const editDespiteKills = async (world: World) => {
  const [wanted, before] = [request(world, edits), world.task().scenes_key ?? ""];
  const send = () => editScenes(world, "ada", "web_1", wanted);
  const sent = await send().catch((error: unknown) => error);
  if (sent instanceof Error) {
    expect(sent.message).toBe("killed");
    await send().catch((error: unknown) => expect(error).toMatchObject({ code: "revision_conflict" }));
  }
  for (let tries = 1; world.task().review_state !== "waiting"; tries++)
    await goOn(world, before).catch((error: Error) => {
      if (error.message !== "killed" || tries > 2) throw error;
    });
};

it("makes an edit once, and holds its price once, where the process is killed at any write", async () => {
  const make = () => makeReviewedFilm({ task: { models: paidModels }, available: 100 });
  const calm = await make();
  const writes = killAt(calm, 0, false);
  await editDespiteKills(calm);
  const expected = resultOf(calm);

  expect(writes()).toBeGreaterThan(15);
  expect(expected.account).toMatchObject({ available: 100 - 6, held: 10 + 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: writes() }), fc.boolean(), async (at, isAfter) => {
      const world = await make();
      killAt(world, at, isAfter);

      await editDespiteKills(world);

      expect(resultOf(world)).toEqual(expected);
    }),
    { numRuns: 25, examples: requestWrites },
  );
});
