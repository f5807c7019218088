import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJson } from "#functions/core/artifact/task-files.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { Plan } from "#functions/core/story/story.ts";
import { calls } from "../pipeline/make-film.ts";
import { carryOutAll, creditsOf, makeMissing, modelOf, picks } from "./edit-model.ts";
import { finishCut, makeFinishedFilm, resultOf, startCut, type World } from "./finished-film.ts";
import { killAt, requestWrites } from "./kill-at.ts";
import { withWholeRecordings } from "./reviewed-film.ts";

const planOf = (world: World) => readJson(world, world.task().scenes_key ?? "", Plan);

/** The narrations and pictures that were stored so far, each once. */
const madeFiles = ({ artifacts }: World): number =>
  new Set(artifacts.written.filter((key) => /\/(words|layers)-/.test(key))).size;

describe("new cuts of a finished film", () => {
  it("make of any edits what has changed and nothing else, for the credits of the price list", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(picks, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        async (batches) => {
          const world = await withWholeRecordings(await makeFinishedFilm({ available: 1_000 }));
          await world.artifacts.put("uploads/ada/image/photo.png", "a photo");
          const model = modelOf(await planOf(world));
          let cut = 1;
          for (const batch of batches) {
            const { edits, added } = carryOutAll(model, batch);
            if (edits.length === 0) continue;
            const missing = makeMissing(model);
            const before = { files: madeFiles(world), calls: calls(world), account: { ...world.account } };
            const spoken = missing.voices.filter(({ recorded }) => !recorded).length;
            const own = missing.pictures.filter(({ own, picture }) => own.includes(picture)).length;

            const started = await startCut(world, ...edits).catch((error: unknown) => error);
            if (started instanceof Refusal) {
              expect(started.message).toBe("These edits change nothing.");
              expect([missing.voices, missing.pictures]).toEqual([[], []]);
              continue;
            }
            await finishCut(world);

            const credits = creditsOf(missing, added);
            cut += 1;
            expect(world.task()).toMatchObject({ process_status: "completed", cut });
            expect((await planOf(world)).scenes.map(({ id }) => id)).toEqual(model.scenes.map(({ id }) => id));
            expect(started).toMatchObject({ cut, credits, narrations: missing.voices.map(({ id }) => id) });
            expect(madeFiles(world) - before.files).toBe(missing.voices.length + missing.pictures.length);
            expect(calls(world).voices - before.calls.voices).toBe(spoken);
            expect(calls(world).pictures - before.calls.pictures).toBe(missing.pictures.length - own);
            expect(world.account).toMatchObject({
              available: before.account.available - credits,
              held: 0,
              spent: before.account.spent + credits,
            });
          }
        },
      ),
      { numRuns: 20 },
    ));
});

const edits = [
  { type: "rewrite", scene: 2, narration: "The owl comes along, over the sea." },
  { type: "redraw", scene: 3 },
] as const;

/** The owner sends the request again that did not answer. What was carried out is refused as already being made. */
const startDespiteKills = async (world: World) => {
  const started = await startCut(world, ...edits).catch((error: unknown) => error);
  if (!(started instanceof Error)) return;
  expect(started.message).toBe("killed");
  await startCut(world, ...edits).catch((error: unknown) => expect(error).toMatchObject({ code: "conflict" }));
};

/** The state machine starts a stage again that did not answer. */
const finishDespiteKills = async (world: World) => {
  for (let tries = 1; world.task("cut_web_1").process_status !== "completed"; tries++)
    await finishCut(world).catch((error: Error) => {
      if (error.message !== "killed" || tries > 2) throw error;
    });
};

describe("a new cut whose process is killed at any write", () => {
  it("is finished, has the same files and is charged once", async () => {
    const calm = await makeFinishedFilm();
    const writes = killAt(calm, 0, false);
    await startCut(calm, ...edits);
    await finishCut(calm);
    const expected = resultOf(calm);

    expect(writes()).toBeGreaterThan(30);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: writes() }), fc.boolean(), async (at, isAfter) => {
        const world = await makeFinishedFilm();
        killAt(world, at, isAfter);

        await startDespiteKills(world);
        await finishDespiteKills(world);

        expect(resultOf(world)).toEqual(expected);
      }),
      // The first writes are those of the request.
      { numRuns: 25, examples: requestWrites },
    );
  });
});
