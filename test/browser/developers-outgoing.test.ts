import { startGhost } from "@animation-agent/fakes/ghost";
import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, expect } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { signUpAndVisit } from "./new-user.ts";
import { pressCopy } from "./press-copy.ts";
import { pressTwice } from "./press-twice.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";
import { pick } from "./visitor.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

const blogKey = `${"1".repeat(24)}:${"a0".repeat(32)}`;

let product: Product;
let browser: Browser;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let ghost: Awaited<ReturnType<typeof startGhost>>;

it.beforeAll(async ({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
  [receiver, ghost] = await Promise.all([startWebhookReceiver(), startGhost(blogKey)]);
});
afterAll(() => {
  receiver?.stop();
  ghost?.stop();
});

const openPage = (path: string) => signUpAndVisit(browser, product, path);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Orders a film and cancels it, which sends a `task_failed` event. */
const failAFilm = async (page: Page) => {
  await page.goto("/create-task");
  await page.getByRole("textbox", { name: "Story Prompt" }).fill("A little fox builds a boat of leaves");
  await button(page, "Create My Story").click();
  await page.waitForURL(/\/tasks/);
  await pressTwice(button(page, "Cancel Task"));
  await says(page, "Cancelled by user");
};

it("saves a webhook, tests it, lists deliveries, redelivers one and deletes the webhook", async () => {
  const { page, faults, leave, copied } = await openPage("/developer?tab=outgoing");
  const received = () => receiver.messages.length;
  await says(page, "No deliveries yet");
  await button(page, "Save Webhook").click();
  await says(page, "Please configure a webhook URL first");
  await button(page, "Send Test").click();
  await says(page, "Please configure a webhook URL first");
  await page.getByLabel("Webhook URL").fill("http://10.0.0.1/in");
  await button(page, "Save Webhook").click();
  await says(page, "Failed to save webhook: The URL must start with https://");

  await page.getByLabel("Webhook URL").fill(receiver.url);
  await button(page, "Save Webhook").click();
  await says(page, "Webhook saved successfully!");
  await says(page, "Copy the signing secret now. It is shown only once");
  await pressCopy(page, "Copy signing secret");
  const secret = await copied();
  await button(page, "Dismiss, signing secret").click();
  await button(page, "Send Test").click();
  await says(page, "Test webhook sent successfully! Check your endpoint. Your endpoint answered 204.");
  receiver.answers.push(500);
  await button(page, "Send Test").click();
  await says(page, "Failed to send test webhook: 500 Your endpoint had an internal error");
  await failAFilm(page);
  await expect.poll(received).toBe(3);
  await page.goto("/developer?tab=outgoing");
  await page.getByRole("button", { name: /Film failed.*Delivered/ }).click();
  await says(page, "Answered 204");
  await expectAccessible(page);
  await button(page, "Redeliver").click();
  await says(page, "Redelivery started.");
  await expect.poll(received).toBe(4);
  await says(page, "2 attempts");

  const [, , told, again] = receiver.messages;
  expect(new Webhook(secret).verify(told?.body ?? "", told?.headers ?? {})).toMatchObject({ event: "task_failed" });
  expect(again?.headers["webhook-id"]).toBe(told?.headers["webhook-id"]);
  await page.getByLabel("Film in the test message").click();
  await pick(page, /web_/);
  await button(page, "New Secret").click();
  await seeText(page.getByRole("dialog"), "For 24 hours messages carry both signatures");
  await page.getByRole("dialog").getByRole("button", { name: "New Secret" }).click();
  await says(page, "New signing secret created successfully!");
  await says(page, /messages are also signed with the old secret\.$/);
  await page.getByRole("checkbox", { name: "Also send a message after each stage" }).click();
  await button(page, "Update Webhook").click();
  await says(page, "Webhook saved successfully!");
  await page.reload();
  await expect.poll(() => page.getByRole("checkbox", { name: /after each stage/ }).isChecked()).toBe(true);
  await page.getByRole("button", { name: /Film failed.*Delivered/ }).click();
  await button(page, "Switch Off").click();
  await says(page, "Webhook switched off. We no longer send messages.");
  await expect.poll(() => button(page, "Redeliver").isDisabled()).toBe(true);
  await button(page, "Switch On").click();
  await says(page, "Webhook switched on successfully!");
  // Success messages disappear after three seconds.
  await page.getByText("Webhook switched on successfully!").waitFor({ state: "detached" });
  // The keyboard goes on at the nearest button that is left.
  await button(page, "Delete Webhook").press("Enter");
  await page
    .getByRole("dialog", { name: "Delete the webhook?" })
    .getByRole("button", { name: "Delete Webhook" })
    .press("Enter");
  await says(page, "Webhook deleted successfully!");
  await expect.poll(() => page.locator(":focus").textContent()).toBe("Save Webhook");
  await expect.poll(() => page.getByLabel("Webhook URL").inputValue()).toBe("");
  expect(faults.filter((fault) => !/status of (400|502)/.test(fault))).toEqual([]);
  await leave();
});

it("saves a blog, tests it, masks its key, and deletes it at the second press", async () => {
  const { page, faults, leave } = await openPage("/developer?tab=ghost");
  await button(page, "Test Connection").click();
  await says(page, "Please save your Ghost configuration first");
  await page.getByLabel("Ghost API URL").fill(ghost.endpoint);
  await button(page, "Save Configuration").click();
  await says(page, "Please fill in both Ghost API URL and Admin API Key");
  await page.getByLabel("Admin API Key").fill(blogKey);

  await button(page, "Save Configuration").click();
  await says(page, "Ghost configuration saved successfully!");
  const shown = await page.getByLabel("Admin API Key").inputValue();
  await button(page, "Test Connection").click();
  await says(page, "Ghost connection test successful! Your configuration is working properly.");
  ghost.failNext(401);
  await button(page, "Test Connection").click();
  await says(page, /^Ghost connection test failed: .*(401|key|token)/i);
  await page.getByRole("checkbox", { name: "Publish completed films" }).click();
  await button(page, "Update Configuration").click();
  await says(page, "Ghost configuration updated successfully!");
  await seeText(page, "Inactive", { exact: true });
  await pressTwice(button(page, "Delete Configuration"));

  await says(page, "Ghost configuration deleted successfully!");
  await button(page, "Save Configuration").waitFor();
  expect(shown).toBe("111111111111...a0a0");
  expect(faults.filter((fault) => !/status of (400|502)/.test(fault))).toEqual([]);
  await leave();
});

it("shows errors of loading, saving, creating and deleting, and retries", async () => {
  const { page, leave } = await openPage("/developer");
  const calls = /\/api\/user\/[^/]+\/(api-key|api-usage-history|webhook-config|webhook-deliveries|ghost-config)/;
  const body = JSON.stringify({ success: false, code: "internal", error: "Something went wrong. Please try again!" });
  const breakAll = () => page.route(calls, (route) => route.fulfill({ status: 500, body }));
  const why = "Something went wrong. Please try again!";
  await button(page, "Generate API Key, live").waitFor();
  await breakAll();
  await button(page, "Generate API Key, live").click();
  await page.getByRole("dialog").getByRole("button", { name: "Generate API Key" }).click();
  await says(page, `Error generating API key: 500 ${why}`);
  await page.route(calls, (route) => route.abort());
  await page.getByRole("dialog").getByRole("button", { name: "Generate API Key" }).click();
  await says(page, "Network error: Please try again.");
  await page.unroute(calls);
  await breakAll();

  await page.goto("/developer");
  await says(page, `Failed to load API keys: ${why}`);
  await says(page, `Failed to load the usage history: ${why}`);
  await page.goto("/developer?tab=outgoing");
  await says(page, `Failed to load the webhook: ${why}`);
  await says(page, `Failed to load the delivery log: ${why}`);
  await page.goto("/developer?tab=ghost");
  await says(page, `Failed to load the Ghost configuration: ${why}`);
  await page.unroute(calls);
  await button(page, "Try Again").click();

  await page.getByLabel("Ghost API URL").fill(ghost.endpoint);
  await page.getByLabel("Admin API Key").fill(blogKey);
  await breakAll();
  await button(page, "Save Configuration").click();
  await says(page, `Error saving Ghost configuration: 500 ${why}`);
  await leave();
});
