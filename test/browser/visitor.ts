import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { password } from "#local/demo/accounts.ts";

/** The storage state of a signed-in browser. */
export type SessionState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

interface Visit {
  readonly path?: string;
  /** Without it the visitor is signed out. */
  readonly as?: SessionState;
  /** Shows what moves. Otherwise the visitor prefers reduced motion: a page that moves for minutes takes a tenth of a core. */
  readonly motion?: boolean;
  /** Runs before the page is opened, for example to mock a route. */
  readonly prepare?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Opens a page in a new browser context and collects its errors. */
export const visit = async (
  browser: Browser,
  site: string,
  { path = "/login", as, motion = false, prepare }: Visit = {},
) => {
  const context = await browser.newContext({
    baseURL: site,
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: motion ? "no-preference" : "reduce",
    ...(as && { storageState: as }),
  });
  const page = await context.newPage();
  // A machine that has other work too is no reason to fail.
  page.setDefaultTimeout(60_000);
  const faults = watchFaults(page);
  await prepare?.(page);
  await page.goto(path);
  return { page, faults, leave: () => context.close() };
};

/** Returns the session of a local user. Each user logs in once per browser. */
export const signedIn = (browser: Browser, site: string, email: string): Promise<SessionState> => {
  const all = known.get(browser) ?? new Map<string, Promise<SessionState>>();
  known.set(browser, all);
  const kept = all.get(email) ?? signIn(browser, site, email);
  all.set(email, kept);
  return kept;
};
const known = new WeakMap<Browser, Map<string, Promise<SessionState>>>();

const signIn = async (browser: Browser, site: string, email: string): Promise<SessionState> => {
  const { page, leave } = await visit(browser, site);
  await logIn(page, email, password);
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();
  const kept = await page.context().storageState();
  await leave();
  return kept;
};

/** Collects errors of a page. CSP violations and missing files are console errors too. */
export const watchFaults = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (said) => {
    if (said.type() === "error") faults.push(`${said.text()} ${said.location().url}`);
  });
  return faults;
};

export const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
};

/** Picks an option of an open list. The hover scrolls the list first, so that the click does not move it. */
export const pick = async (page: Page, name: string | RegExp): Promise<void> => {
  // The choice of the site's language has options too, in a select of the browser.
  const option = page.getByRole("listbox").getByRole("option", { name });
  await option.hover();
  await option.click();
};

/** Opens a page by the side navigation. The top bar and the breadcrumbs have links of the same names. */
export const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Side navigation" }).getByRole("link", { name, exact: true }).click();
