import type { Browser, Page } from "playwright-core";

/** A new visitor of the site: a page without a past, and everything that goes wrong on it. */
export const visit = async (browser: Browser, site: string) => {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const faults = watchFaults(page);
  await page.goto("/");
  return { page, faults, leave: () => context.close() };
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
