import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import type { Product } from "#test/browser/start-product.ts";
import type { Visitor } from "./visitor.ts";

const password = "leaves and boats";
const idea = "An old lighthouse keeper teaches a lost seagull to dance";
const filmTimeoutMs = 600_000;

/** What the walk leaves for others to look at. */
export interface WalkedFilm {
  readonly email: string;
  readonly password: string;
  readonly taskPath: string;
  readonly watchPath: string;
}

/**
 * The way of a stranger: sample film, account, first film, its shared link, and its player on another site. The film
 * is made of an idea, or of `fullStory`.
 */
export const walk = async (visitor: Visitor, product: Product, fullStory?: string): Promise<WalkedFilm> => {
  const page = await visitor.open("/");
  page.setDefaultTimeout(60_000);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await visitor.done(page, "front page");
  await playSample(page);
  await visitor.done(page, "sample film plays");
  const email = await signUp(visitor, product, page);
  await orderFilm(visitor, page, fullStory);
  const taskPath = new URL(page.url()).pathname;
  await page.getByRole("checkbox", { name: "Anyone with the link can watch" }).waitFor({ timeout: filmTimeoutMs });
  await visitor.done(page, "film is ready");
  await watchToEnd(page);
  await visitor.done(page, "film is watched");
  const { address, code } = await share(visitor, page);
  await watchPrivately(visitor, address);
  await watchEmbedded(visitor, code);
  return { email, password, taskPath, watchPath: new URL(address).pathname };
};

const playSample = async (page: Page): Promise<void> => {
  const sample = page.locator("video").first();
  await sample.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const video = document.querySelector("video");
    return video && video.currentTime > 0.5;
  });
};

const signUp = async (visitor: Visitor, product: Product, page: Page): Promise<string> => {
  const email = `stranger-${randomUUID().slice(0, 8)}@example.org`;
  await visitor.press(page.getByRole("main").getByRole("link", { name: "Make your first film" }).first());
  await page.getByRole("heading", { level: 1, name: "Register Account" }).waitFor();
  await visitor.done(page, "register form");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm Password" }).fill(password);
  await visitor.press(page.getByRole("button", { name: "Register", exact: true }));
  await page.getByLabel("Verification code").waitFor();
  await visitor.done(page, "account made");
  const [code = ""] = (await product.mailTo(email)).match(/\b\d{6}\b/) ?? [];
  await page.getByLabel("Verification code").fill(code);
  await visitor.press(page.getByRole("button", { name: "Verify", exact: true }));
  await page.getByRole("heading", { level: 1, name: "Welcome" }).waitFor();
  await page.getByRole("link", { name: "Create Your First Story" }).waitFor();
  await page.waitForLoadState("networkidle");
  await visitor.done(page, "signed in");
  return email;
};

const orderFilm = async (visitor: Visitor, page: Page, fullStory: string | undefined): Promise<void> => {
  await visitor.press(page.getByRole("link", { name: "Create Your First Story" }));
  await page.getByRole("heading", { level: 1, name: "Create Your Task" }).waitFor();
  await page.waitForLoadState("networkidle");
  await visitor.done(page, "order form");
  if (fullStory) {
    await visitor.press(page.getByRole("tab", { name: "Full Story" }));
    await page.getByRole("textbox", { name: "Full Story" }).fill(fullStory);
  } else await page.getByRole("textbox", { name: "Story Prompt" }).fill(idea);
  await visitor.press(page.getByRole("button", { name: "Create My Story" }));
  await visitor.press(page.getByRole("link", { name: "Watch it being made" }));
  await page.getByRole("progressbar").first().waitFor();
  await visitor.done(page, "film ordered");
  await page.locator("video").waitFor({ timeout: filmTimeoutMs });
  await visitor.done(page, "first scenes");
};

const watchToEnd = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const video = document.querySelector("video");
    if (!video) throw new Error("There is no player");
    video.muted = true;
    await video.play();
    const isOver = new Promise((resolve) => {
      video.onended = resolve;
    });
    if (Number.isFinite(video.duration)) video.currentTime = video.duration - 2;
    await isOver;
  });
};

const share = async (visitor: Visitor, page: Page): Promise<{ address: string; code: string }> => {
  await visitor.press(page.getByRole("checkbox", { name: "Anyone with the link can watch" }));
  const texts = page.locator(".secret");
  await texts.nth(1).waitFor();
  await visitor.done(page, "link shared");
  return { address: (await texts.nth(0).textContent()) ?? "", code: (await texts.nth(1).textContent()) ?? "" };
};

const watchPrivately = async (visitor: Visitor, address: string): Promise<void> => {
  const page = await visitor.open(address);
  await page.locator("video").waitFor();
  await page.evaluate(() => document.querySelector("video")?.play());
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0.5);
  await visitor.done(page, "shared film plays");
};

/** The player in a page of another origin, as its owner would paste it. */
const watchEmbedded = async (visitor: Visitor, code: string): Promise<void> => {
  const server = createServer((_, reply) => {
    reply.setHeader("content-type", "text/html; charset=utf-8");
    reply.end(`<!doctype html><html lang="en"><title>A blog</title><h1>A blog</h1>${code}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const page = await visitor.open(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator("iframe");
  await frame.locator("video").waitFor();
  await frame.locator("video").evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await visitor.done(page, "embedded film plays");
  server.close();
  server.closeAllConnections();
};
