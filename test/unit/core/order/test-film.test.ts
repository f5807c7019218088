import sharp from "sharp";
import { expect, it } from "vitest";
import { claimTask } from "#functions/core/pipeline/claim-task.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { testWatermark } from "#functions/core/scene/test-watermark.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeRun, makeTask } from "#test/support/task.ts";

const free = { test: true, credit_cost: 0 };

it("a test film is made by the built-in models, whoever makes the others", async () => {
  const deps = fakePorts({ tasks: [makeTask(free)] });

  await claimTask(deps, makeRun());

  expect(deps.task().models).toEqual(builtInModels);
  expect(deps.settings.models).not.toEqual(builtInModels);
});

it("the mark is a picture of 128 x 128 with nothing around it", async () => {
  const { format, width, height, hasAlpha } = await sharp(testWatermark).metadata();

  expect({ format, width, height, hasAlpha }).toEqual({ format: "png", width: 128, height: 128, hasAlpha: true });
});

it("a test film that failed is tried again for nothing", async () => {
  const deps = fakePorts({ tasks: [makeTask({ ...free, process_status: "failed" })], available: 0 });

  await retryTask(deps, "ada", "web_1");

  expect(deps.task()).toMatchObject({ process_status: "pending", attempt: 2 });
  expect(deps.committed.map(({ kind }) => kind)).toEqual(["move-task", "emit"]);
});
