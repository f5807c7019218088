import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, JSHandle, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demo } from "#local/demo/accounts.ts";
import { launch } from "#test/browser/browser.ts";
import { type Product, startProduct } from "#test/browser/start-product.ts";
import { signedIn, visit } from "#test/browser/visitor.ts";
import { installPackage, type Skip } from "./sources.ts";

interface Rule {
  readonly uri: string;
  readonly requirements: Iterable<unknown>;
}
interface Outcome {
  readonly rule: Rule;
  readonly target: { path(): string };
}
/** What this test calls of Alfa, the accessibility engine of Siteimprove. */
interface Alfa {
  readonly Playwright: { toPage(document: JSHandle): Promise<unknown> };
  readonly Rules: { values(): Iterable<Rule> };
  readonly Audit: {
    of(page: unknown, rules: readonly Rule[]): { evaluate(): PromiseLike<Iterable<Outcome>> };
  };
  readonly Outcome: { isFailed(outcome: Outcome): boolean };
  readonly Criterion: { isCriterion(requirement: unknown): boolean };
  readonly Conformance: { isAA(): (criterion: unknown) => boolean };
}

/** Findings that are wrong: the element that the rule names, or one around it, matches. */
const falseFindings = [
  {
    rule: "sia-r17",
    around: '[aria-hidden="true"][class*="awsui_dropdown"]',
    why: "a closed list has display: none",
  },
  { rule: "sia-r68", around: 'ul[class*="awsui_flash-list"]', why: "HTML allows a list without items" },
  { rule: "sia-r69", around: 'header[class*="awsui_top-navigation"]', why: "the top bar is dark, not as the page" },
];

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ EDIT_SECONDS: "600", RATE_SCALE: "100" }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const loadAlfa = async (skip: Skip): Promise<Alfa> => {
  const others = ["@siteimprove/alfa-rules@0.112.0"];
  const folder = await installPackage("@siteimprove/alfa-playwright", "0.81.4", skip, others);
  const { resolve } = createRequire(join(folder, "package.json"));
  const names = ["alfa-playwright", "alfa-rules", "alfa-act", "alfa-wcag"];
  const parts = names.map((name): Promise<object> => import(pathToFileURL(resolve(`@siteimprove/${name}`)).href));
  return Object.assign({}, ...(await Promise.all(parts)));
};

/** The findings of WCAG 2.2 A and AA, as rule and path of the element, without the false ones. */
const findingsOn = async (page: Page, alfa: Alfa) => {
  const { Playwright, Rules, Audit, Outcome, Criterion, Conformance } = alfa;
  const isAA = Conformance.isAA();
  const rules = [...Rules.values()].filter(({ requirements }) =>
    [...requirements].some((requirement) => Criterion.isCriterion(requirement) && isAA(requirement)),
  );
  const read = await Playwright.toPage(await page.evaluateHandle("document"));
  const failed = [...(await Audit.of(read, rules).evaluate())].filter((outcome) => Outcome.isFailed(outcome));
  const found = failed.map(({ rule, target }) => ({ rule: rule.uri.split("/").at(-1) ?? "", path: target.path() }));
  const isFalse = await Promise.all(
    found.map(async ({ rule, path }) => {
      const known = falseFindings.find((each) => each.rule === rule);
      // A text is no element: the one around it is.
      const element = page.locator(`xpath=${path.replace(/\/text\(\)\[\d+\]$/, "")}`);
      return known !== undefined && (await element.evaluate((one, of) => one.closest(of) !== null, known.around));
    }),
  );
  return { count: rules.length, found: found.filter((_, at) => !isFalse[at]) };
};

it.for([
  { path: "/", isPublic: true },
  { path: "/login", isPublic: true },
  { path: "/illustration-samples", isPublic: true },
  { path: "/welcome" },
  { path: "/create-task" },
  { path: "/tasks" },
  { path: "/credits" },
  { path: "/asset-management" },
  { path: "/developer" },
  { path: "/system_prompts" },
  { path: "/account" },
])("Alfa finds nothing of WCAG 2.2 A and AA: $path", async ({ path, isPublic }, { skip }) => {
  const alfa = await loadAlfa(skip as Skip);
  const as = isPublic ? undefined : await signedIn(browser, product.site, demo);
  const { page, leave } = await visit(browser, product.site, { path, ...(as && { as }) });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");

  const { count, found } = await findingsOn(page, alfa);

  expect(count).toBeGreaterThan(30);
  expect(found).toEqual([]);
  await leave();
});
