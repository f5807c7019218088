import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { signUpAndVisit } from "./new-user.ts";
import { pressCopy } from "./press-copy.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";
import { pick } from "./visitor.ts";

let product: Product;
let browser: Browser;

it.beforeAll(({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
});

const openPage = (path = "/system_prompts") => signUpAndVisit(browser, product, path);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

it("shows both prompts of each of 14 story types and their placeholders", async () => {
  const { page, faults, leave, copied } = await openPage();
  await says(page, "Keep the placeholder variables intact");
  for (const variable of ["Story language", "Audience age", "Video length minutes", "Scene count"])
    await seeText(page, variable, { exact: true });
  expect(await page.getByText("Fixed character name", { exact: true }).count()).toBe(0);
  await page.getByLabel("Story Type").click();
  await expect.poll(() => page.getByRole("listbox").getByRole("option").count()).toBe(14);

  await pick(page, "Comics Story");
  await seeText(page, "Fixed character name", { exact: true });
  await page.getByRole("heading", { name: "Story Writing Prompt" }).waitFor();
  await pressCopy(page, "Copy Structure Design Prompt");

  await expect.poll(() => copied()).toContain("__scene_count_placeholder__");
  await expect
    .poll(() => copied())
    .toBe(await page.getByRole("region", { name: "Structure Design Prompt" }).textContent());
  // The confirmation is shown for two seconds.
  await button(page, "Copy Structure Design Prompt").waitFor();
  await page.getByRole("link", { name: "Back to Developer Tools" }).click();
  await page.getByRole("heading", { level: 1, name: "Developer Tools" }).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

it("lists the placeholders that a changed prompt lacks", async () => {
  const { page, faults, leave, copied } = await openPage("/system_prompts?type=comics_story");
  const own = page.getByRole("textbox", { name: "Your prompt" });
  await button(page, "Check Placeholders").click();
  await says(page, "Please paste your prompt first.");
  await own.fill("Tell it in __story_language_placeholder__ for __audience_age_placeholder__.");
  await button(page, "Check Placeholders").click();
  await says(page, "Cannot Save - Missing Required Placeholders");
  await expect
    .poll(() => page.getByRole("status").getByRole("listitem").allTextContents())
    .toEqual([
      "__video_length_minutes_placeholder__",
      "__scene_count_placeholder__",
      "__fixed_character_name_placeholder__",
    ]);
  await expectAccessible(page);

  await pressCopy(page, "Copy Story Writing Prompt");
  await own.fill(await copied());
  await expect.poll(() => page.getByText("Cannot Save - Missing Required Placeholders").count()).toBe(0);
  await button(page, "Check Placeholders").click();

  await says(page, "All required placeholders are there. A film can be made with this prompt.");
  expect(faults).toEqual([]);
  await leave();
});

it("revises a prompt with AI, or copies a request for another assistant", async () => {
  const { page, leave, copied } = await openPage();
  await button(page, "Revise with AI").click();
  await says(page, "Please say what should be changed.");
  await page.getByRole("textbox", { name: "What should be changed?" }).fill("Tell it with more humour");
  await button(page, "Revise with AI").click();
  await page.getByRole("heading", { name: "Revised prompt" }).waitFor();
  await says(page, "Made by AI: please read it before you use it.");
  await pressCopy(page, "Copy revised prompt");
  const revised = await copied();
  await button(page, "Copy request").click();
  await expect.poll(copied).not.toBe(revised);

  expect(revised).toContain("__video_length_minutes_placeholder__");
  await expect.poll(() => copied()).toContain("What should be different: Tell it with more humour");
  const refusal = { success: false, code: "provider_failed", error: "AI revision produced insufficient content" };
  await page.route("**/api/ai/revise-prompt", (route) => route.fulfill({ status: 502, json: refusal }));
  await button(page, "Revise with AI").click();
  await says(page, "Failed to revise the prompt: AI revision produced insufficient content");
  await leave();
});

it("shows why templates could not be loaded, and retries", async () => {
  const { page, leave } = await openPage("/developer");
  const templates = "**/api/system_prompt_templates";
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(templates, async (route) => {
    await asked;
    await route.fulfill({ status: 503, body: "" });
  });
  await page.goto("/system_prompts");
  await says(page, "Loading templates...");
  answer();
  await says(page, "Failed to load templates: HTTP 503: Service Unavailable");
  // The page header has its own back link; this one belongs to the error message.
  await expect
    .poll(() => page.getByRole("link", { name: "Back", exact: true }).getAttribute("href"))
    .toBe("/developer");
  await page.unroute(templates);
  await page.route(templates, (route) => route.fulfill({ json: { success: true, data: [] } }));
  await button(page, "Retry").click();

  await says(page, "No Template Found");
  await leave();
});
