import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectColoursAccessible } from "./accessible.ts";
import { type SessionState, watchFaults } from "./visitor.ts";

/** Each width in both themes. Each theme is the first one of a width: the one in which axe checks everything. */
const looks = [
  { width: 1280, theme: "light" },
  { width: 1280, theme: "dark" },
  { width: 390, theme: "dark" },
  { width: 390, theme: "light" },
] as const;

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
 * horizontal scrolling. Where the second theme changes only colours, axe checks only those again. With SCREENS set, saves a screenshot of each look in that folder.
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
  let checked = "";
  for (const { theme, width } of looks) {
    await page.setViewportSize({ width, height: width > 500 ? 800 : 844 });
    await choose(page, theme);
    const folder = process.env["SCREENS"];
    if (folder) await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
    const shown = await contentOf(page, width);
    await (shown === checked ? expectColoursAccessible(page) : expectAccessible(page));
    checked = shown;
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(faults.filter((fault) => !says?.test(fault))).toEqual([]);
  await context.close();
};

/** What axe reads but colours: the elements, and the text that is shown. The button that changes the theme differs. */
const contentOf = async (page: Page, width: number): Promise<string> => {
  const [elements, text] = await page.evaluate(() => [document.body.innerHTML, document.body.innerText]);
  const content = `${elements} ${text}`.replaceAll(/(light|dark) theme/gi, "theme");
  return `${width} ${content.replaceAll(/ class="[^"]*"|<\/?(path|circle)[^>]*>/g, "")}`;
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
