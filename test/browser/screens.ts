import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { type Kept, watchFaults } from "./visitor.ts";

const looks = (["light", "dark"] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })));

interface Seen {
  readonly name: string;
  readonly path: string;
  /** What is there once the screen is whole. */
  readonly heading: string;
  /** Nobody where it is left out. */
  readonly as?: Kept;
  /** What the browser says of it that belongs to it: a task that is not there is a 404. */
  readonly says?: RegExp;
  /** What is done before it is looked at: a dialog opened, a tab chosen. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/**
 * Opens a screen and turns it from light to dark and from wide to narrow: it must be whole, without faults, without
 * axe's findings, and no wider than its window. Where SCREENS names a folder, a picture of each look stays there.
 */
export const lookAt = async (browser: Browser, site: string, screen: Seen) => {
  const { name, path, heading, as, says, prepare } = screen;
  const context = await browser.newContext({ baseURL: site, reducedMotion: "reduce", ...(as && { storageState: as }) });
  const page = await context.newPage();
  const faults = watchFaults(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  for (const { theme, width } of looks) {
    await page.setViewportSize({ width, height: width > 500 ? 800 : 844 });
    await choose(page, theme);
    const folder = process.env["SCREENS"];
    if (folder) await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(faults.filter((fault) => !says?.test(fault))).toEqual([]);
  await context.close();
};

/** The site follows another of its tabs; a page without a choice of its own, the system. */
const choose = async (page: Page, theme: "light" | "dark") => {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(
    (newValue) => window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue })),
    theme,
  );
  await page.locator(`html.${theme}, html:not([class])`).waitFor();
};
