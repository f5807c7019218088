import { expect } from "vitest";
import * as z from "zod";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { filmTimeout } from "./film-timeout.ts";
import { signUpAndVisit } from "./new-user.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import { twoScenes } from "./stories.ts";

it("tries the first scene for one credit, and makes the film with it", async ({ product, browser }) => {
  const { page, email, faults, leave } = await signUpAndVisit(browser, product, "/create-task");
  page.setDefaultTimeout(filmTimeout);
  await page.getByRole("tab", { name: "Full Story" }).click();
  await page.getByRole("textbox", { name: "Full Story" }).fill(twoScenes);
  await page.getByRole("button", { name: "Try the first scene (1 credit)" }).click();
  await page.getByRole("link", { name: "Watch it being made" }).click();
  await page.waitForURL("**/task-detail/*");
  await page.getByText("1 credit reserved").first().waitFor();
  await page.getByRole("button", { name: "Start Now" }).click();

  await page.getByRole("heading", { name: "Your first scene is ready for review" }).waitFor();
  await seeText(page, /Continue makes the whole film with it and reserves 9 credits more\./);
  await expect.poll(() => page.locator(".scene img").count()).toBe(1);
  await expect.poll(() => page.getByRole("button", { name: /Scene 1/ }).count()).toBeGreaterThan(0);
  await expectAccessible(page);

  // Another order has taken a credit that is missing now. The payment leads back to the film.
  const taskData = {
    storyType: "poetry_story",
    fullStory: twoScenes,
    voiceLanguage: "english",
    review: "first_scene",
    music: "none",
  };
  const call = await apiClientFor(product.site, email);
  await call("/api/task", { mode: "create", taskData }, z.looseObject({ success: z.literal(true) }));
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await seeText(page, "You need 1 credit more.");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Buy Credits" }).click();
  await page.getByRole("link", { name: "Back to the Film" }).waitFor();
  await page.getByRole("button", { name: "Buy Professional" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Payment Successful" }).waitFor();
  await page.getByRole("link", { name: "Back to the Film" }).click();
  await page.getByRole("heading", { name: "Your first scene is ready for review" }).waitFor();
  expect(await page.getByText("You need 1 credit more.").count()).toBe(0);

  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.locator('video[src*="/media/"]').waitFor({ timeout: filmTimeout });
  // The refusal of the first attempt to continue.
  expect(faults.filter((fault) => !fault.includes("402"))).toEqual([]);
  await leave();
});
