import { startYouTube } from "@animation-agent/fakes/youtube";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { demo } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { launch } from "./browser.ts";
import { filmTimeout } from "./film-timeout.ts";
import { seeText } from "./see-text.ts";
import { type Product, startProduct } from "./start-product.ts";
import { pick, signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;
let google: Awaited<ReturnType<typeof startYouTube>>;
let filmId: string;

beforeAll(async () => {
  const client = { clientId: "films.apps.googleusercontent.com", clientSecret: "the-client-secret" };
  const redirectUris: string[] = [];
  google = await startYouTube({ ...client, redirectUris });
  const youTube = {
    YOUTUBE_CLIENT_ID: client.clientId,
    YOUTUBE_CLIENT_SECRET: client.clientSecret,
    YOUTUBE_API_BASE: google.endpoint,
  };
  const settings = { EDIT_SECONDS: "0", FILM_SHORT_SIDE: "360", RATE_SCALE: "100", ...youTube };
  [product, browser] = await Promise.all([startProduct(settings), launch()]);
  redirectUris.push(`${product.site}/youtube`);
  const call = await apiClientFor(product.site, demo);
  const taskData = {
    storyType: "poetry_story",
    voiceLanguage: "english",
    fullStory,
    codeName: "The owl",
    music: "none",
  };
  filmId = (await call("/api/task", { mode: "create", taskData }, Ordered)).data.taskId;
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  google?.stop();
});

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });
const fullStory = "The owl sang to the moon, and the moon came closer to hear.";

const visitFilm = async () => {
  const as = await signedIn(browser, product.site, demo);
  const visited = await visit(browser, product.site, { path: `/task-detail/${filmId}`, as });
  visited.page.setDefaultTimeout(filmTimeout);
  return visited;
};

/** Answers Google's consent page. */
const consent = async (page: Page, answer: "Allow" | "Cancel"): Promise<void> => {
  await page.getByRole("button", { name: "Connect YouTube" }).click();
  await page.getByRole("link", { name: answer }).click();
};

it("connects a YouTube channel, publishes a film there, and each new film by itself", async () => {
  const { page, faults, leave } = await visitFilm();

  await page.getByRole("link", { name: "Connect YouTube" }).click();
  await consent(page, "Cancel");
  await seeText(page, "Google did not get your consent. Your channel is not connected.");
  await consent(page, "Allow");
  await seeText(page, "Bedtime Films", { exact: true });
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("checkbox", { name: "Publish each new film" }).click();
  await page.getByRole("radio", { name: "Unlisted" }).click();
  await page.getByRole("radio", { name: "Unlisted", checked: true, disabled: false }).waitFor();
  const forKids = { name: "My films are made for children" };
  await page.getByRole("checkbox", forKids).click();
  await page.getByRole("checkbox", { ...forKids, checked: true, disabled: false }).waitFor();
  await expectAccessible(page);
  await page.goto(`/task-detail/${filmId}`);

  await page.getByRole("radio", { name: "Public later" }).check();
  await page.getByLabel("Time of publishing").fill("2099-12-31T10:00");
  await expectAccessible(page);
  // The first request fails, and the film is published nevertheless.
  google.failNext(503);
  await page.getByRole("button", { name: "Publish on YouTube" }).click();
  await seeText(page, "Uploading to YouTube: 0%");
  await page.getByRole("link", { name: "Watch on YouTube" }).waitFor();

  const [video] = google.videos;
  expect(video?.status).toMatchObject({ privacyStatus: "private", publishAt: expect.stringMatching(/^2099-12-3/) });
  const link = `https://www.youtube.com/watch?v=${video?.id}`;
  expect(await page.getByRole("link", { name: "Watch on YouTube" }).getAttribute("href")).toBe(link);
  await seeText(page, /^The film is on YouTube and becomes public on .+2099/);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await leave();
});

it("orders a finished film in another language with the owner's own words, where no model translates", async () => {
  const id = filmId;
  const { page, faults, leave } = await visitFilm();
  const dialog = page.getByRole("dialog", { name: "Make in Other Languages" });
  const order = dialog.getByRole("button", { name: "Order" });

  await page.getByRole("button", { name: "Make in Other Languages" }).click();
  await seeText(dialog, "the built-in writer cannot translate");
  expect(await order.isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Language" }).click();
  await pick(page, "Deutsch");
  await seeText(dialog, "Still missing: Title, Scene 1");
  await dialog.getByRole("textbox", { name: "Title" }).fill("Die Eule");
  await seeText(dialog, "Still missing: Scene 1");
  await seeText(dialog, "1 film · 1 credit");
  expect(await order.isDisabled()).toBe(true);

  // What was typed outlives the dialog.
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Make in Other Languages" }).click();
  expect(await dialog.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Die Eule");

  await dialog.getByRole("textbox", { name: "Scene 1" }).fill("Die Eule sang, und der Mond kam näher.");
  await expectAccessible(page, "[role=dialog]");

  // An error is shown where it is seen.
  const refusal = { success: false, code: "conflict", error: "Please try again later." };
  await page.route("**/translations", (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await order.click();
  await seeText(dialog, "Please try again later.");
  await order.click();

  await seeText(page, "The film is being made.");
  const link = page.getByRole("link", { name: "Deutsch" });
  await link.waitFor();
  // A dialog or the top bar that covers a part of a button makes it too small for axe.
  await dialog.waitFor({ state: "detached" });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page);
  await link.click();
  await page.locator('video[src*="/media/films/"]').waitFor();
  await page.getByRole("heading", { name: "Die Eule", exact: true }).waitFor();
  await page.getByText("Die Eule sang, und der Mond kam näher.").first().waitFor();
  // The channel of the test before gets each new film.
  await seeText(page, "The film is on YouTube.", { exact: true });
  expect(google.videos[1]?.status).toMatchObject({ privacyStatus: "unlisted", selfDeclaredMadeForKids: true });
  await page.getByRole("link", { name: "Repeat Task" }).click();
  await seeText(page, /^A film in another language has the pictures of its first film\./);
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("link", { name: "The film that this one translates" }).click();
  await page.waitForURL(`**/task-detail/${id}`);
  expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
  await leave();
});
