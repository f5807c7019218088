import type { Locator } from "playwright-core";

/**
 * Presses a button that asks for a second press within five seconds. Both presses are made inside the page: between two
 * actions of a test a busy machine may take longer than that.
 */
export const pressTwice = async (button: Locator): Promise<void> => {
  // Waits until a person could press it.
  await button.click({ trial: true });
  await button.evaluate(async (element: HTMLElement) => {
    const label = element.textContent;
    element.click();
    while (element.textContent === label) await new Promise(requestAnimationFrame);
    element.click();
  });
};
