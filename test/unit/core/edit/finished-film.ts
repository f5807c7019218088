import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { makeCut } from "#functions/core/edit/make-cut.ts";
import { packDownloads } from "#functions/core/film/pack-downloads.ts";
import { claimTask } from "#functions/core/pipeline/claim-task.ts";
import { completeTask } from "#functions/core/pipeline/settle-task.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio } from "#test/support/studio.ts";
import { makeRun, makeRunningTask, someModels } from "#test/support/task.ts";
import { makeFilm } from "../pipeline/make-film.ts";
import { editDeps, photo, recording } from "./reviewed-film.ts";

/** A completed film of ten scenes, whose models are paid. */
export const makeFinishedFilm = async ({
  available = 100,
  task = {},
}: {
  readonly available?: number;
  readonly task?: Partial<TaskRecord>;
} = {}) => {
  const running = makeRunningTask({ models: someModels, ...task });
  const world = {
    ...fakePorts({ tasks: [running], available, at: "2026-01-01T00:02:00.000Z", assets: [photo, recording] }),
    ...fakeStudio(),
    ...editDeps,
  };
  await world.artifacts.put("uploads/ada/narration/my voice.wav", "a recording");
  await finish(world, makeRun());
  return world;
};
export type World = Awaited<ReturnType<typeof makeFinishedFilm>>;

export const finish = async (world: Parameters<typeof makeFilm>[0], run = makeRun()) => {
  const { storyKey } = await makeFilm(world, run);
  await packDownloads(world, run, storyKey);
  await completeTask(world, run);
};

export const startCut = (world: World, ...edits: SceneEdit[]) =>
  makeCut(world, "ada", "web_1", { revision: (world.task().scenes_revision ?? 0) + 1, edits });

/** The attempt of the cut that is being made. */
export const cutRun = (world: World) => makeRun({ taskId: "cut_web_1", attempt: world.task("cut_web_1").attempt });

/** What the state machine makes of a new cut. */
export const finishCut = async (world: World) => {
  await claimTask(world, cutRun(world));
  await finish(world, cutRun(world));
};

export const entriesOf = (world: World) =>
  world.committed.flatMap((change) => (change.kind === "move-credits" ? change.entries : []));

/** Files, account, ledger and film: the same for two films that were made alike, however often a process died. */
export const resultOf = (world: World) => ({
  files: [...world.artifacts.files.keys()].toSorted(),
  account: { ...world.account },
  entries: entriesOf(world).map(({ id, amount }) => ({ id, amount })),
  film: { ...world.task(), rev: 0, stage_seconds: 0 },
});
