import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, expect } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { signUpAndVisit } from "./new-user.ts";
import { pressCopy } from "./press-copy.ts";
import { pressTwice } from "./press-twice.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";

const run = promisify(execFile);

let product: Product;
let browser: Browser;
let folder: string;

it.beforeAll(async ({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
  folder = await mkdtemp(join(tmpdir(), "examples-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const openPage = (path: string) => signUpAndVisit(browser, product, path);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** Generates a key and returns it from the clipboard. */
const makeKey = async (
  { page, copied }: Awaited<ReturnType<typeof openPage>>,
  mode: "live" | "test",
): Promise<string> => {
  await button(page, `Generate API Key, ${mode}`).click();
  await page.getByRole("dialog").getByRole("button", { name: "Generate API Key" }).click();
  await pressCopy(page, `Copy new ${mode} key`);
  return copied();
};
const statusWith = async (key: string): Promise<number> => {
  const answer = await fetch(`${product.site}/api/user/anybody/credits`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return answer.status;
};

it("asks for a key first, shows a new key once, and orders a film with the copied example", async () => {
  const user = await openPage("/developer?tab=incoming");
  const { page, faults, leave, copied } = user;
  await seeText(page, "You need an API key to use this endpoint.");
  await button(page, "Copy Code").click();
  await seeText(page, "Please generate API key first");
  await button(page, "API Key Management").click();
  await seeText(page, "You have no live key yet.");
  await seeText(page, "No API calls yet");
  const key = await makeKey(user, "test");
  const masked = `${key.slice(0, 12)}...${key.slice(-4)}`;
  await seeText(page, /^Copy your new key now. It is shown only once/);
  await seeText(page, masked, { exact: true });
  await button(page, "Reveal new test key").click();
  await seeText(page, key, { exact: true });
  await expectAccessible(page);

  await tab(page, "Incoming Webhooks").click();
  await seeText(page, "The copied code contains your new API key and runs as it is.");
  await pressCopy(page, "Copy Code");
  const file = join(folder, "order.mjs");
  await writeFile(file, await copied());
  const [id = "", status] = (await run(process.execPath, [file])).stdout.trim().split(" ");
  await tab(page, "API Management").click();
  await page.getByRole("row", { name: /The fox and the star.*Pending.*Fairytale Story.*TEST/ }).waitFor();

  expect(status).toBe("pending");
  const opened = page.waitForEvent("popup");
  await page.getByRole("cell", { name: "Fairytale Story" }).click();
  expect((await opened).url()).toBe(`${product.site}/task-detail/${id}`);
  await tab(page, "Incoming Webhooks").click();
  await button(page, "Edit").click();
  await seeText(page, `The example uses your latest matching film: ${id}.`);
  await button(page, "cURL").click();
  await seeText(page, `"task_id": "${id}"`);
  await page.goto("/developer");
  await seeText(page, masked, { exact: true });
  expect(await page.getByText(key, { exact: true }).count()).toBe(0);
  await tab(page, "Incoming Webhooks").click();
  await seeText(page, "Replace YOUR_API_KEY with your API key. We do not store keys in a form that we could show.");
  expect(faults).toEqual([]);
  await leave();
});

it("replaces a key by one with fewer scopes, keeps the old one valid for an hour, and deletes at the second press", async () => {
  const user = await openPage("/developer");
  const { page, faults, leave, copied } = user;
  const first = await makeKey(user, "live");
  await button(page, "Replace Key, live").click();
  const dialog = page.getByRole("dialog", { name: "Replace Key: live key" });
  for (const scope of ["webhooks:write", "tasks:write", "tasks:read"])
    await dialog.getByRole("checkbox", { name: scope }).click();
  await seeText(dialog, "A key needs at least one scope.");
  await dialog.getByRole("checkbox", { name: "tasks:read" }).click();
  await seeText(dialog, "The new key replaces your current key.");
  await dialog.getByRole("radio", { name: "works for 1 more hour" }).click();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Generate API Key" }).click();
  await dialog.waitFor({ state: "detached" });
  await button(page, "Copy new live key").click();
  await expect.poll(copied).not.toBe(first);
  const second = await copied();
  await button(page, "Replaced and deleted keys (1)").click();
  await page.getByRole("row", { name: /Live key.*Works until/ }).waitFor();

  // A valid key for another user's data gives 403; an invalid key gives 401.
  expect([await statusWith(first), await statusWith(second)]).toEqual([403, 403]);
  await button(page, "Delete Key").first().focus();
  await pressTwice(button(page, "Delete Key").first());
  await seeText(page, "API key deleted. Calls with it are now rejected.");
  await seeText(page, "You have no live key yet.");
  // The keyboard goes on where the key was.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Generate API Key, live");
  expect([await statusWith(first), await statusWith(second)]).toEqual([403, 401]);
  expect(faults).toEqual([]);
  await leave();
});

it("shows, copies and downloads the documentation, even if the published file is missing", async () => {
  const { page, faults, leave, copied } = await openPage("/developer?tab=documentation");
  const read = async () => {
    const started = page.waitForEvent("download");
    await button(page, "Download Markdown").click();
    const download = await started;
    expect(download.suggestedFilename()).toBe("documentation.md");
    const chunks = await (await download.createReadStream()).toArray();
    return Buffer.concat(chunks).toString();
  };
  await page.getByRole("heading", { name: "API & Webhook Documentation" }).waitFor();
  await page.getByRole("heading", { name: "AI-readable fields" }).waitFor();
  await page.getByRole("heading", { name: "Field reference guide" }).waitFor();
  await expectAccessible(page);

  await pressCopy(page, "Copy Markdown");
  const published = await read();
  await page.route("**/documentation.md", (route) => route.fulfill({ status: 404, body: "" }));
  const made = await read();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /View HTML/ }).click();
  const shown = await opened;

  await shown.getByRole("heading", { level: 1, name: "API & Webhook Documentation" }).waitFor();
  expect(shown.url()).toBe(`${product.site}/documentation.html`);
  expect(published).toContain("https://YOUR_HOST/api/webhook/incoming/YOUR_USER_ID");
  expect(made).toContain(`${product.site}/api/webhook/incoming/`);
  await expect.poll(() => copied()).toBe(made);
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
  await leave();
});
