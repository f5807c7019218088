import { join } from "node:path";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { watchFaults } from "#test/browser/visitor.ts";

/** Widths of a desktop and of a phone, in CSS pixels. */
export const widths = [1280, 390] as const;
export type Width = (typeof widths)[number];

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly clicks: number;
}

interface Arrival {
  readonly width: Width;
  /** The folder of the screenshots. */
  readonly out: string;
}

/** A stranger with a browser: counts clicks and seconds of each step, and saves how each step looks. */
export class Visitor {
  readonly faults: string[] = [];
  private readonly steps: Step[] = [];
  private readonly pages: { readonly page: Page; readonly faults: readonly string[] }[] = [];
  private clicks = 0;
  private startedAt = performance.now();

  private readonly browser: Browser;
  private readonly site: string;
  private readonly arrival: Arrival;

  constructor(browser: Browser, site: string, arrival: Arrival) {
    this.browser = browser;
    this.site = site;
    this.arrival = arrival;
  }

  /** Opens an address in a private window. */
  async open(address: string): Promise<Page> {
    const { page } = await openWindow(this.browser, this.site, this.arrival.width);
    this.pages.push({ page, faults: watchFaults(page) });
    await page.goto(address);
    return page;
  }

  async press(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }

  /** Ends a step: its time, and its looks. Saving them takes no time of the next step. */
  async done(page: Page, name: string): Promise<void> {
    const seconds = (performance.now() - this.startedAt) / 1000;
    const { width, out } = this.arrival;
    const number = String(this.steps.length + 1).padStart(2, "0");
    this.steps.push({ name, seconds, clicks: this.clicks });
    await saveLooks(page, join(out, `${width}-${number}-${name.replaceAll(" ", "-")}`));
    this.clicks = 0;
    this.startedAt = performance.now();
  }

  /** Prints the steps, and collects what the browser reported. */
  print(): void {
    const all = [...this.steps, sumOf(this.steps)];
    console.info(`\n${this.arrival.width} pixels wide`);
    for (const { name, seconds, clicks } of all)
      console.info(`${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s ${String(clicks).padStart(3)} clicks`);
    for (const { page, faults } of this.pages)
      this.faults.push(...faults.map((fault) => `${new URL(page.url()).pathname}: ${fault}`));
  }
}

const sumOf = (steps: readonly Step[]): Step => ({
  name: "together",
  seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
  clicks: steps.reduce((sum, { clicks }) => sum + clicks, 0),
});

/** Opens a page in a browser context of its own, as wide as asked. */
export const openWindow = async (
  browser: Browser,
  site: string,
  width: Width,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<{ readonly page: Page; readonly context: BrowserContext }> => {
  const viewport = { width, height: width > 500 ? 800 : 844 };
  const context = await browser.newContext({ baseURL: site, viewport, hasTouch: width < 500, ...options });
  return { page: await context.newPage(), context };
};

/** Saves the whole page in these themes. Throws if the page is wider than its window. */
export const saveLooks = async (page: Page, path: string, shown: readonly Theme[] = themes): Promise<void> => {
  await page.locator("#content .coming").first().waitFor({ state: "detached" });
  // What stays in view would otherwise cover the middle of the picture.
  const top = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const theme of shown) {
    await chooseTheme(page, theme);
    await page.screenshot({ path: `${path}-${theme}.png`, fullPage: true, animations: "disabled" });
  }
  await chooseTheme(page, "light");
  await page.evaluate((y) => window.scrollTo(0, y), top);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (excess > 0) throw new Error(`${path}: the page is ${excess} pixels wider than its window`);
};

/** The site follows a theme change in another tab; static pages follow the system. */
const chooseTheme = async (page: Page, theme: Theme): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(
    (newValue) => window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue })),
    theme,
  );
  await page.locator(`html.${theme}, html:not([class])`).waitFor();
};
