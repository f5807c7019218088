import { join } from "node:path";
import type { Browser } from "playwright-core";
import { logIn, watchFaults } from "#test/browser/visitor.ts";
import { openWindow, saveLooks, widths } from "./visitor.ts";
import type { WalkedFilm } from "./walk.ts";

interface Tour {
  /** The BCP 47 tag of the site's language. */
  readonly language: string;
  readonly out: string;
  readonly film: WalkedFilm;
}

/** Saves the main pages in a language and in dark, with the film of a walk, and returns what the browser reported. */
export const lookInLanguages = async (browser: Browser, site: string, tour: Tour): Promise<readonly string[]> => {
  const { language, out, film } = tour;
  const { page, context } = await openWindow(browser, site, 1280);
  await page.goto("/login");
  await logIn(page, film.email, film.password);
  await page.getByRole("heading", { level: 1, name: "Welcome" }).waitFor();
  const storageState = await context.storageState();
  await context.close();

  const pages = [
    ["front", "/", false],
    ["login", "/login?type=register", false],
    ["watch", film.watchPath, false],
    ["dashboard", "/welcome", true],
    ["form", "/create-task", true],
    ["films", "/tasks", true],
    ["film", film.taskPath, true],
    ["credits", "/credits", true],
    ["account", "/account", true],
  ] as const;
  const found: string[] = [];
  for (const width of widths)
    for (const [name, path, isSignedIn] of pages) {
      const options = { locale: language, ...(isSignedIn && { storageState }) };
      const window = await openWindow(browser, site, width, options);
      const faults = watchFaults(window.page);
      await window.page.goto(path);
      await window.page.getByRole("heading", { level: 1 }).first().waitFor();
      await window.page.waitForLoadState("networkidle");
      await saveLooks(window.page, join(out, `${language}-${width}-${name}`), ["dark"]);
      found.push(...faults.map((fault) => `${language} ${path}: ${fault}`));
      await window.context.close();
    }
  return found;
};
