import * as fc from "fast-check";
import { expect, it } from "vitest";
import { carryOutAll, creditsOf, makeMissing, modelOf, picks } from "./edit-model.ts";
import { edit, madeFiles, makeReviewedFilm, paidModels, planOf, withWholeRecordings } from "./reviewed-film.ts";

it("makes of any edits what has changed and nothing else, for the credits of the price list", { timeout: 60_000 }, () =>
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
  ),
);
