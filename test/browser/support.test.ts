import type { Browser } from "playwright-core";
import * as z from "zod";
import { admin } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { signUpAndVisit } from "./new-user.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";
import { signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

it.beforeAll(({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
});

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });

it("helps an administrator to find a film of a user and to end it", async ({ expect }) => {
  const owner = await signUpAndVisit(browser, product, "/welcome");
  const order = await apiClientFor(product.site, owner.email);
  const taskData = {
    storyType: "poetry_story",
    voiceLanguage: "english",
    inputStory: "An owl named Zwick",
    codeName: "The owl",
  };
  // Its name is that of its story, as soon as that is written: buttons are found without it.
  const { taskId } = (await order("/api/task", { mode: "create", taskData }, Ordered)).data;
  const as = await signedIn(browser, product.site, admin);
  const { page, faults, leave } = await visit(browser, product.site, { path: "/admin", as });
  await page.getByRole("tab", { name: "Support" }).click();
  const search = page.getByLabel("Email, user ID, film ID or words");

  await page.getByRole("button", { name: "Find", exact: true }).click();
  await seeText(page, "Please enter an email, a user ID, a film ID or words");
  await search.fill(owner.email);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("heading", { level: 2, name: owner.email }).waitFor();
  await page.getByText("Pending").first().waitFor();
  await search.fill(taskId);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("heading", { level: 2, name: "Films (1)" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^End this film: / }).click();
  const dialog = page.getByRole("dialog", { name: "End this film" });
  await dialog.getByRole("textbox").fill("The owner asked for it");
  await dialog.getByRole("button", { name: "End this film" }).click();

  await seeText(page, "The film has ended. All its credits were refunded.");
  await page.getByText("Failed", { exact: true }).first().waitFor();
  await seeText(page, "The owner reads: We had to stop this film.");
  await page.getByRole("button", { name: /^Retry for the owner: / }).click();
  const retry = page.getByRole("dialog", { name: "Retry for the owner" });
  await retry.getByRole("textbox").fill("It was our fault");
  await retry.getByRole("button", { name: "Retry for the owner" }).click();
  await seeText(page, "The film starts again from where it failed.", { exact: false });
  await search.fill("zwick");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("heading", { level: 2, name: /^Films with these words/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Show the owner: / }).click();
  await page.getByRole("heading", { level: 2, name: owner.email }).waitFor();
  await page.getByRole("button", { name: /^End this film: / }).click();
  await dialog.getByRole("textbox").fill("Enough of it");
  await dialog.getByRole("button", { name: "End this film" }).click();
  await seeText(page, "The film has ended. All its credits were refunded.");
  await seeText(page, "Credits held for films");
  await page.getByRole("button", { name: "Audit Log" }).click();
  await page
    .getByRole("row")
    .filter({ hasText: "Ended a stuck film" })
    .filter({ hasText: owner.email })
    .or(page.getByRole("row").filter({ hasText: "The owner asked for it" }))
    .first()
    .waitFor();
  await owner.page.goto(`/task-detail/${taskId}`);
  await owner.page.getByText("We had to stop this film. Your credits have been refunded.").first().waitFor();
  expect(faults).toEqual([]);
  await Promise.all([leave(), owner.leave()]);
});
