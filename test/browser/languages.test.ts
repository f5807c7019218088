import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { expect } from "vitest";
import * as z from "zod";
import { demo, password } from "#local/demo/accounts.ts";
import { apiClientFor } from "./api-client.ts";
import { signUpAndVisit } from "./new-user.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import { twoScenes } from "./stories.ts";
import { watchFaults } from "./visitor.ts";

/** Opens the front page in a browser of that language. */
const visitIn = async (browser: Browser, site: string, locale: string) => {
  const context = await browser.newContext({ baseURL: site, locale });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults = watchFaults(page);
  await page.goto("/");
  return { page, faults, leave: () => context.close() };
};

/** What a visitor reads on the way from the front page to the dashboard. */
const visitors = [
  {
    locale: "de-AT",
    html: { lang: "de", dir: "ltr" },
    headline: "Schreiben Sie einen Satz. Sehen Sie ihn als Film.",
    logIn: "Anmelden",
    email: "E-Mail",
    secret: "Passwort",
    welcome: "Willkommen bei Animation Agent!",
  },
  {
    locale: "ar",
    html: { lang: "ar", dir: "rtl" },
    headline: "اكتب جملة واحدة. شاهدها فيلمًا.",
    logIn: "تسجيل الدخول",
    email: "البريد الإلكتروني",
    secret: "كلمة المرور",
    welcome: "مرحبًا بك في Animation Agent!",
  },
] as const;

it.for(visitors)("a visitor with $locale settings signs in", async (words, { product, browser }) => {
  const { page, faults, leave } = await visitIn(browser, product.site, words.locale);
  await page.getByRole("heading", { level: 1, name: words.headline }).waitFor();
  const { lang, dir } = words.html;
  await page.locator(`html[lang="${lang}"][dir="${dir}"]`).waitFor();

  await page.getByRole("banner").getByRole("link", { name: words.logIn }).click();
  await page.getByLabel(words.email).fill(demo);
  await page.getByRole("textbox", { name: words.secret, exact: true }).fill(password);
  await page.getByRole("button", { name: words.logIn, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: words.welcome }).waitFor();

  expect(faults).toEqual([]);
  await leave();
});

it("remembers a language that was chosen on the front page", async ({ product, browser }) => {
  const { page, leave } = await visitIn(browser, product.site, "en-US");
  await page.getByRole("banner").getByRole("combobox", { name: "Language" }).selectOption({ label: "Français" });
  await page.getByRole("heading", { level: 1, name: "Écrivez une phrase. Regardez-la devenir un film." }).waitFor();

  await page.goto("/login");

  await page.getByRole("heading", { level: 1, name: "Connexion" }).waitFor();
  await page.locator('html[lang="fr"]').waitFor();
  await leave();
});

it("sends mails in the language of the site, and keeps with the user the one that is chosen later", async ({
  product,
  browser,
}) => {
  const { page, faults, leave } = await visitIn(browser, product.site, "de-AT");
  const email = `${randomUUID()}@example.org`;
  await page.goto("/login");
  await page.getByRole("button", { name: "Noch kein Konto? Registrieren" }).click();
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Passwort bestätigen" }).fill(password);
  await page.getByRole("button", { name: "Registrieren", exact: true }).click();
  await page.getByRole("textbox", { name: "Bestätigungscode" }).waitFor();
  const mail = await product.mailTo(email);
  expect(mail).toContain("Willkommen bei Animation Agent. Geben Sie diesen Code ein");
  await page.getByRole("textbox", { name: "Bestätigungscode" }).fill(mail.match(/\b\d{6}\b/)?.[0] ?? "");
  await page.getByRole("button", { name: "Bestätigen", exact: true }).click();
  // Who typed the password a moment ago is signed in at once.
  await page.getByRole("heading", { level: 1, name: "Willkommen bei Animation Agent!" }).waitFor();

  // The account has the language since its registration: only a choice is sent.
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/language")) sent.push(request.postData() ?? "");
  });
  await page.goto("/account");
  await seeText(page, "Sprache der E-Mails: Deutsch.");
  expect(sent).toEqual([]);
  await page.getByRole("contentinfo").getByRole("combobox", { name: "Sprache" }).selectOption({ label: "Italiano" });
  await seeText(page, "Lingua delle email: Italiano.");
  await page.reload();
  await seeText(page, "Lingua delle email: Italiano.");

  expect(sent).toEqual(['{"language":"it"}']);
  expect(faults).toEqual([]);
  await leave();
});

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });

it("shows an order in the chosen language", async ({ product, browser }) => {
  const { page, email, faults, leave } = await signUpAndVisit(browser, product, "/welcome");
  const call = await apiClientFor(product.site, email);
  const taskData = { storyType: "poetry_story", voiceLanguage: "english", fullStory: twoScenes, music: "none" };
  const { taskId } = (await call("/api/task", { mode: "create", taskData }, Ordered)).data;
  await page.evaluate(() => localStorage.setItem("language", "de"));

  await page.goto(`/task-detail/${taskId}`);

  await page.getByRole("button", { name: "Jetzt starten" }).waitFor();
  await seeText(page, "Geschichte in Versen", { exact: true });
  await seeText(page, /reserviert\. Nicht verbrauchte Credits werden erstattet\.$/);
  expect(faults).toEqual([]);
  await leave();
});
