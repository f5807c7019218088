import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { admin, demo } from "#local/demo/accounts.ts";
import { launch } from "./browser.ts";
import { seeText } from "./see-text.ts";
import { type Product, startProduct } from "./start-product.ts";
import { signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ EDIT_SECONDS: "600" }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Opens a page as a signed-in user. */
const openPage = async (email: string, path: string, heading: string) => {
  const visitor = await visit(browser, product.site, { path, as: await signedIn(browser, product.site, email) });
  await visitor.page.getByRole("heading", { level: 1, name: heading }).waitFor();
  return visitor;
};
const toCredits = async () => {
  const visitor = await openPage(demo, "/credits", "Credit Balance");
  return { ...visitor, balance: await balanceOn(visitor.page) };
};
const toAdmin = () => openPage(admin, "/admin", "Admin Dashboard");

const balanceOn = async (page: Page): Promise<number> => {
  const shown = page.getByRole("banner").getByText(/^[\d,]+ credits$/);
  return Number((await shown.innerText()).replace(/\D/g, ""));
};
const inWords = (credits: number): string => `${credits.toLocaleString("en")} credits`;

const deposited = (page: Page) => page.getByRole("definition").filter({ hasText: "paid by card or bank" });
const transaction = (page: Page, words: RegExp) => page.getByRole("row", { name: words }).first();

