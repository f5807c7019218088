import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { password } from "#local/demo/accounts.ts";

/** Who is signed in: what the browser keeps of it. */
export type Kept = Exclude<BrowserContextOptions["storageState"], string | undefined>;

interface Visit {
  readonly path?: string;
  /** Nobody where it is left out. */
  readonly as?: Kept;
  /** What is done before the page is opened. */
  readonly prepare?: ((page: Page) => Promise<unknown>) | undefined;
}

/** A new visitor of the site: a page without a past, and everything that goes wrong on it. */
export const visit = async (browser: Browser, site: string, { path = "/", as, prepare }: Visit = {}) => {
  const context = await browser.newContext({
    baseURL: site,
    permissions: ["clipboard-read", "clipboard-write"],
    ...(as && { storageState: as }),
  });
  const page = await context.newPage();
  const faults = watchFaults(page);
  await prepare?.(page);
  await page.goto(path);
  return { page, faults, leave: () => context.close() };
};

/** A user of the local pool who is signed in: each logs in once a browser. */
export const signedIn = (browser: Browser, site: string, email: string): Promise<Kept> => {
  const all = known.get(browser) ?? new Map<string, Promise<Kept>>();
  known.set(browser, all);
  const kept = all.get(email) ?? signIn(browser, site, email);
  all.set(email, kept);
  return kept;
};
const known = new WeakMap<Browser, Map<string, Promise<Kept>>>();

const signIn = async (browser: Browser, site: string, email: string): Promise<Kept> => {
  const { page, leave } = await visit(browser, site);
  await logIn(page, email, password);
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();
  const kept = await page.context().storageState();
  await leave();
  return kept;
};

/** All that goes wrong on a page: a word of the content security policy is an error on the console, as is a lost file. */
export const watchFaults = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (said) => {
    if (said.type() === "error") faults.push(said.text());
  });
  return faults;
};

export const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
};

/** Picks an option in an opened list. The list rolls to where the pointer is: it does so before the press, not under it. */
export const pick = async (page: Page, name: string | RegExp): Promise<void> => {
  const option = page.getByRole("option", { name });
  await option.hover();
  await option.click();
};

/** Goes to another page by the menu at the side: the bar on top and the trail have links of the same names. */
export const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Side navigation" }).getByRole("link", { name, exact: true }).click();
