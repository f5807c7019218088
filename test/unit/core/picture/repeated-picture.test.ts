import { expect, it } from "vitest";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

it.each(["picture-", "tile-"])("a stage that ended before its %s file draws nothing again", async (name) => {
  const deps = { ...fakePorts({ tasks: [makeRunningTask()] }), ...fakeStudio() };
  await deps.artifacts.put("plan.json", JSON.stringify(makePlan()));
  const draw = () => drawScene(deps, makeRun(), { scenesKey: "plan.json", lookKey: "", scene: 3 });
  await draw();
  const lost = [...deps.artifacts.files.keys()].filter((key) => key.includes(`/${name}`));
  for (const key of lost) deps.artifacts.files.delete(key);

  await draw();

  expect(lost).toHaveLength(1);
  expect([...deps.artifacts.files.keys()]).toEqual(expect.arrayContaining(lost));
  expect(deps.illustrator.draw).toHaveBeenCalledTimes(1);
});
