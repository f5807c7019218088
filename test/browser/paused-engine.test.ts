import * as z from "zod";
import { admin } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { filmTimeout } from "./film-timeout.ts";
import { signUpAndVisit } from "./new-user.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import { twoScenes } from "./stories.ts";

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });

it("shows that a film waits for a paused engine, until it is resumed", async ({ product, browser, expect }) => {
  const owner = await signUpAndVisit(browser, product, "/welcome");
  const { page } = owner;
  page.setDefaultTimeout(filmTimeout);
  const post = await apiClientFor(product.site, owner.email);
  const administer = await apiClientFor(product.site, admin);
  const act = (action: "pause" | "resume") =>
    administer(`/api/admin/${action}-provider`, { provider: "built-in", reason: "A test" }, z.object({}));
  // It stops for its review: a film of two scenes could be ready before the page asks for news.
  const taskData = { storyType: "poetry_story", voiceLanguage: "english", fullStory: twoScenes, review: "script" };
  const { taskId } = (await post("/api/task", { mode: "create", taskData }, Ordered)).data;
  await act("pause");
  try {
    await page.goto(`/task-detail/${taskId}`);
    await page.getByRole("button", { name: "Start Now" }).click();

    await page.getByRole("heading", { name: "Waiting for a paused engine" }).waitFor();
    await seeText(
      page,
      "We have paused an engine that this film needs (Built-in). The film waits and starts by itself",
      {
        exact: false,
      },
    );
    expect(await page.getByText("It will start at any moment.").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Start Now" }).count()).toBe(0);
    await expectAccessible(page);
    for (const list of ["/dashboard", "/tasks"]) {
      await page.goto(list);
      await seeText(page, "Waiting for a paused engine");
    }
    await expectAccessible(page);
    await page.goto(`/task-detail/${taskId}`);
    await page.getByRole("heading", { name: "Waiting for a paused engine" }).waitFor();
  } finally {
    await act("resume");
  }
  await page.getByText("In Progress").first().waitFor();
  expect(await page.getByText("We have paused an engine", { exact: false }).count()).toBe(0);
  await post(`/api/task/${taskId}/cancel`, {}, z.object({}));
  expect(owner.faults).toEqual([]);
  await owner.leave();
});
