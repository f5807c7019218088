import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { admin } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { makePicture, openForm } from "./order-form.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";
import { type SessionState, signedIn } from "./visitor.ts";

let product: Product;
let browser: Browser;
let user: SessionState;

it.beforeAll(async ({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
  // A user without uploaded pictures.
  user = await signedIn(browser, product.site, admin);
});

const open = (path?: string) => openForm(browser, product.site, user, path);

/** Mocks an error reply of the API. */
const answer = (page: Page, path: string, status: number, error: string, code = "internal") =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { success: false, error, code } }));

it("lists all errors at the top and beside each field, with links to the fields", async () => {
  const { page, prompt, press, choose, sees, turnOn, openAdvanced, leave } = await open();
  await choose("Story Type", "Comics Story");
  await page.getByRole("radio", { name: "Others", exact: true }).check({ force: true });
  await openAdvanced();
  const listed = page.waitForResponse(/assetType=watermark/);
  await turnOn("Watermark");
  await seeText(page, "PNG or JPG, exactly 128x128 pixels. Maximum size: 2MB");
  await listed;
  await turnOn("Fixed character");
  const copyTo = page.getByRole("textbox", { name: "Copy to Email" });
  await copyTo.fill("a@b.cd, b@b.cd\nc@b.cd d@b.cd, e@b.cd, f@b.cd");

  await press("Create My Story");
  await sees("5 fields need another look");

  for (const message of [
    "Please provide either a story prompt or a full story!",
    "Please enter your custom illustration style or select a predefined style!",
    "Copy to Email: up to 5 addresses.",
    "Please upload a watermark image or disable the watermark.",
    "Please enter a character name for the fixed character.",
  ]) {
    await expect.poll(() => page.getByText(message, { exact: true }).count()).toBe(2);
    await expect.poll(() => page.getByRole("button", { name: message, exact: true }).count()).toBe(1);
  }
  await expect.poll(() => prompt.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => prompt.getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("button", { name: "Copy to Email: up to 5 addresses." }).click();
  await expect.poll(() => copyTo.evaluate((field) => field === document.activeElement)).toBe(true);
  // An open tooltip lies outside all landmarks, which axe reports.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await leave();
});

it("rejects an invalid picture before the upload", async () => {
  const { page, press, choose, sees, turnOn, openAdvanced, fileInput, leave } = await open();
  await choose("Story Type", "Comics Story");
  await openAdvanced();
  await turnOn("Watermark");
  const watermark = fileInput("Upload image: Watermark image");
  await watermark.setInputFiles(await makePicture("sign.png", 120));
  await sees("A watermark must be exactly 128x128 pixels. This image is 120x120.");
  await watermark.setInputFiles({ name: "sign.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await sees("Invalid file type. Must be one of: png, jpg, jpeg");
  await watermark.setInputFiles({ name: "sign.png", mimeType: "image/png", buffer: Buffer.alloc(3 * 1024 * 1024) });
  await sees("File size 3 MB exceeds maximum allowed size. Maximum size: 2MB");
  await turnOn("Fixed character");
  const character = fileInput("Upload image: Character image");
  await character.setInputFiles(await makePicture("hero.png", 300));
  await sees("Please enter a character name first.");
  const name = page.getByRole("textbox", { name: "Character Name" });
  await name.fill("C");
  await press("Create My Story");
  await sees("Character name must be at least 2 characters long");
  await name.fill("Captain Carrot");
  await character.setInputFiles(await makePicture("wide.png", 600, 300));

  await sees(
    "Image must be approximately square (aspect ratio between 0.8-1.2) and at least 256px on the smaller side.",
  );
  await leave();
});

it("shows why an order was rejected, and a link to buy credits", async () => {
  const { page, prompt, press, sees, leave } = await open();
  await prompt.fill("A whale learns to knit");

  await answer(page, "/api/task", 500, "The table is away");
  await press("Create My Story");
  await sees("Failed to create animation task: Backend error: The table is away");
  await page.unroute("**/api/task");
  await answer(page, "/api/task", 402, "You have 3 credits, and this costs 10.", "insufficient_credits");
  await press("Create My Story");
  await sees("Failed to create animation task: You have 3 credits, and this costs 10.");

  await expect.poll(() => page.getByRole("link", { name: "Buy More Credits" }).isVisible()).toBe(true);
  await leave();
});

it("shows AI errors and keeps the form unchanged", async () => {
  const { page, prompt, fullStory, press, sees, openAdvanced, leave } = await open();
  await prompt.fill("A whale learns to knit");
  for (const helper of ["story-idea", "title", "summary", "revise-prompt"])
    await answer(page, `/api/ai/${helper}`, 502, "AI generated insufficient story content", "provider_failed");

  await press("Enlighten me with AI");
  await sees("Failed to generate story idea. Please try again.");
  await press("Suggest a title");
  await sees("Failed to suggest a title. Please try again.");
  const kept = await prompt.inputValue();
  await page.getByRole("tab", { name: "Full Story" }).click();
  await fullStory.fill("The owl sang to the moon.");
  await press("Summarize with AI");
  await sees("Failed to summarize the story. Please try again.");
  await openAdvanced();
  await press("Edit System Prompts");
  await page.getByRole("textbox", { name: "What should be changed?" }).fill("Shorter");
  await press("Revise with AI");

  await sees("System prompt revision failed: AI generated insufficient story content");
  expect(kept).toBe("A whale learns to knit");
  await leave();
});

it("shows template errors and retries", async () => {
  const { page, press, sees, openAdvanced, leave } = await open();
  await page.route("**/api/system_prompt_templates/*", (route) => route.abort());
  await openAdvanced();
  await press("Edit System Prompts");
  await sees(/^Network error: /);
  await page.unroute("**/api/system_prompt_templates/*");
  await press("Try Again");
  await page.getByRole("textbox", { name: "Story writing prompt" }).waitFor();
  await page.route("**/api/validate-system-prompt", (route) => route.abort());
  await press("Save Prompts");

  await sees(/^Network error: /);
  await leave();
});

it("shows why a task cannot be edited, repeated or continued", async () => {
  const { page, sees, press, leave } = await open("/create-task?edit=none");
  await sees(/^Task not found: /);
  await page.goto("/repeat-task");
  await sees("Task not found: no task was specified");
  await answer(page, "/api/task/some/status*", 500, "The table is away");
  await page.goto("/continue-task?from=some");
  await sees("Failed to load task data: The table is away");
  await page.unroute("**/api/task/some/status*");
  await press("Try Again");

  await sees(/^Task not found: /);
  await leave();
});
