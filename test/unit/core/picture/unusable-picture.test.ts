import { expect, it } from "vitest";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

it("a picture that the provider never makes becomes a title card, after few answers that are paid for", async () => {
  const deps = { ...fakePorts({ tasks: [makeRunningTask()] }), ...fakeStudio() };
  await deps.artifacts.put("plan.json", JSON.stringify(makePlan()));
  deps.illustrator.draw.mockRejectedValue(new UnusableAnswer("The model returned no picture."));
  const at = { scenesKey: "plan.json", lookKey: "", scene: 3 };
  await expect(drawScene(deps, makeRun(), at)).rejects.toThrow(UnusableAnswer);

  const { isCard } = await drawScene(deps, makeRun(), { ...at, retries: 3 });

  expect(isCard).toBe(true);
  expect(deps.illustrator.draw).toHaveBeenCalledTimes(2);
  expect(deps.task()).toMatchObject({ cards_made: new Set([3]) });
});
