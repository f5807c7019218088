import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type LocalOptions, startLocal } from "#local/local.ts";

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
