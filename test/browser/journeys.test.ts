import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { admin, demo, password } from "#local/demo/accounts.ts";
import { launch } from "./browser.ts";
import { pressTwice } from "./press-twice.ts";
import { seeText } from "./see-text.ts";
import { type Product, startProduct } from "./start-product.ts";
import { goTo, logIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  // Tasks must stay pending for longer than a test runs.
  [product, browser] = await Promise.all([startProduct({ EDIT_SECONDS: "600" }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it("orders a film, shows it as pending, and refunds the credits when it is cancelled", async () => {
  const { page, faults, leave } = await visit(browser, product.site, { motion: true });
  const balance = page.getByRole("banner").getByText("credits");
  await logIn(page, demo, password);
  await seeText(balance, "200 credits");

  await goTo(page, "Create New Story");
  await page.getByRole("textbox", { name: "Story Prompt" }).fill("A little fox builds a boat of leaves");
  await page.getByRole("button", { name: "Create My Story" }).click();
  await page.getByRole("link", { name: "Watch it being made" }).click();
  await page.getByRole("heading", { name: "Waiting to start" }).waitFor();
  await seeText(balance, "190 credits");
  await pressTwice(page.getByRole("button", { name: "Cancel Task" }));

  await seeText(page, "Cancelled by user", { exact: true });
  await seeText(balance, "200 credits");
  await expect.poll(() => page.getByRole("button", { name: "Retry Task" }).isVisible()).toBe(true);
  expect(faults).toEqual([]);
  await leave();
});

it("registers a user with the code from the mail and grants ten credits", async () => {
  const { page, faults, leave } = await visit(browser, product.site, { motion: true });
  const email = "ada@example.org";
  await page.getByRole("button", { name: "Need an account? Register" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("leaves");
  await page.getByRole("textbox", { name: "Confirm Password" }).fill("leaves");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await seeText(page, "Registration successful! Please check your email for verification.");

  const [code = ""] = (await product.mailTo(email)).match(/\b\d{6}\b/) ?? [];
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Verify", exact: true }).click();

  await seeText(page, "Welcome! Your email has been verified.");
  await seeText(page.getByRole("banner"), "10 credits", { exact: true });
  expect(faults).toEqual([]);
  await leave();
});

it("sets a new password with the code from the mail", async () => {
  const { page, leave } = await visit(browser, product.site, { motion: true });
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(admin);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await seeText(page, "Password reset email sent!");
  await page.getByRole("button", { name: "Enter the code from the email" }).click();

  const [code = ""] = (await product.mailTo(admin)).match(/\b\d{6}\b/) ?? [];
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("textbox", { name: "New Password" }).fill("another one");
  await page.getByRole("textbox", { name: "Confirm Password" }).fill("another one");
  await page.getByRole("button", { name: "Update Password" }).click();
  await seeText(page, "Password updated successfully! You can now log in with your new password.");
  await logIn(page, admin, "another one");

  await page.getByRole("heading", { name: "Welcome to Animation Agent!" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/welcome");
  await leave();
});

it("opens the requested page after login, and the home page after a sign-out", async () => {
  const { page, faults, leave } = await visit(browser, product.site, { motion: true });
  await page.goto("/tasks?filter=failed");
  await logIn(page, demo, password);
  await seeText(page, "Login successful!");
  const first = new URL(page.url());
  await page.getByRole("button", { name: demo }).click();
  await page.getByRole("menuitem", { name: "Sign Out", exact: true }).click();
  await logIn(page, demo, password);
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();

  expect(first.pathname + first.search).toBe("/tasks?filter=failed");
  expect(new URL(page.url()).pathname).toBe("/welcome");
  expect(faults).toEqual([]);
  await leave();
});

it("keeps the chosen theme, and focuses the heading after navigation", async () => {
  const { page, leave } = await visit(browser, product.site, { motion: true });
  await page.getByRole("button", { name: "Change to Dark Theme" }).click();
  await logIn(page, demo, password);
  await goTo(page, "Credits");
  const heading = page.getByRole("heading", { level: 1, name: "Credit Balance" });
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();

  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toBe("dark");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await expect.poll(() => page.getByRole("button", { name: "Change to Light Theme" }).isVisible()).toBe(true);
  await goTo(page, "Assets");
  await page.getByRole("heading", { level: 1, name: "Asset Management" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Asset Management");
  await expect.poll(() => page.title()).toBe("Asset Management | Animation Agent");
  await leave();
});

it("rejects a wrong password and shows only the login to signed-out visitors", async () => {
  const { page, leave } = await visit(browser, product.site, { motion: true });
  await page.goto("/welcome");
  await logIn(page, demo, "not the password");

  await seeText(page.getByRole("alert"), "Incorrect username or password.");

  expect(new URL(page.url()).pathname).toBe("/login");
  await leave();
});
