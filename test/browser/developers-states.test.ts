import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { signUpAndVisit } from "./new-user.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";

// States that take days to occur are mocked here in the form of the contract.

const at = "2026-11-20T10:00:00.000Z";

let product: Product;
let browser: Browser;

it.beforeAll(({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
});

/** Opens a page for a new user. Calls whose path ends with a key of `answers` get a mocked reply. */
const openPage = async (path: string, answers: Readonly<Record<string, (url: URL) => object | null>>) => {
  const user = await signUpAndVisit(browser, product, "/welcome");
  for (const [call, data] of Object.entries(answers))
    await user.page.route(
      (url) => url.pathname.endsWith(call),
      (route) => route.fulfill({ json: { success: true, data: data(new URL(route.request().url())) } }),
    );
  await user.page.goto(path);
  return user;
};
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

it("shows five films at first, all on request, and the name of every status", async () => {
  const statuses = ["completed", "processing", "in_progress", "pending", "error", "failed", "somewhere"];
  const tasks = statuses.map((process_status, index) => ({
    task_id: `api_${index}`,
    code_name: index === 0 ? "" : `Film ${index}`,
    story_type: index === 1 ? "forgotten_story" : "poetry_story",
    task_created_at: at,
    credit_cost: 10 + index,
    process_status,
  }));
  const { page, faults, leave } = await openPage("/developer", { "/api-usage-history": () => ({ tasks }) });
  const rows = page.getByRole("table", { name: "API Usage History" }).getByRole("row");
  await says(page, "No code name available");
  const few = await rows.count();
  await page.getByRole("button", { name: "Show all 7" }).click();
  await says(page, "Film 6");

  const all = await rows.allTextContents();
  await page.getByRole("button", { name: "Show less" }).click();
  await page.getByRole("button", { name: "Show all 7" }).waitFor();

  const heads = 1;
  expect([few, all.length, await rows.count()]).toEqual([5 + heads, 7 + heads, 5 + heads]);
  expect(all.slice(heads).map((row) => statusIn(row))).toEqual([
    "Completed",
    "In Progress",
    "In Progress",
    "Pending",
    "Failed",
    "Failed",
    "somewhere",
  ]);
  expect(all[2]).toContain("forgotten_story");
  // The last column is in view on a tablet.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  const table = page.getByRole("table", { name: "API Usage History" });
  await expect.poll(() => table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await leave();
});

const statusIn = (row: string): string | undefined => /Completed|In Progress|Pending|Failed|somewhere/.exec(row)?.[0];

it("shows the event, the state and the errors of every delivery", async () => {
  const attempt = (error: string) => ({ at, error, ms: 12 });
  const errors = ["blocked", "dns", "connect", "tls", "timeout", "broken"];
  const delivery = (id: string, rest: object) => ({ id, task_id: "web_1", created_at: at, attempts: [], ...rest });
  const first = [
    delivery("msg_1", { event: "task_completed", state: "pending", next_attempt_at: "2099-01-01T00:00:00.000Z" }),
    delivery("msg_2", {
      event: "task_failed",
      state: "failed",
      note: "The webhook was deleted",
      attempts: errors.map(attempt),
    }),
  ];
  const later = [
    delivery("msg_3", { event: "task_expiring", state: "delivered", attempts: [{ at, status: 200, ms: 5 }] }),
  ];
  const { page, faults, leave } = await openPage("/developer?tab=outgoing", {
    "/webhook-deliveries": ({ searchParams }) =>
      searchParams.has("cursor") ? { deliveries: later } : { deliveries: first, next_cursor: "next" },
    "/webhook-config": () => ({
      webhook_url: "https://example.com/in",
      is_active: false,
      stage_events: false,
      secret: "whsec_...abcd",
      last_failure_at: at,
      failure_count: 12,
      disabled_reason: "Nothing was taken for 5 days.",
    }),
  });
  await says(page, "The webhook was switched off");
  await says(page, "Nothing was taken for 5 days.");
  await says(page, "Inactive");
  await says(page, "Never");
  await says(page, "whsec_...abcd");

  await page.getByRole("button", { name: /Film completed.*Pending/ }).click();
  await says(page, "No attempt yet.");
  await says(page, /^Next attempt Jan 1, 2099/);
  await page.getByRole("button", { name: /Film failed.*Failed/ }).click();
  await says(page, "The webhook was deleted");
  for (const words of [
    "The address is not allowed",
    "The host was not found",
    "Connection failed",
    "Secure connection failed",
    "Timed out",
    "The response was incomplete",
  ])
    await says(page, words);
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("button", { name: /Files expiring soon.*Delivered/ }).click();
  await says(page, "Answered 200");

  expect(await page.getByRole("button", { name: "Redeliver" }).first().isDisabled()).toBe(true);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await leave();
});

it("shows why the last post failed", async () => {
  const { page, faults, leave } = await openPage("/developer?tab=ghost", {
    "/ghost-config": () => ({
      ghost_api_url: "https://blog.example.com",
      ghost_admin_api_key: "111111111111...a0a0",
      is_active: true,
      last_failure_at: at,
      last_error: "Ghost refused the key",
      failure_count: 2,
    }),
  });

  await says(page, "The last post failed: Ghost refused the key");

  await seeText(page, "Active", { exact: true });
  await says(page, "Failures in a row");
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await leave();
});
