import { expect, it } from "vitest";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

it("a film has one last picture, also if they are asked for again", async () => {
  const deps = { ...fakePorts({ tasks: [makeRunningTask()] }), ...fakeStudio() };
  const plan = makePlan();
  await deps.artifacts.put("plan.json", JSON.stringify(plan));
  const draw = async (scene: number) =>
    (await drawScene(deps, makeRun(), { scenesKey: "plan.json", lookKey: "", scene })).isLast;

  const last: boolean[] = [];
  for (const { number } of plan.scenes) last.push(await draw(number));

  expect(plan.scenes.length).toBeGreaterThan(1);
  expect(last).toEqual(plan.scenes.map((_, index) => index === plan.scenes.length - 1));
  expect(await draw(1)).toBe(false);
});

it("the only picture of a film is its last, also if it was drawn early", async () => {
  const deps = { ...fakePorts({ tasks: [makeRunningTask()] }), ...fakeStudio() };
  const plan = makePlan();
  await deps.artifacts.put("plan.json", JSON.stringify({ ...plan, scenes: plan.scenes.slice(0, 1) }));
  const at = { scenesKey: "plan.json", lookKey: "", scene: 1 };

  await drawScene(deps, makeRun(), { ...at, early: true });

  expect((await drawScene(deps, makeRun(), at)).isLast).toBe(true);
});
