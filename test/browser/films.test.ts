import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { admin, demo } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { launch } from "./browser.ts";
import { filmTimeout } from "./film-timeout.ts";
import { pressCopy } from "./press-copy.ts";
import { pressTwice } from "./press-twice.ts";
import { seeText } from "./see-text.ts";
import { type Product, startProduct } from "./start-product.ts";
import { twoScenes } from "./stories.ts";
import { goTo, signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  // Tasks stay pending until a test starts them. The admin needs 110 credits for eleven tasks.
  const settings = { EDIT_SECONDS: "600", SIGNUP_CREDITS: "150", RATE_SCALE: "100", FILM_SHORT_SIDE: "360" };
  [product, browser] = await Promise.all([startProduct(settings), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });
const Made = z.object({ data: z.object({ code: z.string() }) });

const order = async (as: string, words: Readonly<Record<string, unknown>>): Promise<string> => {
  const call = await apiClientFor(product.site, as);
  const taskData = { storyType: "poetry_story", voiceLanguage: "english", ...words };
  return (await call("/api/task", { mode: "create", taskData }, Ordered)).data.taskId;
};

const visitAs = async (email: string, path: string) =>
  visit(browser, product.site, { path, as: await signedIn(browser, product.site, email) });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Plays the film beyond its first chapter, and checks its English subtitles. */
const expectPlayable = async (page: Page, film: Locator): Promise<void> => {
  const played = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    const [track] = video.textTracks;
    if (track) track.mode = "showing";
    await new Promise((moved) => video.addEventListener("timeupdate", moved));
    await new Promise<void>((read) => {
      const look = () => (track?.cues?.length ? read() : setTimeout(look, 100));
      look();
    });
    return { at: video.currentTime, language: track?.language, error: video.error };
  });
  expect(played).toMatchObject({ language: "en", error: null });
  expect(played.at).toBeGreaterThan(3);
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  await expectAccessible(page);
};

/** Plays the film, and returns its first events; with `isAtOnce` its cue begins before the first of them. */
const eventsOfPlay = (film: Locator, isAtOnce: boolean): Promise<readonly string[]> =>
  film.evaluate(
    (video: HTMLVideoElement, isAtOnce) =>
      new Promise<readonly string[]>((resolve) => {
        const seen: string[] = [];
        // Without the third event the film stands still.
        const limit = setTimeout(() => resolve(seen), 300_000);
        const note = ({ type }: Event) => {
          if (seen.push(type) < 3) return;
          clearTimeout(limit);
          resolve(seen);
        };
        video.addEventListener("play", note);
        video.addEventListener("pause", note);
        void video.play();
        if (!isAtOnce) return;
        const track = [...video.textTracks].find(({ kind }) => kind === "descriptions");
        track?.dispatchEvent(new Event("cuechange"));
      }),
    isAtOnce,
  );

/** The film waits for the description of its first scene and goes on; the transcript says the same. */
const expectDescribed = async (page: Page, film: Locator): Promise<void> => {
  const description = page.getByRole("switch", { name: "Audio description" });
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = false;
    video.currentTime = 0;
  });
  await description.check();
  expect(await eventsOfPlay(film, false)).toEqual(["play", "pause", "play"]);
  await film.evaluate((video: HTMLVideoElement) => {
    video.pause();
    const found = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
    video.currentTime = 0;
    return found;
  });
  // A description may begin before the film has told that it plays.
  expect(await eventsOfPlay(film, true)).toEqual(["play", "pause", "play"]);
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  const said = await page.locator(".described p").first().textContent();
  await page.getByRole("heading", { name: "Transcript" }).click();
  await seeText(page, `[${said}]`);
  await expectAccessible(page);
  await description.uncheck();
};

