import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { admin, demo } from "#local/demo/accounts.ts";
import { launch } from "./browser.ts";
import { expectScreenWorks } from "./screens.ts";
import { type Product, startProduct } from "./start-product.ts";
import { type SessionState, signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;
let user: SessionState;
let operator: SessionState;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ EDIT_SECONDS: "600" }), launch()]);
  user = await signedIn(browser, product.site, demo);
  operator = await signedIn(browser, product.site, admin);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it.each([
  { name: "front", path: "/", heading: "Write one sentence. Watch it as a film." },
  { name: "login", path: "/login", heading: "Login" },
  { name: "verify", path: "/login?type=signup&email=ada@example.org&code=123456", heading: "Verify Your Email" },
  { name: "new-password", path: "/login?type=recovery", heading: "Set New Password" },
  { name: "illustration-samples", path: "/illustration-samples", heading: "Illustration Samples" },
  { name: "documentation", path: "/documentation.html", heading: "API & Webhook Documentation" },
  { name: "terms", path: "/terms", heading: "Terms" },
  { name: "payment-cancelled", path: "/payment-cancelled", heading: "Payment Cancelled" },
  { name: "not-found", path: "/nowhere", heading: "Page Not Found" },
  { name: "unsubscribe-forged", path: "/unsubscribe?token=x.y", heading: "This Link Is Not Valid", says: /404/ },
])("works for everyone: $name", (screen) => expectScreenWorks(browser, product.site, screen));

it.each([
  { name: "dashboard", path: "/welcome", heading: "Welcome to Animation Agent!" },
  { name: "tasks", path: "/tasks", heading: "Task Management Dashboard" },
  { name: "task-form", path: "/create-task", heading: "Create Your Task" },
  { name: "task-detail-lost", path: "/task-detail/none", heading: "Task", says: /404/ },
  { name: "credits", path: "/credits", heading: "Credit Balance" },
  { name: "payment", path: "/payment-success", heading: "Thank You" },
  {
    name: "payment-lost",
    path: "/payment-success?session_id=cs_1",
    heading: "Payment Not Found",
    says: /404/,
  },
  { name: "assets", path: "/asset-management", heading: "Asset Management" },
  { name: "developer", path: "/developer", heading: "Developer Tools" },
  { name: "developer-outgoing", path: "/developer?tab=outgoing", heading: "Developer Tools" },
  { name: "developer-incoming", path: "/developer?tab=incoming", heading: "Developer Tools" },
  { name: "developer-ghost", path: "/developer?tab=ghost", heading: "Developer Tools" },
  { name: "system-prompts", path: "/system_prompts", heading: "System Prompt Templates" },
  { name: "account", path: "/account", heading: "Account" },
  { name: "admin-denied", path: "/admin", heading: "Access Denied" },
])("works for a user: $name", (screen) => expectScreenWorks(browser, product.site, { ...screen, as: user }));

it("works for the admin: admin", () =>
  expectScreenWorks(browser, product.site, {
    name: "admin",
    path: "/admin",
    heading: "Admin Dashboard",
    as: operator,
  }));

/** kB of scripts until the page is idle, as they are sent: what a page loads later counts too. */
it.each([
  ["/", 92],
  ["/login", 143],
  ["/welcome", 235],
  ["/create-task", 280],
] as const)("fetches no more scripts than its budget: %s", async (path, maxKilobytes) => {
  const isPublic = path === "/" || path === "/login";
  const { page, leave } = await visit(browser, product.site, { path, ...(!isPublic && { as: user }) });
  await page.waitForLoadState("networkidle");

  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(maxKilobytes);
  await leave();
});
