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
  await page.getByText("No assets yet").waitFor();
  await page.getByRole("tab", { name: "Watermark (0)" }).click();
  await page.getByText("No watermarks yet").waitFor();
  await page.getByRole("link", { name: "Back to Home" }).click();

  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

it("uploads a character with recommendations, replaces it, and deletes it in two steps", async () => {
  const { page, faults, leave } = await openAssets();
  await choose(page, "Character", await picture("girl.jpg", 300, 200));
  await upload(page).click();
  await page.getByText("Please enter a character name first").waitFor();
  const field = page.getByRole("textbox", { name: "Character Name" });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill("K");
  await page.getByText("Character name must be at least 2 characters long").waitFor();
  await field.fill("K".repeat(51));
  await page.getByText("Character name must be 50 characters or less").waitFor();
  await field.fill("Mira Bell");
  await page.getByText("Will be saved as fairytale_story_mira_bell.jpg").waitFor();
  await expectAccessible(page);
  await upload(page).click();

  await page.getByText(`"Mira Bell" was uploaded. You can still improve it`).waitFor();
  await page.getByText(/^Image file is small \(.+\)\. It may look blurred in the video\.$/).waitFor();
  await page.getByText("Use an image of at least 512x512 pixels for best quality.").waitFor();
  await page.getByText("JPEG images have no transparent background").waitFor();
  await page.getByText("Use PNG for better quality and a transparent background.").waitFor();
  await page.getByText("The image was adjusted to a square of 300x300 pixels.").waitFor();
  await page.getByText("300 x 300").waitFor();

  await choose(page, "Character", await picture("girl.png", 400, 400));
  await field.fill("Mira Bell");
  await page.getByText("Replaces your fairytale_story_mira_bell.png").waitFor();
  await upload(page).click();
  await page.getByText("400 x 400").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "View Mira Bell" }).count()).toBe(1);

  await pressTwice(page.getByRole("button", { name: "Delete Mira Bell" }));
  await page.getByText(`"Mira Bell" was deleted.`).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "View Mira Bell" }).count()).toBe(0);
  expect(faults).toEqual([]);
  await leave();
});

it("asks for the story types of a watermark and keeps one copy for each", async () => {
  const { page, faults, leave } = await openAssets();
  await choose(page, "Watermark", await picture("wide.png", 200, 128));
  await page.getByText(/A watermark must be exactly 128x128 pixels\. This image is 200x128\.$/).waitFor();
  await choose(page, "Watermark", await picture("mark.png", 128, 128));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await dialog.getByText("Please select at least one story type.").waitFor();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("checkbox", { name: "All" }).check();
  await expect.poll(() => dialog.getByRole("checkbox", { checked: true }).count()).toBe(15);
  await dialog.getByRole("checkbox", { name: "All" }).uncheck();
  await dialog.getByRole("checkbox", { name: "Comics Story" }).check();
  await dialog.getByRole("checkbox", { name: "Sci-Fi Story" }).check();
  await dialog.getByRole("button", { name: "Upload" }).click();

  await page.getByText(`"mark.png" was uploaded.`).waitFor();
  await page.getByRole("tab", { name: "Watermark (2)" }).click();
  await page.getByText("comics_story_watermark.png").waitFor();
  await page.getByText("sci_fi_story_watermark.png").waitFor();

  await page.getByRole("button", { name: "View Sci-Fi Story Watermark" }).click();
  await page.getByText("2 / 2").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText("1 / 2").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText("2 / 2").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("2 / 2").waitFor({ state: "detached" });

  await page.getByRole("searchbox", { name: "Search assets" }).fill("comics");
  await page.getByText("1 match", { exact: true }).first().waitFor();
  await expect.poll(() => page.getByText("sci_fi_story_watermark.png").count()).toBe(0);
  await page.getByRole("searchbox", { name: "Search assets" }).fill("zebra");
  await page.getByText("No assets match your search").waitFor();
  expect(faults).toEqual([]);
  await leave();
});

it("uploads images and audio under new names, and plays audio", async () => {
  const { page, faults, leave } = await openAssets();
  await choose(page, "Image", await picture("IMG 0001.png", 40, 30));
  await page.getByRole("textbox", { name: "File Name" }).fill("The Old Castle");
  await page.getByText("Will be saved as The_Old_Castle.png").waitFor();
  await upload(page).click();
  await page.getByRole("button", { name: "View The Old Castle" }).waitFor();

  const sample = resolve(import.meta.dirname, "../../web/public/voice_samples/studio-english-ella.mp3");
  await choose(page, "Audio", { name: "ella.mp3", mimeType: "audio/mpeg", buffer: await readFile(sample) });
  await upload(page).click();
  await page.getByRole("button", { name: "Play, ella" }).waitFor();
  await page.getByRole("button", { name: "View ella" }).click();
  await page.getByRole("dialog", { name: "ella" }).getByText("ella.mp3").waitFor();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  expect(faults).toEqual([]);
  await leave();
});

it("skips files that are too large, and shows failed uploads, lists and deletions", async () => {
  const { page, leave } = await openAssets();
  const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(2 * 1024 ** 2 + 1) };
  await choose(page, "Image", large);
  await page.getByText('File "large.png" is too large (2.01MB). Maximum size allowed: 2MB').waitFor();

  await choose(page, "Image", { name: "false.png", mimeType: "image/png", buffer: Buffer.from("not a picture") });
  await upload(page).click();
  await page.getByText(/^Upload failed: The file is not /).waitFor();
  await page.getByRole("button", { name: "Remove false.png" }).click();

  await page.route("**/api/upload-url", (route) => route.abort());
  await choose(page, "Image", await picture("moon.png", 40, 40));
  await upload(page).click();
  await page.getByText("Upload error: Network error. Please try again.").waitFor();
  await page.unroute("**/api/upload-url");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.route("**/api/asset/*", (route) =>
    route.fulfill({ status: 500, json: { success: false, code: "internal", error: "Something went wrong" } }),
  );
  await pressTwice(page.getByRole("button", { name: "Delete moon" }));
  await page.getByText("Delete failed: Something went wrong").waitFor();

  await page.route("**/api/user/*/assets", (route) =>
    route.fulfill({ status: 403, json: { success: false, code: "forbidden", error: "Access denied" } }),
  );
  await page.reload();
  await page.getByText("Failed to fetch user assets: Access denied").waitFor();
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
  await page.getByText(`4 / ${styles.length}`).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(`3 / ${styles.length}`).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(`4 / ${styles.length}`).waitFor();
  // Clicks the background left of the picture. A click during the animation has no effect.
  const isClosed = async () => {
    await page.mouse.click(6, 150);
    return (await page.getByText(`4 / ${styles.length}`).count()) === 0;
  };
  await expect.poll(isClosed).toBe(true);
  expect(faults).toEqual([]);
  await leave();
});
