import { expect } from "vitest";
import * as z from "zod";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { filmTimeout } from "./film-timeout.ts";
import { signUpAndVisit } from "./new-user.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import { pick } from "./visitor.ts";

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });

const fullStory = `Anna walked to the sea with her brother Tom. The road was long and the wind was cold.

“Where is the sea?” asked Anna. “I cannot see it yet,” said Tom.`;

it("changes who speaks in a review, how, and the narrator's voice, on a small screen and from right to left", async ({
  product,
  browser,
}) => {
  const { page, email, faults, leave } = await signUpAndVisit(browser, product, "/welcome");
  await page.setViewportSize({ width: 390, height: 844 });
  page.setDefaultTimeout(filmTimeout);
  const call = await apiClientFor(product.site, email);
  const taskData = {
    storyType: "fairytale_story",
    voiceLanguage: "english",
    characterVoices: true,
    review: "script",
    music: "none",
    fullStory,
  };
  const { taskId: id } = (await call("/api/task", { mode: "create", taskData }, Ordered)).data;
  await call(`/api/task/${id}/start`, {}, z.unknown());
  await page.goto(`/task-detail/${id}`);
  const bar = page.getByRole("region", { name: "Your changes" });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const isWiderThanScreen = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  // Every speaker has a voice of its own, which can be changed.
  await button("Voice of Anna").waitFor();
  await button("Voice of Tom").waitFor();
  await button("Voice of Narrator").click();
  await pick(page, /^Angus/);
  await seeText(bar, "1 change · free");

  // A line gets another speaker, and another way of speaking.
  for (const section of await page.getByRole("button", { name: "Who speaks, and how" }).all()) await section.click();
  await button("Way of speaking of: Where is the sea?").click();
  await pick(page, "Whispering");
  await button("Speaker of: Where is the sea?").click();
  await pick(page, "Tom");
  await seeText(bar, "2 changes · free");
  await expectAccessible(page);
  expect(await isWiderThanScreen()).toBe(false);
  await bar.getByRole("button", { name: "Apply", exact: true }).click();
  await bar.waitFor({ state: "detached" });
  await expect.poll(() => button("Voice of Narrator").textContent()).toContain("Angus");

  // The same on a page from right to left.
  await page.evaluate(() => localStorage.setItem("language", "ar"));
  await page.reload();
  await page.locator('.scene-speech [role="button"]').first().waitFor();
  for (const section of await page.locator('.scene-speech [role="button"]').all()) await section.click();
  const line = page.locator(".scene-utterance", { hasText: "Where is the sea?" });
  await line.waitFor();
  await expect.poll(() => line.getByRole("button").first().textContent()).toBe("Tom");
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  expect(await isWiderThanScreen()).toBe(false);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await leave();
});