const expectFilesAndTexts = async (page: Page): Promise<void> => {
  const files = page.getByRole("group", { name: "Downloads" });
  for (const name of ["Download Video", "Download Thumbnail", "Captions (SRT)", "Captions (VTT)", "Everything (ZIP)"])
    await files.getByRole("link", { name }).waitFor();
  const [captions] = await Promise.all([
    page.waitForEvent("download"),
    files.getByRole("link", { name: "Captions (SRT)" }).click(),
  ]);
  expect(captions.suggestedFilename()).toMatch(/\.srt$/);
  expect(await readFile(await captions.path(), "utf8")).toContain(" --> ");
  await pressCopy(page, "Copy title");
  const title = await copied(page);
  expect(title).not.toBe("");
  await page.getByRole("button", { name: "Copy all" }).click();
  await expect.poll(() => copied(page)).toMatch(/#story/);
};

const expectFilmInLists = async (page: Page): Promise<void> => {
  await goTo(page, "Home");
  await page.getByRole("heading", { name: "Latest Completed Task" }).waitFor();
  await page.getByRole("img", { name: "Completed" }).waitFor();
  await page.getByRole("button", { name: "Copy description and hashtags" }).click();
  await expect.poll(() => copied(page)).toMatch(/#story/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Completed: 1" }).click();
  await page.getByRole("tab", { name: "Completed (1)", selected: true }).waitFor();
  await page.getByRole("link", { name: "Create Sequel" }).waitFor();
  await expectAccessible(page);
};

/** A visitor sees the shared film, and who made it. */
const expectSharedPage = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: "Anyone with the link can watch" }).click();
  const address = await page.getByRole("link", { name: "Open the page" }).getAttribute("href");
  const visitor = await visit(browser, product.site, { path: address ?? "" });
  await visitor.page.getByRole("navigation", { name: "Chapters" }).getByRole("heading", { level: 2 }).waitFor();
  await seeText(visitor.page, "A computer program made this film from its owner's words.");
  await expectAccessible(visitor.page);
  await expectClearTitle(visitor.page, (address ?? "").replace("/watch/", "/embed/"));
  expect(visitor.faults).toEqual([]);
  await visitor.leave();
};

