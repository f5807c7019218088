import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demo, password } from "#local/demo/accounts.ts";
import { launch } from "./browser.ts";
import { seeText } from "./see-text.ts";
import { type Product, startProduct } from "./start-product.ts";
import { goTo, logIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ EDIT_SECONDS: "600" }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const onHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const home = "Welcome to Animation Agent!";

const comeIn = async () => {
  const visitor = await visit(browser, product.site);
  await logIn(visitor.page, demo, password);
  await onHeading(visitor.page, home);
  return visitor;
};

/** Mocks a 401 reply for the first `count` API calls with a token. */
const refusing = (page: Page, count: number) => {
  let left = count;
  return page.route("**/api/**", (route) =>
    route.request().headers()["authorization"] && left-- > 0
      ? route.fulfill({ status: 401, json: { message: "The incoming token has expired" } })
      : route.fallback(),
  );
};

const screens = [
  ["/welcome", home],
  ["/tasks", "Task Management Dashboard"],
  ["/create-task", "Create Your Task"],
  ["/credits", "Credit Balance"],
  ["/balance", "Credit Balance"],
  ["/asset-management", "Asset Management"],
  ["/developer", "Developer Tools"],
  ["/system_prompts", "System Prompt Templates"],
  ["/admin", "Access Denied"],
] as const;

it("shows the login to signed-out visitors, and each screen with its tab title to a user", async () => {
  const { page, faults, leave } = await visit(browser, product.site);
  const others = ["/repeat-task?from=1", "/continue-task?from=1", "/task-detail/1", "/payment-success"];
  for (const path of [...screens.map(([each]) => each), ...others]) {
    await page.goto(path);
    await onHeading(page, "Login");
    expect(new URL(page.url()).pathname).toBe("/login");
  }
  await logIn(page, demo, password);
  await onHeading(page, "Thank You");

  for (const [path, heading] of screens) {
    await page.goto(path);
    await onHeading(page, heading);
    await expect.poll(() => page.title()).toBe(`${heading} | Animation Agent`);
  }
  expect(faults).toEqual([]);
  await leave();
});

it("says that an unknown path has no page, with a way on, and shows public pages to everyone", async () => {
  const { page, leave } = await visit(browser, product.site);
  for (const path of ["/nowhere", "/tasks/of/nobody"]) {
    await page.goto(path);
    await onHeading(page, "Page Not Found");
    expect(page.url()).toBe(`${product.site}${path}`);
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await onHeading(page, "Write one sentence. Watch it as a film.");
  }
  // The address under which people look for their dashboard.
  await page.goto("/dashboard");
  await onHeading(page, "Write one sentence. Watch it as a film.");
  expect(page.url()).toBe(`${product.site}/`);
  await page.goto("/payment-cancelled");
  await onHeading(page, "Payment Cancelled");
  await page.goto("/illustration-samples");
  await onHeading(page, "Illustration Samples");
  await page.goto("/");
  await page.getByRole("link", { name: "Make your first film" }).first().click();
  await onHeading(page, "Register Account");
  await page.getByRole("button", { name: "Already have an account? Login" }).click();
  await logIn(page, demo, password);
  await onHeading(page, home);

  await page.goto("/nowhere");
  await onHeading(page, "Page Not Found");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();

  await onHeading(page, home);
  expect(new URL(page.url()).pathname).toBe("/welcome");
  await leave();
});

it("says that the network is missing where a screen cannot be loaded, and loads it again", async () => {
  const { page, leave } = await comeIn();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "System Prompts" }).first().click();
  await onHeading(page, "Network error. Please try again.");

  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Load this page again" }).click();

  await onHeading(page, "System Prompt Templates");
  await leave();
});

it("shows a loading text while the session is resolved", async () => {
  const { page, leave } = await comeIn();
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/config.json", async (route) => {
    await wait;
    await route.continue();
  });

  await page.goto("/credits");

  await page.getByText("Loading...").first().waitFor();
  expect(await page.getByRole("heading").count()).toBe(0);
  go();
  await onHeading(page, "Credit Balance");
  await leave();
});

it("refreshes a rejected token without the user noticing", async () => {
  const { page, leave } = await comeIn();
  const renewals: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("REFRESH_TOKEN") || request.headers()["x-amz-target"]?.includes("RefreshToken"))
      renewals.push(request.url());
  });
  await refusing(page, 1);

  await goTo(page, "Credits");

  await onHeading(page, "Credit Balance");
  await seeText(page, "Available for films now");
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  await page.getByText("200", { exact: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/credits");
  await leave();
});

it("asks for a login if all tokens are rejected, and returns to the page", async () => {
  const { page, leave } = await comeIn();
  await refusing(page, Number.POSITIVE_INFINITY);
  await page.goto("/credits");
  await onHeading(page, "Login");
  await seeText(page, "Your session has ended. Please log in again.");
  await page.unroute("**/api/**");

  await logIn(page, demo, password);

  await onHeading(page, "Credit Balance");
  await leave();
});

it("signs out here and on all other devices, once that is confirmed", async () => {
  const [here, there] = [await comeIn(), await comeIn()];
  await here.page.getByRole("button", { name: demo }).click();
  await here.page.getByRole("menuitem", { name: "Sign out on all devices" }).click();
  await seeText(here.page, "You will have to log in again on all your devices, including this one.");

  await here.page.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click();

  await onHeading(here.page, "Login");
  await here.page.goto("/tasks");
  await onHeading(here.page, "Login");
  // The other device has a token that is good for a while. It is the last one.
  await refusing(there.page, 1);
  await goTo(there.page, "Credits");
  await onHeading(there.page, "Login");
  await Promise.all([here.leave(), there.leave()]);
});

it("shows a failed sign-out and stays signed in", async () => {
  const { page, leave } = await comeIn();
  await page.route("**/local/cognito", (route) =>
    route.request().headers()["x-amz-target"]?.endsWith(".GlobalSignOut") ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: demo }).click();
  await page.getByRole("menuitem", { name: "Sign out on all devices" }).click();

  await page.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click();

  await seeText(page, "Sign out failed: Network error. Please try again.");
  await onHeading(page, home);
  await leave();
});
