import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** WCAG 2.2 AA and best practices. */
const all = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] } as const;
/** The rules of `all` that read colours. */
const colours = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/**
 * Expects no axe findings on the current page, or in the part of it that a selector names: an open dialog covers the
 * page behind it, whose buttons are then too small for axe. So are buttons that a sticky bar covers in part, so the
 * window is as high as the page while axe reads it.
 */
export const expectAccessible = (page: Page, part = "html"): Promise<void> => expectNoFindings(page, part, all);

/** Expects no axe findings about colours: enough for a page that was checked, and of which only the colours changed. */
export const expectColoursAccessible = (page: Page): Promise<void> => expectNoFindings(page, "html", colours);

const expectNoFindings = async (page: Page, part: string, runOnly: typeof all | typeof colours): Promise<void> => {
  // What fades in or out has other colours for a moment. The page stays without movement.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const viewport = page.viewportSize();
  if (viewport) await page.setViewportSize({ ...viewport, height: (await page.evaluate(heightOfPage)) + GROWTH });
  await page.evaluate(endOfMovement);
  await page.evaluate(endOfLayout);
  // Reading axe takes a page as long as some of its rules take, so a page reads it once.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const found = await page.evaluate(
    async ([selector, rules]) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } };
      const { violations } = await axe.run({ include: [selector] }, { resultTypes: ["violations"], runOnly: rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
    },
    [part, runOnly] as const,
  );
  if (viewport) await page.setViewportSize(viewport);
  expect(found).toEqual([]);
};

/** What a page of a running film may grow by while axe reads it, in CSS pixels. */
const GROWTH = 400;

/** Runs in the page: its height in CSS pixels. */
const heightOfPage = (): number => document.documentElement.scrollHeight;

/** Runs in the page: resolves when everything has stopped that moves for a limited time. */
const endOfMovement = async (): Promise<void> => {
  const isLimited = ({ effect }: Animation): boolean => Number.isFinite(Number(effect?.getComputedTiming().endTime));
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isLimited)
      .map(({ finished }) => finished),
  );
};

/**
 * Runs in the page: resolves when no element has grown or shrunk for two frames. On a busy machine a page lays out its
 * last answers after the network is idle, and a box that is about to grow scrolls for a moment.
 */
const endOfLayout = async (): Promise<void> => {
  const sizes = (): string =>
    [...document.querySelectorAll("main *")].map((one) => `${one.scrollHeight} ${one.clientHeight}`).join();
  const nextFrames = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  // A page of a running film may never rest.
  for (let frames = 0, before = ""; frames < 50 && sizes() !== before; frames++) {
    before = sizes();
    await nextFrames();
  }
};