/** In a small frame nothing lies over the film, whose first picture has its title at the top. */
const expectClearTitle = async (page: Page, player: string): Promise<void> => {
  await page.goto(player);
  const film = page.locator("video");
  const beside = [page.getByText("Audio description", { exact: true }), page.getByRole("link")];
  for (const [width, height] of [
    [390, 220],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y, height: tall } = (await film.boundingBox()) ?? { y: 0, height: 0 };
    expect(tall).toBeGreaterThan(height * 0.8);
    for (const label of beside) {
      const box = await label.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(y + tall);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  }
  await expectAccessible(page);
};

/** An administrator reads what the film cost before its credits are refunded. */
const expectCostBeforeRefund = async (id: string): Promise<void> => {
  const { page, leave } = await visitAs(admin, "/admin");
  await page.getByRole("tab", { name: "Support" }).click();
  await page.getByLabel("Email, user ID, film ID or words").fill(id);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("button", { name: /^Refund credits: / }).click();
  const dialog = page.getByRole("dialog", { name: "Refund credits" });
  await seeText(dialog, /for this film cost \$0\.00 by list prices; its price was 10 credits\./);
  await leave();
};

it("cancels a running film, reuses its pictures in the retry, and shows its progress until it plays", async () => {
  const id = await order(demo, { fullStory: twoScenes, codeName: "The owl and the moon", music: "none" });
  const { page, faults, leave } = await visitAs(demo, `/task-detail/${id}`);
  page.setDefaultTimeout(filmTimeout);

  // The task waits until it is started.
  await page.getByRole("heading", { name: "Waiting to start" }).waitFor();
  await seeText(page, /^It starts automatically in \d+ s\. Until then you can edit it, or cancel it for free\.$/);
  await seeText(page, "10 credits reserved for this film. Unused credits are refunded.");
  await page.getByRole("button", { name: "Start Now" }).click();

  // The storyboard fills in: text, narration, picture.
  await page.getByRole("button", { name: "Play narration, Scene 1" }).waitFor();
  await page.getByRole("button", { name: "Enlarge, Scene 1" }).waitFor();
  await seeText(page, "You can leave this page. We keep working on your film.");
  await expectAccessible(page);
  await pressTwice(page.getByRole("button", { name: "Cancel Task" }));

  // The failure shows the reason, the refund and the price of a retry, which leaves out finished work.
  await seeText(page, "Cancelled by user", { exact: true });
  await seeText(page, /^Stopped at: .+\.$/);
  await seeText(page, /credits? refunded to your balance\./);
  await seeText(
    page,
    /^Retry Task continues with the same settings and reserves [1-9] credits?: finished work is kept\./,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Retry Task" }).click();

  // The retry reuses the finished pictures and ends with a playable film, without a page reload.
  const film = page.locator('video[src*="/media/"]');
  const patient = { timeout: filmTimeout };
  const kept = page.getByText(/\d of \d pictures kept from the previous attempt/);
  await Promise.race([kept.waitFor(patient), film.waitFor(patient)]);
  await film.waitFor(patient);
  await seeText(page, /^The film and its files will be deleted on .+\.$/);
  await page.getByRole("navigation", { name: "Chapters" }).getByRole("button").nth(1).click();
  await expectPlayable(page, film);
  await expectDescribed(page, film);

  await expectFilesAndTexts(page);
  await expectSharedPage(page);

  await expectFilmInLists(page);
  await expectCostBeforeRefund(id);
  expect(faults).toEqual([]);
  await leave();
});

it("finds a film by status, page and search, and deletes it in two steps", async () => {
  for (const number of Array.from({ length: 11 }, (_, index) => index + 1))
    await order(admin, { inputStory: `A small story about the number ${number}`, codeName: `Film ${number}` });
  const { page, faults, leave } = await visitAs(admin, "/tasks");

  await page.getByRole("tab", { name: "Pending (11)" }).click();
  await seeText(page, "Page 1 of 2", { exact: true });
  await page.getByRole("button", { name: "Next" }).click();
  await seeText(page, "Page 2 of 2", { exact: true });
  await page.getByRole("link", { name: "Film 1", exact: true }).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Film 1", exact: true }).waitFor();
  const emptyTexts = {
    "In Progress": "No tasks in progress",
    Completed: "No completed tasks",
    Failed: "No failed tasks",
  };
  for (const [tab, words] of Object.entries(emptyTexts)) {
    await page.getByRole("tab", { name: `${tab} (0)` }).click();
    await seeText(page, words, { exact: true });
  }
  await page.getByRole("tab", { name: "All (11)" }).click();
  await page.getByRole("tab", { name: "All (11)", selected: true }).waitFor();
  await page.getByRole("searchbox", { name: "Search tasks" }).fill("number 7");
  await page.getByText("1 match", { exact: true }).first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe("number 7");

  // The other filters narrow it further, and stay in the address.
  await page.getByRole("button", { name: /^Ordered with/ }).click();
  await page.getByRole("option", { name: "The API" }).click();
  await seeText(page, 'No task matches "number 7"');
  await page.getByRole("button", { name: /^Ordered with/ }).click();
  await page.getByRole("option", { name: "This site" }).click();
  await page.getByRole("button", { name: /^Story type/ }).click();
  await page.getByRole("option", { name: "Poetry Story" }).click();
  await page.getByRole("button", { name: /^Ordered Any/ }).click();
  await page.getByRole("option", { name: "Today" }).click();
  await page.getByText("1 match", { exact: true }).first().waitFor();
  expect(new URL(page.url()).search).toBe("?search=number+7&type=poetry_story&source=web_user&days=1");
  await expectAccessible(page);

  // A cancelled task counts as failed, and a failed task can be deleted.
  await pressTwice(page.getByRole("button", { name: "Cancel Task" }));
  await seeText(page, "Cancelled by user", { exact: true });
  await pressTwice(page.getByRole("button", { name: "Delete Task" }));
  await seeText(page, 'No task matches "number 7"');
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("tab", { name: "All (10)" }).waitFor();
  await page.getByText(/^Page/).waitFor({ state: "detached" });

  // Deleting a pending task on the dashboard takes two presses and refunds its price.
  await page.getByRole("link", { name: "Back to Home" }).click();
  await seeText(page.getByRole("banner"), "50 credits");
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("img", { name: "Pending" }) });
  await expect.poll(() => rows.count()).toBe(6);
  await pressTwice(rows.first().getByRole("button", { name: "Delete" }));
  await page.getByRole("link", { name: "All: 9" }).waitFor();
  await seeText(page.getByRole("banner"), "60 credits");
  expect(faults).toEqual([]);
  await leave();
});

