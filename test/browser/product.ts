import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it as base } from "vitest";
import * as z from "zod";
import { type LocalOptions, startLocal } from "#local/local.ts";
import { launch } from "./browser.ts";

/** A running product, and the text of the newest mail that it sent to an address. */
export type Product = Awaited<ReturnType<typeof startProduct>>;

/**
 * Starts the product with its own data folder, which `stop` deletes. With SITE set, uses the running product instead.
 */
export const startProduct = async (settings: LocalOptions["settings"] = {}) => {
  const running = process.env["SITE"];
  if (running) return { site: running, mailTo: (address: string) => mailTo(running, address), stop: async () => {} };
  const data = await mkdtemp(join(tmpdir(), "animation-agent-browser-"));
  const { site, stop } = await startLocal({ port: 0, data, fresh: true, settings });
  return {
    site,
    mailTo: (address: string) => mailTo(site, address),
    async stop() {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};

const Inbox = z.array(z.looseObject({ to: z.array(z.string()), text: z.string() }));

/** Returns the text of the newest mail to an address. */
const mailTo = async (site: string, address: string): Promise<string> => {
  const answer = await fetch(`${site}/local/inbox`, { headers: { accept: "application/json" } });
  const mail = Inbox.parse(await answer.json()).find(({ to }) => to.includes(address));
  return mail?.text ?? "";
};

/**
 * `it` with a product and a browser that all files of a worker share, so that each worker starts them once. Only for
 * files that leave the balances, passwords and sessions of the demo accounts as they are, or use new users.
 */
export const it = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from this parameter
  .extend("product", { scope: "worker" }, async ({}, { onCleanup }) => {
    // Tasks must stay pending for longer than a test runs. Many files of one address exceed the normal rate limits.
    // Films of full size are a matter of form.test.ts.
    const product = await startProduct({ EDIT_SECONDS: "600", RATE_SCALE: "100", FILM_SHORT_SIDE: "360" });
    onCleanup(product.stop);
    return product;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from this parameter
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await launch();
    onCleanup(() => browser.close());
    return browser;
  });
