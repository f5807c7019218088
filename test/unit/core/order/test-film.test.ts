import sharp from "sharp";
import { expect, it } from "vitest";
import { claimTask } from "#functions/core/pipeline/claim-task.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { testWatermark } from "#functions/core/scene/test-watermark.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { fakePorts } from "#test/support/ports.ts";
import { aRun, aTask } from "#test/support/task.ts";

const free = { test: true, credit_cost: 0 };

it("a test film is made by the built-in models, whoever makes the others", async () => {
  const use = fakePorts({ tasks: [aTask(free)] });

  await claimTask(use, aRun());

  expect(use.task().models).toEqual(builtInModels);
  expect(use.settings.models).not.toEqual(builtInModels);
});

it("the mark is a picture of 128 x 128 with nothing around it", async () => {
  const { format, width, height, hasAlpha } = await sharp(testWatermark).metadata();

  expect({ format, width, height, hasAlpha }).toEqual({ format: "png", width: 128, height: 128, hasAlpha: true });
});

it("a test film that failed is tried again for nothing", async () => {
  const use = fakePorts({ tasks: [aTask({ ...free, process_status: "failed" })], available: 0 });

  await retryTask(use, "ada", "web_1");

  expect(use.task()).toMatchObject({ process_status: "pending", attempt: 2 });
  expect(use.committed.map(({ kind }) => kind)).toEqual(["move-task", "emit"]);
});
