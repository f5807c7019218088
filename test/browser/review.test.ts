import { expect } from "vitest";
import * as z from "zod";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { filmTimeout } from "./film-timeout.ts";
import { signUpAndVisit } from "./new-user.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import { fourScenes } from "./stories.ts";

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });

it("edits the scenes of a film in its review, and continues it", async ({ product, browser }) => {
  const { page, email, faults, leave } = await signUpAndVisit(browser, product, "/welcome");
  const call = await apiClientFor(product.site, email);
  const taskData = {
    storyType: "poetry_story",
    voiceLanguage: "english",
    review: "storyboard",
    music: "none",
    fullStory: fourScenes,
  };
  const { taskId: id } = (await call("/api/task", { mode: "create", taskData }, Ordered)).data;
  page.setDefaultTimeout(filmTimeout);
  await page.goto(`/task-detail/${id}`);
  const scene = (number: number) => page.getByRole("group", { name: `Scene ${number}`, exact: true });
  const bar = page.getByRole("region", { name: "Your changes" });
  await page.getByRole("button", { name: "Start Now" }).click();

  // The changes are collected with their price. A removed scene can be taken back.
  await scene(4).waitFor();
  const fourth = await scene(4).getByRole("heading").textContent();
  await scene(1).getByRole("textbox", { name: "Narration" }).fill("The owl sang a short song.");
  await scene(2).getByRole("button", { name: "Draw again" }).click();
  await scene(3).getByRole("button", { name: "Remove" }).press("Enter");
  await page.getByRole("button", { name: /^Undo: / }).press("Enter");
  await scene(3).getByRole("button", { name: "Remove" }).press("Enter");
  await scene(3).getByRole("button", { name: "Move up" }).press("Enter");
  await expect.poll(() => scene(2).getByRole("heading").textContent()).toBe(fourth);
  await seeText(bar, "4 changes · free");
  await expectAccessible(page);

  // Continue asks about them.
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await seeText(page.getByRole("dialog"), /^You have 4 changes that are not applied\./);
  await page.getByRole("button", { name: "Back to the scenes" }).click();

  // Another tab has changed the scenes: what was typed stays.
  const other = { revision: 1, edits: [{ type: "camera", scene: 1, camera: "still" }] };
  await call(`/api/task/${id}/scenes/edits`, other, z.looseObject({ success: z.literal(true) }));
  await page
    .getByText(/^The scenes were changed elsewhere in the meantime\./)
    .first()
    .waitFor();
  await seeText(bar, "4 changes · free");
  await bar.getByRole("button", { name: "Apply", exact: true }).click();
  await bar.waitFor({ state: "detached" });
  await expect.poll(() => scene(3).count()).toBe(1);
  await expect.poll(() => scene(4).count()).toBe(0);
  expect(await scene(1).getByRole("textbox", { name: "Narration" }).inputValue()).toBe("The owl sang a short song.");
  await scene(3).getByRole("button", { name: "Picture 2", pressed: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.locator('video[src*="/media/"]').waitFor({ timeout: filmTimeout });
  await page.getByText("The owl sang a short song.").first().waitFor();
  expect(faults).toEqual([]);
  await leave();
});
