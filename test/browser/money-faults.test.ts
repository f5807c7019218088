import type { Browser, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { admin, demo } from "#local/demo/accounts.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";
import { signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

it.beforeAll(({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
});

const openPage = async (email: string, path: string, prepare?: (page: Page) => Promise<unknown>) =>
  visit(browser, product.site, { path, prepare, as: await signedIn(browser, product.site, email) });

/** An error reply with a message, an error reply without a body, and no connection. */
const fails = (error: string) => (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, code: "internal", error } });
const failsWordless = (route: Route) => route.fulfill({ status: 502, body: "" });
const isAway = (route: Route) => route.abort();

it.each([
  {
    name: "the server says why",
    answer: fails("The card reader is broken"),
    said: "Payment setup failed: The card reader is broken",
  },
  { name: "the server sends no message", answer: failsWordless, said: "Payment setup failed: Unknown error" },
  { name: "there is no connection", answer: isAway, said: "Error: Network error. Please try again." },
])("shows that a checkout could not start: $name", async ({ answer, said }) => {
  const { page, leave } = await openPage(demo, "/credits", (it) => it.route("**/api/create-checkout-session", answer));

  await page.getByRole("button", { name: "Buy Starter" }).click();

  await seeText(page, said);
  await expect.poll(() => page.getByRole("button", { name: "Buy Starter" }).isEnabled()).toBe(true);
  await leave();
});

it("does not sell to a user without an email address", async () => {
  const { page, leave } = await openPage(demo, "/welcome");
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(".idToken")) ?? "";
    const [head, body = "", signature] = (localStorage.getItem(key) ?? "").split(".");
    const { email: _, ...rest } = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/")));
    const encoded = btoa(JSON.stringify(rest)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    localStorage.setItem(key, [head, encoded, signature].join("."));
  });
  await page.goto("/credits");

  await page.getByRole("button", { name: "Buy Starter" }).click();

  await seeText(page, "Please log in to make a payment");
  await leave();
});

it.each([
  { name: "the server sends no message", answer: failsWordless, said: "❌ Failed to redeem voucher" },
  { name: "there is no connection", answer: isAway, said: "❌ Network error. Please try again." },
])("shows that a voucher was not redeemed: $name", async ({ answer, said }) => {
  const { page, leave } = await openPage(demo, "/credits", (it) => it.route("**/api/redeem-voucher", answer));

  await page.getByRole("textbox", { name: "Voucher code" }).fill("v_1");
  await page.getByRole("button", { name: "Redeem Voucher" }).click();

  await page.getByText(said).first().waitFor();
  await leave();
});

it("shows zero with an explanation if the balance cannot be loaded, and retries", async () => {
  const { page, leave } = await openPage(demo, "/credits", (it) =>
    it.route("**/api/user/*/credits", fails("Out of order")),
  );
  const balance = page.locator("#content").getByText("0", { exact: true }).first();

  await seeText(page, /We could not load your credits, so they are shown as zero/);
  await balance.waitFor();
  await page.unroute("**/api/user/*/credits");
  await page.getByRole("button", { name: "Try Again" }).click();

  await page.locator("#content").getByText("200", { exact: true }).first().waitFor();
  await leave();
});

const account = { balance: 0, held: 0, total_earned: 10, total_spent: 10, spent_last_30_days: 10, currency: "credits" };

it("shows the debt", async () => {
  const { page, leave } = await openPage(demo, "/credits", (it) =>
    it.route("**/api/user/*/credits", (route) =>
      route.fulfill({ json: { success: true, data: { ...account, debt: 30 } } }),
    ),
  );

  await seeText(page, "You owe 30 credits");
  await seeText(page, /Your next credits cover this first/);
  await leave();
});

it("shows the balance after a payment even if it was requested before", async () => {
  const bought = { package_name: "Starter", amount: 1000, currency: "usd", credits: 100 };
  const outcome = { id: "cs_1", status: "succeeded", ...bought, balance: 300 };
  const balances = [200];
  const { page, leave } = await openPage(demo, "/payment-success?session_id=cs_1", async (it) => {
    await it.route("**/api/payment/cs_1", (route) => route.fulfill({ json: { success: true, data: outcome } }));
    await it.route("**/api/user/*/credits", (route) => {
      const balance = balances.shift() ?? outcome.balance;
      return route.fulfill({ json: { success: true, data: { ...account, balance } } });
    });
  });

  await seeText(page.getByRole("banner"), "300 credits");
  await leave();
});

it.each([
  { name: "the payment", path: "/payment-success?session_id=cs_1", call: "**/api/payment/cs_1" },
  { name: "the balance", path: "/payment-success", call: "**/api/user/*/credits" },
])("shows an error if $name cannot be loaded after a payment", async ({ path, call }) => {
  const { page, leave } = await openPage(demo, path, (it) => it.route(call, fails("Out of order")));

  await page.getByText("Unable to load account details. Please refresh the page.").first().waitFor();

  await expect.poll(() => page.getByRole("link", { name: "Continue to Dashboard" }).isVisible()).toBe(true);
  await leave();
});

it.each([
  { name: "the server says why", answer: fails("No more codes"), said: "Error creating voucher: No more codes" },
  { name: "there is no connection", answer: isAway, said: "An error occurred while creating voucher" },
])("shows that no voucher was created: $name", async ({ answer, said }) => {
  const { page, leave } = await openPage(admin, "/admin", (it) =>
    it.route("**/api/admin/vouchers", (route) =>
      route.request().method() === "POST" ? answer(route) : route.continue(),
    ),
  );

  await page.getByRole("button", { name: "Generate Voucher" }).click();

  await seeText(page, said);
  await leave();
});

it.each([
  { name: "the server says why", answer: fails("The till is shut"), said: "The till is shut" },
  { name: "the server sends no message", answer: failsWordless, said: "Failed to top up user credits" },
])("shows that a top-up failed: $name", async ({ answer, said }) => {
  const { page, leave } = await openPage(admin, "/admin", (it) => it.route("**/api/admin-credit-topup", answer));
  await page.getByRole("tab", { name: "User Credit Top-up" }).click();
  await page.getByRole("radio", { name: "By user ID" }).check();
  await page.getByRole("textbox", { name: "User ID" }).fill("Ada");
  await page.getByRole("spinbutton", { name: "Amount (credits)" }).fill("1");
  await page.getByRole("button", { name: "Top Up Credits" }).click();
  await seeText(page, "A user ID is a UUID, like 123e4567-e89b-12d3-a456-426614174000");
  await page.getByRole("textbox", { name: "User ID" }).fill("123e4567-e89b-12d3-a456-426614174000");

  await page.getByRole("button", { name: "Top Up Credits" }).click();

  await page.getByText(said).first().waitFor();
  await leave();
});
