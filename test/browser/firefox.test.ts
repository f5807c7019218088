import { existsSync } from "node:fs";
import { type Browser, type ElementHandle, launch, type Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo, password } from "#local/demo/accounts.ts";
import { filmTimeout } from "./film-timeout.ts";
import { type Product, startProduct } from "./start-product.ts";
import { twoScenes } from "./stories.ts";

/** A Firefox that the machine has. It needs the system's libavcodec to play a film. */
const firefox = [process.env["FIREFOX"], "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => path && existsSync(path),
);

/** `npm run test:firefox`. Playwright drives only a Firefox of its own; puppeteer speaks WebDriver BiDi with any. */
describe.runIf(process.env["FIREFOX"])("in Firefox", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    if (!firefox) throw new Error("There is no Firefox. Install one, or name its path in FIREFOX");
    product = await startProduct({ EDIT_SECONDS: "0", FILM_SHORT_SIDE: "360", RATE_SCALE: "100" });
    browser = await launch({ browser: "firefox", executablePath: firefox, headless: true });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it("signs in, orders a film, plays it, edits a scene and plays the new cut and the shared film", async () => {
    const { page, faults } = await openPage(browser);
    const screen = inPage(page);
    await page.goto(`${product.site}/login`);
    await screen.fill("Email", demo);
    await screen.fill("Password", password);
    await screen.press("button", "Login");
    await screen.sees("heading", "Welcome to Animation Agent!");

    await page.goto(`${product.site}/create-task`);
    await screen.press("tab", "Full Story");
    await screen.fill("Full Story", twoScenes);
    await screen.press("button", "Create My Story");
    // The list of films opens after the order.
    await page.locator('a[href^="/task-detail/"]').click();
    const first = await sourceOf(page, "");
    await expectPlays(page);

    await screen.press("button", "Edit Scenes");
    await screen.fill("Narration", "The owl sang a short song.");
    await screen.press("button", "Make the New Cut");
    await sourceOf(page, first);
    await expectPlays(page);

    await screen.press("checkbox", "Anyone with the link can watch");
    const address = await page.waitForSelector("xpath///*[contains(@class, 'secret')][contains(text(), '/watch/')]");
    await page.goto((await address?.evaluate((shown) => shown.textContent)) ?? "");
    await expectPlays(page);
    expect(faults).toEqual([]);
  });
});

const openPage = async (browser: Browser) => {
  const page = await browser.newPage();
  page.setDefaultTimeout(filmTimeout);
  await page.setViewport({ width: 1280, height: 800 });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (said) => {
    if (said.type() === "error") faults.push(said.text());
  });
  return { page, faults };
};

/** What a person does, by the names that assistive programs read. */
const inPage = (page: Page) => {
  const find = async (role: string, name: string): Promise<ElementHandle> => {
    const found = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);
    if (!found) throw new Error(`There is no ${role} "${name}"`);
    return found;
  };
  return {
    sees: find,
    press: async (role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click(),
    // Firefox gives passwords no role that a selector finds, so a field is found by its label. React sees only keys.
    fill: async (label: string, words: string) => {
      const field = await page.waitForSelector(`::-p-xpath(//*[@id=//label[normalize-space()="${label}"]/@for])`);
      if (!field) throw new Error(`There is no field "${label}"`);
      await field.evaluate((input) => (input as HTMLInputElement).select());
      await page.keyboard.type(words);
    },
  };
};

/** Waits for a finished film that is not `earlier`, and returns its address. */
const sourceOf = async (page: Page, earlier: string): Promise<string> => {
  const source = await page.waitForFunction(
    (before) => {
      const address = document.querySelector<HTMLVideoElement>('video[src*="/media/films/"]')?.src;
      return address !== before && address;
    },
    {},
    earlier,
  );
  return String(await source.jsonValue());
};

/** Plays the film for three seconds, and expects that it can show its captions and say its audio description. */
const expectPlays = async (page: Page): Promise<void> => {
  await page.waitForSelector("video");
  const played = await page.evaluate(async () => {
    const video = document.querySelector("video");
    if (!video) throw new Error("There is no player");
    video.muted = true;
    await video.play();
    await new Promise<void>((resolve) => {
      video.ontimeupdate = () => video.currentTime > 3 && resolve();
    });
    video.pause();
    const tracks = Array.from(video.textTracks, ({ kind }) => kind);
    return { width: video.videoWidth, error: video.error?.message, tracks };
  });
  expect(played).toMatchObject({ error: undefined, tracks: ["captions", "descriptions"] });
  expect(played.width).toBeGreaterThan(300);
};
