import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { type SessionState, watchFaults } from "./visitor.ts";

const looks = (["light", "dark"] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })));

interface Seen {
  readonly name: string;
  readonly path: string;
  /** The heading that shows that the screen is complete. */
  readonly heading: string;
  /** The session; without it the visitor is signed out. */
  readonly as?: SessionState;
  /** Browser errors that belong to the screen, such as a 404 for a missing task. */
  readonly says?: RegExp;
  /** Runs before the checks, for example to open a dialog or a tab. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/**
 * Opens a screen in light and dark, 1280 and 390 pixels wide. Expects no console errors, no axe findings and no
 * horizontal scrolling. With SCREENS set, saves a screenshot of each look in that folder.
 */
export const expectScreenWorks = async (browser: Browser, site: string, screen: Seen) => {
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

/** The site follows a theme change in another tab; static pages follow the system. */
const choose = async (page: Page, theme: "light" | "dark") => {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(
    (newValue) => window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue })),
    theme,
  );
  await page.locator(`html.${theme}, html:not([class])`).waitFor();
};