it("redeems a voucher on the dashboard once, and shows errors of codes", async () => {
  const call = await apiClientFor(product.site, admin);
  const { code } = (await call("/api/admin/vouchers", { amount: 25 }, Made)).data;
  const { page, leave } = await visitAs(demo, "/welcome");
  const balance = page.getByRole("banner").getByText(/^\d+ credits$/);
  await page.getByText("Loading your dashboard...").waitFor({ state: "detached" });
  const before = Number.parseInt((await balance.textContent()) ?? "", 10);

  await page.getByRole("button", { name: "Redeem Voucher", exact: true }).click();
  const modal = page.getByRole("dialog", { name: "Have a Voucher Code?" });
  const field = modal.getByPlaceholder("v_xxxx-xxxx-xxxx");
  await seeText(modal, "A code can be redeemed for 180 days after it was created.");
  await modal.getByRole("button", { name: "Redeem Voucher Code" }).click();
  await modal.getByText("Please enter a voucher code").first().waitFor();
  await field.fill(` ${code} `);
  await expectAccessible(page, "[role=dialog]");
  await field.press("Enter");
  await seeText(balance, `${before + 25} credits`);
  await modal.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Redeem Voucher", exact: true }).click();
  await field.fill(code);
  await field.press("Enter");
  await modal
    .getByText(/already/)
    .first()
    .waitFor();
  await page.route("**/api/redeem-voucher", (route) => route.abort());
  await field.press("Enter");
  await modal.getByText("Network error. Please try again.").first().waitFor();
  await leave();
});

it("shows errors of lists, films and actions", async () => {
  const id = await order(demo, { inputStory: "A story that nobody can fetch", codeName: "Far away" });
  const { page, leave } = await visitAs(demo, "/tasks?filter=pending");
  const broken = { status: 500, json: { success: false, error: "The table is away", code: "internal" } };
  await page.getByRole("link", { name: "Far away" }).waitFor();

  // Errors of actions.
  await page.route(`**/api/task/${id}/cancel*`, (route) => route.fulfill(broken));
  const card = page.getByRole("listitem").filter({ hasText: "Far away" });
  await pressTwice(card.getByRole("button", { name: "Cancel Task" }));
  await seeText(page, "Error: The table is away");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByText("Error: The table is away").waitFor({ state: "detached" });
  await page.goto(`/task-detail/${id}`);
  await page.route(`**/api/task/${id}`, (route) => route.fulfill(broken));
  await pressTwice(page.getByRole("button", { name: "Delete Task" }));
  await seeText(page, "Failed to delete task. Please try again.");

  // Tasks that do not exist or belong to another user.
  await page.goto("/task-detail/none");
  await page.getByText("Task not found").first().waitFor();
  await page.goto(`/task-detail/${await order(admin, { inputStory: "Not yours", codeName: "Not yours" })}`);
  await page.getByText("Task not found").first().waitFor();
  await page.route("**/api/task/anothers/status*", (route) => route.fulfill({ ...broken, status: 403 }));
  await page.goto("/task-detail/anothers");
  await seeText(page, "Access denied: Task does not belong to current user");
  await page.route("**/api/task/lost/status*", (route) => route.fulfill({ ...broken, status: 503 }));
  await page.goto("/task-detail/lost");
  await seeText(page, "Failed to fetch task: The table is away");
  await page.getByRole("button", { name: "Try Again" }).waitFor();
  await page.getByRole("link", { name: "Back to Tasks" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();

  // Errors of the list. The rest of the dashboard stays.
  await page.route("**/api/user/*/tasks*", (route) => route.fulfill(broken));
  await page.goto("/welcome");
  await seeText(page, "Failed to fetch tasks: The table is away");
  await page.getByRole("heading", { level: 2, name: "Credit Balance" }).waitFor();
  await page.goto("/tasks");
  await seeText(page, "Error: Failed to fetch tasks: The table is away");
  await page.unroute("**/api/user/*/tasks*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("link", { name: "Far away" }).waitFor();
  await leave();
});
