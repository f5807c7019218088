import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { styles } from "#contract/catalogue/styles.ts";
import { admin, demo } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { pressTwice } from "./press-twice.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";
import { signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

it.beforeAll(({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
});

const picture = async (name: string, width: number, height: number, background = "#ad4311") => ({
  name,
  mimeType: name.endsWith(".png") ? "image/png" : "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(name.endsWith(".png") ? "png" : "jpeg")
    .toBuffer(),
});
type Given = Awaited<ReturnType<typeof picture>>;

const openAssets = async (user = demo) => {
  const as = await signedIn(browser, product.site, user);
  const visitor = await visit(browser, product.site, { path: "/asset-management", as });
  await visitor.page.getByRole("heading", { level: 1, name: "Asset Management" }).waitFor();
  return visitor;
};

/** The upload tabs come first on the page. The tabs of the list have counts in their names. */
const choose = async (page: Page, tab: string, ...files: Given[]) => {
  await page.getByRole("tab", { name: tab, exact: true }).first().click();
  await page.locator('input[type="file"]').setInputFiles(files);
};
const upload = (page: Page) => page.getByRole("button", { name: "Upload", exact: true });

it("shows empty states without assets", async () => {
  const { page, faults, leave } = await openAssets(admin);
  await seeText(page, "No assets yet");
  await page.getByRole("tab", { name: "Watermark (0)" }).click();
  await seeText(page, "No watermarks yet");
  await page.getByRole("link", { name: "Back to Home" }).click();

  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

it("uploads a character with recommendations, replaces it, and deletes it in two steps", async () => {
  const { page, faults, leave } = await openAssets();
  await choose(page, "Character", await picture("girl.jpg", 300, 200));
  await upload(page).click();
  await seeText(page, "Please enter a character name first");
  const field = page.getByRole("textbox", { name: "Character Name" });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill("K");
  await seeText(page, "Character name must be at least 2 characters long");
  await field.fill("K".repeat(51));
  await seeText(page, "Character name must be 50 characters or less");
  await field.fill("Mira Bell");
  await seeText(page, "Will be saved as fairytale_story_mira_bell.jpg");
  await expectAccessible(page);
  await upload(page).click();

  await seeText(page, `"Mira Bell" was uploaded. You can still improve it`);
  await seeText(page, /^Image file is small \(.+\)\. It may look blurred in the video\.$/);
  await seeText(page, "Use an image of at least 512x512 pixels for best quality.");
  await seeText(page, "JPEG images have no transparent background");
  await seeText(page, "Use PNG for better quality and a transparent background.");
  await seeText(page, "The image was adjusted to a square of 300x300 pixels.");
  await seeText(page, "300 x 300");

  await choose(page, "Character", await picture("girl.png", 400, 400));
  await field.fill("Mira Bell");
  await seeText(page, "Replaces your fairytale_story_mira_bell.png");
  await upload(page).click();
  await seeText(page, "400 x 400");
  await expect.poll(() => page.getByRole("button", { name: "View Mira Bell" }).count()).toBe(1);

  await pressTwice(page.getByRole("button", { name: "Delete Mira Bell" }));
  await seeText(page, `"Mira Bell" was deleted.`);
  await expect.poll(() => page.getByRole("button", { name: "View Mira Bell" }).count()).toBe(0);
  expect(faults).toEqual([]);
  await leave();
});

it("asks for the story types of a watermark and keeps one copy for each", async () => {
  const { page, faults, leave } = await openAssets();
  await choose(page, "Watermark", await picture("wide.png", 200, 128));
  await seeText(page, /A watermark must be exactly 128x128 pixels\. This image is 200x128\.$/);
  await choose(page, "Watermark", await picture("mark.png", 128, 128));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await seeText(dialog, "Please select at least one story type.");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("checkbox", { name: "All" }).check();
  await expect.poll(() => dialog.getByRole("checkbox", { checked: true }).count()).toBe(15);
  await dialog.getByRole("checkbox", { name: "All" }).uncheck();
  await dialog.getByRole("checkbox", { name: "Comics Story" }).check();
  await dialog.getByRole("checkbox", { name: "Sci-Fi Story" }).check();
  await dialog.getByRole("button", { name: "Upload" }).click();

  await seeText(page, `"mark.png" was uploaded.`);
  await page.getByRole("tab", { name: "Watermark (2)" }).click();
  await seeText(page, "comics_story_watermark.png");
  await seeText(page, "sci_fi_story_watermark.png");

  await page.getByRole("button", { name: "View Sci-Fi Story Watermark" }).click();
  await seeText(page, "2 / 2");
  await page.keyboard.press("ArrowRight");
  await seeText(page, "1 / 2");
  await page.keyboard.press("ArrowRight");
  await seeText(page, "2 / 2");
  await page.keyboard.press("Escape");
  await page.getByText("2 / 2").waitFor({ state: "detached" });

  await page.getByRole("searchbox", { name: "Search assets" }).fill("comics");
  await page.getByText("1 match", { exact: true }).first().waitFor();
  await expect.poll(() => page.getByText("sci_fi_story_watermark.png").count()).toBe(0);
  await page.getByRole("searchbox", { name: "Search assets" }).fill("zebra");
  await seeText(page, "No assets match your search");
  expect(faults).toEqual([]);
  await leave();
});

it("uploads images and audio under new names, and plays audio", async () => {
  const { page, faults, leave } = await openAssets();
  await choose(page, "Image", await picture("IMG 0001.png", 40, 30));
  await page.getByRole("textbox", { name: "File Name" }).fill("The Old Castle");
  await seeText(page, "Will be saved as The_Old_Castle.png");
  await upload(page).click();
  await page.getByRole("button", { name: "View The Old Castle" }).waitFor();

  const sample = resolve(import.meta.dirname, "../../web/public/voice_samples/studio-english-ella.mp3");
  await choose(page, "Audio", { name: "ella.mp3", mimeType: "audio/mpeg", buffer: await readFile(sample) });
  await upload(page).click();
  await page.getByRole("button", { name: "Play, ella" }).waitFor();
  await page.getByRole("button", { name: "View ella" }).click();
  await seeText(page.getByRole("dialog", { name: "ella" }), "ella.mp3");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  expect(faults).toEqual([]);
  await leave();
});

it("skips files that are too large, and shows failed uploads, lists and deletions", async () => {
  const { page, leave } = await openAssets();
  const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(2 * 1024 ** 2 + 1) };
  await choose(page, "Image", large);
  await seeText(page, 'File "large.png" is too large (2.01MB). Maximum size allowed: 2MB');

  await choose(page, "Image", { name: "false.png", mimeType: "image/png", buffer: Buffer.from("not a picture") });
  await upload(page).click();
  await seeText(page, /^Upload failed: The file is not /);
  await page.getByRole("button", { name: "Remove false.png" }).click();

  await page.route("**/api/upload-url", (route) => route.abort());
  await choose(page, "Image", await picture("moon.png", 40, 40));
  await upload(page).click();
  await seeText(page, "Upload error: Network error. Please try again.");
  await page.unroute("**/api/upload-url");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.route("**/api/asset/*", (route) =>
    route.fulfill({ status: 500, json: { success: false, code: "internal", error: "Something went wrong" } }),
  );
  await pressTwice(page.getByRole("button", { name: "Delete moon" }));
  await seeText(page, "Delete failed: Something went wrong");

  await page.route("**/api/user/*/assets", (route) =>
    route.fulfill({ status: 403, json: { success: false, code: "forbidden", error: "Access denied" } }),
  );
  await page.reload();
  await seeText(page, "Failed to fetch user assets: Access denied");
  await page.unroute("**/api/user/*/assets");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("button", { name: "View moon" }).waitFor();
  await leave();
});

it("shows a sample of each style to everyone, full-screen on request", async () => {
  const { page, faults, leave } = await visit(browser, product.site);
  await page.goto("/illustration-samples");
  await page.getByRole("heading", { level: 1, name: "Illustration Samples" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 2 }).count()).toBe(styles.length);

  await page.getByRole("button", { name: "Watercolor" }).click();
  await seeText(page, `4 / ${styles.length}`);
  await page.keyboard.press("ArrowLeft");
  await seeText(page, `3 / ${styles.length}`);
  await page.getByRole("button", { name: "Next" }).click();
  await seeText(page, `4 / ${styles.length}`);
  // Clicks the background left of the picture. A click during the animation has no effect.
  const isClosed = async () => {
    await page.mouse.click(6, 150);
    return (await page.getByText(`4 / ${styles.length}`).count()) === 0;
  };
  await expect.poll(isClosed).toBe(true);
  expect(faults).toEqual([]);
  await leave();
});
