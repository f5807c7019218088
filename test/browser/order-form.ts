import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { type Kept, pick, watchFaults } from "./visitor.ts";

/** A form before such a user, in a browser of its own: it has no drafts of another test. */
export const openForm = async (browser: Browser, site: string, as: Kept, path = "/create-task") => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const context = await browser.newContext({ baseURL: site, storageState: as, permissions, reducedMotion: "reduce" });
  const page = await context.newPage();
  const faults = watchFaults(page);
  await page.goto(path);
  return { ...deskOf(page), page, faults, leave: () => context.close() };
};

/** The parts of the form, by role and name. */
const deskOf = (page: Page) => ({
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
    await page.getByRole("button", { name: "Advanced Personalization" }).click();
    await page.getByText("Target Age").waitFor();
  },
  fileInput: (name: string) => page.getByLabel(name).and(page.locator("input")),
});

/** A picture of one colour, as a file that is chosen. */
export const aPicture = async (name: string, width: number, height = width) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#c2410c" } })
    .png()
    .toBuffer(),
});
