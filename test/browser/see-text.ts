import type { Locator, Page } from "playwright-core";

/**
 * Waits until a page, or a part of it, shows a text in one place.
 * A message is also announced to screen readers, a second later, in an element at the end of the body: that one does
 * not count.
 */
export const seeText = async (
  shown: Page | Locator,
  text: string | RegExp,
  options: { readonly exact?: boolean } = {},
): Promise<void> => {
  const page = "page" in shown ? shown.page() : shown;
  await shown.getByText(text, options).and(page.locator(":not(body > [aria-live])")).waitFor();
};
