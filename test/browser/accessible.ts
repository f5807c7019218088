import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects no axe findings (WCAG 2.2 AA and best practices) on the current page, or in the part of it that a selector
 * names: an open dialog covers the page behind it, whose buttons are then too small for axe. Legacy mode is safe because
 * the site has no cross-origin frames, and twice as fast.
 */
export const expectAccessible = async (page: Page, part = "html"): Promise<void> => {
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect(found).toEqual([]);
};
