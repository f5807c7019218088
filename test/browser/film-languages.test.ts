import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { demo } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { launch } from "./browser.ts";
import { type Product, startProduct } from "./start-product.ts";
import { pick, signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  const settings = { EDIT_SECONDS: "0", FILM_SHORT_SIDE: "360", RATE_SCALE: "100" };
  [product, browser] = await Promise.all([startProduct(settings), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });
const fullStory = "The owl sang to the moon, and the moon came closer to hear.";

it("orders a finished film in another language with the owner's own words, where no model translates", async () => {
  const call = await apiClientFor(product.site, demo);
  const taskData = { storyType: "poetry_story", voiceLanguage: "english", fullStory, codeName: "The owl" };
  const id = (await call("/api/task", { mode: "create", taskData }, Ordered)).data.taskId;
  const { page, faults, leave } = await visit(browser, product.site, {
    path: `/task-detail/${id}`,
    as: await signedIn(browser, product.site, demo),
  });
  page.setDefaultTimeout(240_000);
  const dialog = page.getByRole("dialog", { name: "Make in Other Languages" });
  const order = dialog.getByRole("button", { name: "Order" });

  await page.getByRole("button", { name: "Make in Other Languages" }).click();
  await dialog.getByText("the built-in writer cannot translate").waitFor();
  expect(await order.isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Language" }).click();
  await pick(page, "Deutsch");
  await dialog.getByRole("textbox", { name: "Title" }).fill("Die Eule");
  await dialog.getByText("1 film · 1 credit").waitFor();
  expect(await order.isDisabled()).toBe(true);
  await dialog.getByRole("textbox", { name: "Scene 1" }).fill("Die Eule sang, und der Mond kam näher.");
  await expectAccessible(page, "[role=dialog]");
  await order.click();

  await page.getByText("The film is being made.").waitFor();
  const link = page.getByRole("link", { name: "Deutsch" });
  await link.waitFor();
  await expectAccessible(page);
  await link.click();
  await page.locator('video[src*="/media/films/"]').waitFor();
  await page.getByRole("heading", { name: "Die Eule", exact: true }).waitFor();
  await page.getByText("Die Eule sang, und der Mond kam näher.").first().waitFor();
  await page.getByRole("link", { name: "Repeat Task" }).click();
  await page.getByText(/^A film in another language has the pictures of its first film\./).waitFor();
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("link", { name: "The film that this one translates" }).click();
  await page.waitForURL(`**/task-detail/${id}`);
  expect(faults).toEqual([]);
  await leave();
}, 900_000);
