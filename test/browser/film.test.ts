import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demo, password } from "#local/demo/accounts.ts";
import { launch } from "./browser.ts";
import { startProduct } from "./product.ts";
import { goTo, logIn, visit } from "./visitor.ts";

let product: Awaited<ReturnType<typeof startProduct>>;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ EDIT_SECONDS: "0" }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it("makes a film of a pasted story while its page is watched, and plays it there", async () => {
  const { page, faults, leave } = await visit(browser, product.site);
  page.setDefaultTimeout(200_000);
  await logIn(page, demo, password);
  await goTo(page, "Create New Story");
  await page.getByRole("tab", { name: "Full Story" }).click();
  await page.getByRole("textbox", { name: "Full Story" }).fill("The owl sang to the moon, and the moon came closer.");

  await page.getByRole("button", { name: "Create My Story" }).click();
  await page.getByRole("link", { name: "Watch it being made" }).click();
  const film = page.locator("video");
  await film.waitFor();
  const played = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    await new Promise((seen) => video.addEventListener("timeupdate", () => video.currentTime > 0.5 && seen(undefined)));
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration, error: video.error };
  });

  expect(played).toMatchObject({ width: 1920, height: 1080, error: null });
  expect(played.seconds).toBeGreaterThan(3);
  expect(played.seconds).toBeLessThan(20);
  expect(faults).toEqual([]);
  await leave();
}, 240_000);
