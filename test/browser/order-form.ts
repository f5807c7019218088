import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { seeText } from "./see-text.ts";
import { pick, type SessionState, watchFaults } from "./visitor.ts";

/** Opens the order form in its own browser context, so that it has no drafts of other tests. */
export const openForm = async (browser: Browser, site: string, as: SessionState, path = "/create-task") => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const context = await browser.newContext({ baseURL: site, storageState: as, permissions, reducedMotion: "reduce" });
  const page = await context.newPage();
  // A machine that has other work too is no reason to fail.
  page.setDefaultTimeout(60_000);
  const faults = watchFaults(page);
  await page.goto(path);
  return { ...formLocators(page), page, faults, leave: () => context.close() };
};

/** Locators and actions of the order form. */
const formLocators = (page: Page) => ({
  prompt: page.getByRole("textbox", { name: "Story Prompt" }),
  fullStory: page.getByRole("textbox", { name: "Full Story" }),
  price: page.getByRole("complementary", { name: "Your film" }),
  press: (name: string) => page.getByRole("button", { name, exact: true }).click(),
  sees: (words: string | RegExp) => page.getByText(words).first().waitFor(),
  turnOn: (name: string) => page.getByRole("checkbox", { name }).check({ force: true }),
  async choose(field: string, option: string) {
    await page.getByRole("button", { name: field }).click();
    await pick(page, option);
  },
  async openAdvanced() {
    // A click is lost if the page moves while the button is down.
    await page.getByRole("button", { name: "Advanced Personalization" }).press("Enter");
    await seeText(page, "Target Age");
  },
  fileInput: (name: string) => page.getByLabel(name).and(page.locator("input")),
});

/** Makes a PNG file of one colour for a file input. */
export const makePicture = async (name: string, width: number, height = width) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#c2410c" } })
    .png()
    .toBuffer(),
});
