import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { signUpAndVisit } from "./new-user.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";
import { addAuthenticator } from "./virtual-authenticator.ts";
import { logIn } from "./visitor.ts";

let product: Product;
let browser: Browser;

it.beforeAll(({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
});

it("changes the e-mail address with a code that goes to the new one", async () => {
  const { page, faults, leave, email } = await signUpAndVisit(browser, product, "/account");
  const next = `new-${email}`;
  const send = page.getByRole("button", { name: "Send Code" });
  await page.getByLabel("New Email").fill(email);
  await send.click();
  await seeText(page, "This is your email address already");
  await page.getByLabel("New Email").fill(next);
  await send.click();
  await seeText(page, `We sent a code to ${next}.`);
  const [code = ""] = (await product.mailTo(next)).match(/\b\d{6}\b/) ?? [];
  await page.getByLabel("Verification Code").fill("000000");
  await page.getByRole("button", { name: "Change Email" }).click();
  await seeText(page, "The code is wrong.");
  await page.getByLabel("Verification Code").fill(code);
  await page.getByRole("button", { name: "Change Email" }).click();

  await seeText(page, `You now sign in with ${next}.`);
  await seeText(page, `You are signed in as ${next}.`);
  await expect.poll(() => product.mailTo(email)).toContain("Your email address was changed");
  // The wrong code is the only failed request.
  expect(faults.filter((fault) => !/400/.test(fault))).toEqual([]);
  await leave();
});

it("adds a passkey, signs in with it instead of the password, and deletes it", async () => {
  const { page, faults, leave, email } = await signUpAndVisit(browser, product, "/account");
  const { recognizes } = await addAuthenticator(page);
  const passkeys = page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
  const add = page.getByRole("button", { name: "Add a Passkey" });
  await seeText(page, "You have no passkeys yet.");
  await recognizes(false);
  await add.click();
  await seeText(page, "No passkey was added. You can try again.");
  await recognizes(true);
  await add.click();
  await seeText(page, "The passkey was added. You can sign in with it now.");
  expect(await passkeys.allInnerTexts()).toEqual([expect.stringMatching(/Passkey\s+Added .*\d/)]);
  await add.click();
  await seeText(page, "This device has a passkey for your account already.");

  await signOut(page, email);
  const alert = page.getByRole("alert");
  await signInWithPasskey(page, "");
  await seeText(alert, "Please enter a valid email address");
  await recognizes(false);
  await signInWithPasskey(page, email);
  await seeText(alert, "The sign-in with a passkey was cancelled, or this device has no passkey");
  await expectAccessible(page);
  await recognizes(true);
  await signInWithPasskey(page, email);
  await page.getByRole("heading", { level: 1, name: "Welcome to Animation Agent!" }).waitFor();

  await page.goto("/account");
  await passkeys.waitFor();
  await expectAccessible(page);
  await passkeys.getByRole("button", { name: "Delete Passkey" }).click();
  await passkeys.getByRole("button", { name: "Confirm Delete Passkey" }).click();
  await seeText(page, "The passkey was removed and no longer signs in.");
  await seeText(page, "You have no passkeys yet.");
  await signOut(page, email);
  await signInWithPasskey(page, email);
  await seeText(alert, "There is no passkey for this email address.");
  // An unknown address is answered like one of a user with or without a passkey.
  await signInWithPasskey(page, `nobody-${email}`);
  await seeText(alert, noPasskey);
  expect(faults).toEqual([]);
  await leave();
});

/** For an address without an account, either of two messages, which users with and without passkeys get too. */
const noPasskey = /There is no passkey for this email address|this device has no passkey for this email address/;

const signOut = async (page: Page, email: string): Promise<void> => {
  await page.getByRole("button", { name: email }).click();
  await page.getByRole("menuitem", { name: "Sign Out", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
};

const signInWithPasskey = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
};

it("changes the password, saves pronunciations and the user's data, and deletes the account", async () => {
  const { page, faults, leave } = await signUpAndVisit(browser, product, "/account");
  const password = (name: string) => page.getByRole("textbox", { name, exact: true });
  const change = async (current: string) => {
    await password("Current Password").fill(current);
    await password("New Password").fill("needles");
    await password("Confirm Password").fill("needles");
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  await change("not mine");
  await seeText(page, "The current password is wrong.");
  await change("leaves");
  await seeText(page, "Your password is changed.");
  await addAuthenticator(page);
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  await seeText(page, "The passkey was added.");

  const words = page.getByLabel("Words", { exact: true });
  await words.fill("Siobhan = shi vawn\nLi");
  await seeText(page, "Line 2 is not complete.");
  await words.fill("Siobhan = shi vawn\nLi = lee");
  await page.getByRole("button", { name: "Save Pronunciations" }).click();
  await seeText(page, "Your pronunciations are saved.");
  await page.reload();
  await expect.poll(() => words.inputValue()).toBe("Siobhan = shi vawn\nLi = lee");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download My Data" }).click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  const email: string = data.account.email;
  const pronunciations = [
    { word: "Siobhan", say: "shi vawn" },
    { word: "Li", say: "lee" },
  ];
  expect(data).toMatchObject({ account: { credits: { available: 10 }, pronunciations }, films: [] });

  const remove = page.getByRole("button", { name: "Delete Account", exact: true });
  expect(await remove.isDisabled()).toBe(true);
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await remove.click();
  await page.getByRole("button", { name: "Confirm Delete" }).click();
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
  await seeText(page.getByRole("status"), "Your account was deleted.");
  await logIn(page, email, "needles");
  await seeText(page.getByRole("alert"), "Incorrect username or password.");
  await signInWithPasskey(page, email);
  await seeText(page.getByRole("alert"), noPasskey);
  // The wrong passwords are the only failed requests.
  expect(faults.filter((fault) => !/400/.test(fault))).toEqual([]);
  await leave();
});
