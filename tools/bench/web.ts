import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import { chromium } from "playwright-core";
import { demo, password } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import { chromiumPath } from "#test/browser/browser.ts";
import { twoScenes } from "#test/browser/stories.ts";
import { logIn } from "#test/browser/visitor.ts";
import { freePort, signedIn, waitForEnd } from "#test/integration/product/product-process.ts";

/**
 * Measures the site with Lighthouse: `npm run bench:web`. Each page on a slow phone and on a desktop, as the median of
 * RUNS runs. METRICS=1 prints the metrics of each run. Exits with 1 if a score is below its minimum.
 */
const runs = Number(process.env["RUNS"] ?? 3);
interface MeasuredPage {
  readonly path: string;
  readonly name: string;
  /** The minimum of performance on a phone; on a desktop it is the same for all. */
  readonly mobile: number;
  /** A shared film is for those who have its link, so search engines must not list it. */
  readonly isUnlisted?: true;
}
const pages: readonly MeasuredPage[] = [
  { path: "/", name: "front", mobile: 97 },
  { path: "/watch/{film}", name: "watch", mobile: 85, isUnlisted: true },
  { path: "/login", name: "login", mobile: 97 },
  { path: "/welcome", name: "dashboard", mobile: 97 },
  { path: "/create-task", name: "form", mobile: 93 },
  { path: "/tasks", name: "tasks", mobile: 90 },
];
const desktop = 100;
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
] as const;
const kinds = ["performance", "accessibility", "best-practices", "seo"] as const;

const data = await mkdtemp(join(tmpdir(), "bench-web-"));
const settings = { EDIT_SECONDS: "0", FILM_SHORT_SIDE: "360" };
const { site, stop } = await startLocal({ port: 0, data, fresh: true, settings });
const port = await freePort();
// Lighthouse opens its tab in the browser's first context, so the user must sign in there.
const browser = await chromium.launchPersistentContext(join(data, "browser"), {
  executablePath: await chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
});

/** Makes a film, and returns the id of its public page. */
const makeSharedFilm = async (): Promise<string> => {
  const { call } = await signedIn(site, demo);
  const taskData = { storyType: "poetry_story", voiceLanguage: "english", fullStory: twoScenes };
  const { taskId } = (await call("POST", "/api/task", { mode: "create", taskData })).body.data;
  await waitForEnd(call, taskId);
  return (await call("POST", `/api/task/${taskId}/share`, { shared: true })).body.data.watch_id;
};

const measure = async ({ path, isUnlisted }: MeasuredPage, onDesktop: boolean) => {
  const flags: Flags = {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...kinds],
    disableStorageReset: true,
    ...(isUnlisted && { skipAudits: ["is-crawlable"] }),
  };
  const result = await lighthouse(site + path, flags, onDesktop ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  const { categories, audits } = result.lhr;
  if (process.env["METRICS"])
    console.info(path, ...metrics.map((metric) => `${metric} ${audits[metric]?.displayValue};`));
  const failed = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
    .map(({ id }) => id);
  return { scores: kinds.map((kind) => Math.round(100 * (categories[kind]?.score ?? 0))), failed };
};
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const film = await makeSharedFilm();
for (const { path: template, ...page } of pages) {
  const path = template.replace("{film}", film);
  const { name, mobile } = page;
  if (path === "/welcome") {
    const tab = await browser.newPage();
    await tab.goto(`${site}/login`);
    await logIn(tab, demo, password);
    await tab.waitForURL("**/welcome");
    await tab.close();
  }
  for (const onDesktop of [false, true]) {
    const all: Awaited<ReturnType<typeof measure>>[] = [];
    for (let run = 0; run < runs; run++) all.push(await measure({ ...page, path }, onDesktop));
    const scores = kinds.map((_, kind) => median(all.map((one) => one.scores[kind] ?? 0)));
    const minScores = [onDesktop ? desktop : mobile, 100, 100, 100];
    const isHighEnough = scores.every((score, kind) => score >= (minScores[kind] ?? 0));
    const failed = [...new Set(all.flatMap((one) => one.failed))].join(", ");
    console.info(
      `${isHighEnough ? "ok " : "LOW"} ${name}, ${onDesktop ? "desktop" : "mobile"}: ${kinds.map((kind, at) => `${kind} ${scores[at]}`).join(", ")}${failed && ` (${failed})`}`,
    );
    if (!isHighEnough) process.exitCode = 1;
  }
}
await browser.close();
await stop();
await rm(data, { recursive: true, force: true });
