import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, JSHandle, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { demo } from "#local/demo/accounts.ts";
import { apiClientFor } from "#test/browser/api-client.ts";
import { launch } from "#test/browser/browser.ts";
import { type Product, startProduct } from "#test/browser/start-product.ts";
import { twoScenes } from "#test/browser/stories.ts";
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
let film: { readonly task: string; readonly watch: string };
beforeAll(async () => {
  const settings = { EDIT_SECONDS: "0", RATE_SCALE: "100", FILM_SHORT_SIDE: "360" };
  [product, browser] = await Promise.all([startProduct(settings), launch()]);
  film = await makeSharedFilm();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** The ids of a film and of its public page. */
const makeSharedFilm = async (): Promise<typeof film> => {
  const call = await apiClientFor(product.site, demo);
  const taskData = { storyType: "poetry_story", voiceLanguage: "english", fullStory: twoScenes };
  const ordered = z.object({ data: z.object({ taskId: z.string() }) });
  const { taskId } = (await call("/api/task", { mode: "create", taskData }, ordered)).data;
  const as = await signedIn(browser, product.site, demo);
  const { page, leave } = await visit(browser, product.site, { path: `/task-detail/${taskId}`, as });
  const share = page.getByRole("checkbox", { name: "Anyone with the link can watch" });
  await share.waitFor({ timeout: 500_000 });
  await share.click();
  const address = await page.getByRole("link", { name: "Open the page" }).getAttribute("href");
  await leave();
  return { task: taskId, watch: address?.split("/").at(-1) ?? "" };
};

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

const light = { theme: "light", width: 1280 } as const;
const onPhone = { theme: "light", width: 390 } as const;
/**
 * Alfa takes Cloudscape's dark surfaces for the light ones of the browser, so dark is checked on pages without
 * Cloudscape. axe measures the others (test/browser/screens.ts).
 */
const inDark = { theme: "dark", width: 390 } as const;

it.for([
  { path: "/", isPublic: true, looks: [light, onPhone, inDark] },
  { path: "/watch/{film}", isPublic: true, looks: [light, onPhone, inDark] },
  { path: "/embed/{film}", isPublic: true, looks: [light, onPhone, inDark] },
  { path: "/illustration-samples", isPublic: true, looks: [light, onPhone, inDark] },
  { path: "/login", isPublic: true },
  { path: "/welcome" },
  { path: "/task-detail/{task}" },
  { path: "/create-task" },
  { path: "/tasks" },
  { path: "/credits" },
  { path: "/asset-management" },
  { path: "/developer" },
  { path: "/system_prompts" },
  { path: "/account" },
])("Alfa finds nothing of WCAG 2.2 A and AA: $path", async ({ path, isPublic, looks }, { skip }) => {
  const alfa = await loadAlfa(skip as Skip);
  const as = isPublic ? undefined : await signedIn(browser, product.site, demo);
  const address = path.replace("{film}", film.watch).replace("{task}", film.task);
  const { page, leave } = await visit(browser, product.site, { path: address, ...(as && { as }) });
  for (const { theme, width } of looks ?? [light, onPhone]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.reload();
    await page.locator("h1, video").first().waitFor();
    await page.waitForLoadState("networkidle");
    const { count, found } = await findingsOn(page, alfa);

    expect(count).toBeGreaterThan(30);
    expect(found, `${width} pixels, ${theme}`).toEqual([]);
  }
  await leave();
});
