import { expect, it, vi } from "vitest";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { ContentBlocked } from "#functions/core/shared/errors.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan } from "#test/support/studio.ts";
import { makeRun, makeRunningTask, someModels } from "#test/support/task.ts";

/** Draws the first scene of a film, and returns what its picture says of its making. */
const originOf = async (given: { illustrator?: string; ownKey?: string; isBlocked?: boolean }) => {
  const { illustrator = "gemini/image", ownKey, isBlocked } = given;
  const task = makeRunningTask({ models: { ...someModels, illustrator } });
  const deps = { ...fakePorts({ tasks: [task] }), ...fakeStudio() };
  const plan = makePlan();
  const scenes = plan.scenes.map((scene) => ({ ...scene, picture: { ...scene.picture, ...(ownKey && { ownKey }) } }));
  await deps.artifacts.put("plan.json", JSON.stringify({ ...plan, scenes }));
  if (ownKey) await deps.artifacts.put(ownKey, "a photo");
  if (isBlocked) deps.illustrator.draw.mockRejectedValue(new ContentBlocked("No"));
  const flatten = vi.spyOn(deps.pictures, "flatten");

  await drawScene(deps, makeRun(), { scenesKey: "plan.json", lookKey: "", scene: 1 });

  const [, origin] = flatten.mock.calls.map(([...given]: unknown[]) => given)[0] ?? [];
  return { origin, title: plan.scenes[0]?.title };
};

it.each([
  ["a model", {}, "trainedAlgorithmicMedia"],
  ["the built-in artist", { illustrator: "built-in" }, "algorithmicMedia"],
  ["a program, as the model refused", { isBlocked: true }, "algorithmicMedia"],
] as const)("a picture says that it was made by %s", async (_, given, source) => {
  const { origin, title } = await originOf(given);

  expect(origin).toEqual({ title, source });
});

it("a picture of the owner is not called generated", async () => {
  expect((await originOf({ ownKey: "tasks/ada/web_1/own.png" })).origin).toBeUndefined();
});
