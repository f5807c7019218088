import type { Page } from "playwright-core";

/**
 * Presses a button that copies. It says so for two seconds, so the page looks for that from before the press: between two
 * actions of a test a busy machine may take longer.
 */
export const pressCopy = async (page: Page, name: string): Promise<void> => {
  const named = (each: string) => page.getByRole("button", { name: each, exact: true });
  await Promise.all([named("Copied!").waitFor(), named(name).click()]);
};