it("sells a package, and shows the new balance once the payment is confirmed", async () => {
  const { page, faults, leave, balance } = await toCredits();
  const popular = page.getByRole("listitem").filter({ hasText: "Popular" });
  await seeText(popular, "10% bonus");
  const before = await deposited(page).innerText();

  await popular.getByRole("button", { name: "Buy Professional" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();

  await page.getByRole("heading", { level: 1, name: "Payment Successful" }).waitFor();
  await seeText(page, "Your new balance");
  await seeText(page.locator("#content"), inWords(balance + 550), { exact: true });
  await seeText(page.getByRole("banner"), inWords(balance + 550));
  await page.getByRole("link", { name: "See All Payments" }).click();
  await page.getByText("Bought the Professional package").first().waitFor();
  await page.getByRole("tab", { name: "Payment History" }).click();
  await page
    .getByRole("row", { name: /^Professional \$50\.00 550/ })
    .first()
    .waitFor();
  await page.getByRole("tab", { name: "Payment Transactions" }).click();
  await transaction(page, /^Succeeded Professional \$50\.00 550 Card/).waitFor();
  expect(
    await page
      .getByRole("link", { name: /^View receipt/ })
      .first()
      .getAttribute("href"),
  ).toMatch(/^http/);
  const [invoice] = await Promise.all([
    page.context().waitForEvent("page"),
    page
      .getByRole("button", { name: /^View invoice/ })
      .first()
      .click(),
  ]);
  await invoice.getByRole("heading", { level: 1, name: /^Invoice [0-9A-F]{8}-\d{4}$/ }).waitFor();
  await invoice.getByRole("row", { name: "Total $50.00" }).waitFor();
  await invoice.close();
  await expect.poll(() => deposited(page).innerText()).not.toBe(before);
  expect(faults).toEqual([]);
  await leave();
});

it("waits for a bank transfer that succeeds later", async () => {
  const { page, faults, leave, balance } = await toCredits();

  await page.getByRole("button", { name: "Buy Basic" }).click();
  await page.getByRole("button", { name: "Pay later: the bank will say yes" }).click();

  await page.getByRole("heading", { level: 1, name: "Payment Pending" }).waitFor();
  await page
    .getByText(/your credits are added automatically/)
    .first()
    .waitFor();
  await page.getByRole("heading", { level: 1, name: "Payment Successful" }).waitFor();
  await seeText(page.getByRole("banner"), inWords(balance + 200));
  await page.getByRole("link", { name: "Continue to Dashboard" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

it("shows a bank transfer that fails later, and keeps the balance", async () => {
  const { page, faults, leave, balance } = await toCredits();

  await page.getByRole("button", { name: "Buy Business" }).click();
  await page.getByRole("button", { name: "Pay later: the bank will say no" }).click();

  await page.getByRole("heading", { level: 1, name: "Payment Failed" }).waitFor();
  await page
    .getByText("Your bank did not confirm the payment. No charges were made to your account.")
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name: "Credit Balance" }).waitFor();
  await page.getByRole("tab", { name: "Payment Transactions" }).click();
  await transaction(page, /^Failed Business \$100\.00/).waitFor();
  expect(await balanceOn(page)).toBe(balance);
  expect(faults).toEqual([]);
  await leave();
});

it("shows an expired checkout and an unknown one", async () => {
  const { page, leave } = await toCredits();

  await page.getByRole("button", { name: "Buy Starter" }).click();
  await page.waitForURL(/\/local\/checkout\//);
  const session = page.url().split("/").at(-1) ?? "";
  await page.getByRole("button", { name: "Let it expire" }).click();
  await page.goto(`/payment-success?session_id=${session}`);

  await page.getByRole("heading", { level: 1, name: "Payment Expired" }).waitFor();
  await page.getByText("The payment session has expired. No charges were made to your account.").first().waitFor();
  await expect.poll(() => page.locator("#content").getByText(session).isVisible()).toBe(true);
  await page.goto("/payment-success?session_id=cs_of_nobody");
  await page.getByRole("heading", { level: 1, name: "Payment Not Found" }).waitFor();
  await leave();
});

it("returns from a cancelled payment, to try again or not", async () => {
  const { page, faults, leave, balance } = await toCredits();
  const words = "Your payment was cancelled. No charges were made to your account.";

  await page.getByRole("button", { name: "Buy Starter" }).click();
  await page.getByRole("button", { name: "Cancel and go back" }).click();

  await seeText(page, words);
  await page.getByRole("link", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name: "Credit Balance" }).waitFor();
  expect(await balanceOn(page)).toBe(balance);
  await page.goBack();
  await seeText(page, words);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

it("redeems a voucher of the admin once", async () => {
  const admin = await toAdmin();
  await admin.page.getByRole("spinbutton", { name: "Amount (credits)" }).fill("75");
  await admin.page.getByRole("button", { name: "Generate Voucher" }).click();
  await seeText(admin.page, "New voucher for 75 credits");
  const code = await admin.page.getByText(/^v_[0-9a-f-]{36}$/).innerText();
  const short = `${code.slice(0, 8)}...${code.slice(-8)}`;
  await seeText(admin.page.getByRole("table", { name: "Available Vouchers" }), short);

  const { page, leave, balance } = await toCredits();
  const redeem = page.getByRole("button", { name: "Redeem Voucher" });
  const field = page.getByRole("textbox", { name: "Voucher code" });
  await redeem.click();
  await seeText(page, "Please enter a voucher code");
  await field.fill(`  ${code} `);
  await redeem.click();
  await page.getByText("✅ Voucher redeemed: 75 credits were added.").first().waitFor();
  await seeText(page.getByRole("banner"), inWords(balance + 75));
  await page.getByRole("listitem").filter({ hasText: "Voucher redeemed" }).getByText("+75").first().waitFor();
  await field.fill(code);
  await redeem.click();
  await page.getByText("❌ You have already redeemed this voucher").first().waitFor();
  await field.fill("v_nobody-has-made-this");
  await redeem.click();
  await page.getByText("❌ This voucher code is not valid. Please check it.").first().waitFor();

  await admin.page.reload();
  await admin.page
    .getByRole("table", { name: "Used Vouchers" })
    .getByRole("row")
    .filter({ hasText: short })
    .filter({ hasText: demo })
    .waitFor();
  expect(await balanceOn(page)).toBe(balance + 75);
  await Promise.all([leave(), admin.leave()]);
});

it("copies the whole code of a new voucher", async () => {
  const { page, leave, faults } = await toAdmin();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const amount = page.getByRole("spinbutton", { name: "Amount (credits)" });
  const generate = page.getByRole("button", { name: "Generate Voucher" });
  expect(await amount.inputValue()).toBe("100");

  await amount.fill("");
  await expect.poll(() => generate.isDisabled()).toBe(true);
  await amount.fill("0");
  await expect.poll(() => generate.isDisabled()).toBe(true);
  await amount.fill("1.5");
  await generate.click();
  await seeText(page, "The amount must be a positive whole number of credits");
  await amount.fill("1");
  await generate.click();
  const code = await page.getByText(/^v_[0-9a-f-]{36}$/).innerText();
  await page
    .getByRole("table", { name: "Available Vouchers" })
    .getByRole("button", { name: `Copy ${code.slice(0, 8)}...${code.slice(-8)}` })
    .click();

  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(faults).toEqual([]);
  await leave();
});

it("tops up a user after showing the balance, with an audit entry", async () => {
  const { page, leave } = await toAdmin();
  await page.getByRole("tab", { name: "User Credit Top-up" }).click();
  await seeText(page, "The email must belong to a registered user.");
  const give = page.getByRole("button", { name: "Top Up Credits" });
  await give.click();
  await seeText(page, "Please enter the email of the user");
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.org");
  await seeText(page, "No registered user has this email");

  await page.getByRole("textbox", { name: "Email" }).fill(demo);
  const before = await page.getByText(/^Balance: [\d,]+ credits?/).innerText();
  await page.getByRole("spinbutton", { name: "Amount (credits)" }).fill("40");
  await page.getByRole("textbox", { name: "Reason" }).fill("A prize for the best story");
  await give.click();

  await seeText(page, `Successfully added 40 credits to ${demo}`);
  const row = page.getByRole("table", { name: "Top-up History" }).getByRole("row", { name: demo }).first();
  await expect.poll(() => row.innerText()).toMatch(/\+40\s+A prize for the best story/);
  await page.getByRole("button", { name: "Audit Log" }).click();
  await page.getByRole("table", { name: "Audit Log" }).getByText("A prize for the best story").first().waitFor();
  await page.reload();
  await expect
    .poll(() => page.getByRole("tab", { name: "User Credit Top-up" }).getAttribute("aria-selected"))
    .toBe("true");
  await page.getByRole("textbox", { name: "Email" }).fill(demo);
  await expect.poll(() => page.getByText(/^Balance: [\d,]+ credits?/).innerText()).not.toBe(before);
  await leave();
  const owner = await toCredits();
  await owner.page.getByText("Credit top-up: A prize for the best story").first().waitFor();
  await owner.leave();
});

it("shows five rows of a longer list until it is expanded", async () => {
  const { page, leave } = await toAdmin();
  const gift = { amount: 5, created_at: "2026-01-02T03:04:05.000Z", description: "", metadata: { email: demo } };
  const gifts = Array.from({ length: 6 }, (_, at) => ({ ...gift, id: `aud_${at}` }));
  await page.route("**/api/admin/credit-topup-history", (route) =>
    route.fulfill({ json: { success: true, data: gifts } }),
  );

  await page.getByRole("tab", { name: "User Credit Top-up" }).click();
  const rows = page.getByRole("table", { name: "Top-up History" }).getByRole("row", { name: demo });
  await expect.poll(() => rows.count()).toBe(5);
  await page.getByRole("button", { name: "Show all 6" }).click();

  await expect.poll(() => rows.count()).toBe(6);
  await page.getByRole("button", { name: "Show fewer" }).click();
  await expect.poll(() => rows.count()).toBe(5);
  await leave();
});

it("denies the admin page to other users", async () => {
  const { page, faults, leave } = await openPage(demo, "/admin", "Access Denied");

  await seeText(page, "You don't have permission to access this page.");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();

  expect(faults).toEqual([]);
  await leave();
});
