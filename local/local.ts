import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { stripePages } from "@animation-agent/fakes/stripe";
import { makeAccounts } from "./demo/accounts.ts";
import { localPages, siteConfig } from "./demo/pages.ts";
import { buildSite } from "./host/build-site.ts";
import { emptyDataFolder, lockDataFolder } from "./host/data-folder.ts";
import { noteForOperators } from "./host/operator-environment.ts";
import { startProduct } from "./host/product.ts";
import { oneOrigin, passTo, type Serve } from "./host/server.ts";
import { builtSite } from "./host/site.ts";
import { region } from "./host/template.ts";
import { localDefaults } from "./settings.ts";

export interface LocalOptions {
  /** 0: any free one. */
  readonly port: number;
  /** The folder of all state. */
  readonly data: string;
  /** Deletes all state first. */
  readonly fresh?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** The whole product at one address of this machine. */
export const startLocal = async (options: LocalOptions) => {
  // Node 20 is supported until the SDKs end their support; each start would print their notice.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  const unlock = await lockDataFolder(options.data);
  try {
    if (options.fresh) await emptyDataFolder(options.data);
    const { stop, ...running } = await startOnLockedFolder(options);
    return {
      ...running,
      async stop() {
        await stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};

const startOnLockedFolder = async ({ port, data, settings = {} }: LocalOptions) => {
  const root = resolve(import.meta.dirname, "..");
  const parts: (readonly [string, Serve])[] = [];
  const server = oneOrigin(parts);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // It listens on a port, not on a pipe.
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  const product = await startProduct({ root, data, site, settings: { ...localDefaults, ...settings } });
  await makeAccounts(product);
  await noteForOperators(data, product.environment);
  const pages = await builtSite(await buildSite(root));
  const stripe = stripePages(product.stripe);
  parts.push(
    ["/api/", product.api],
    ["/media/", product.media],
    ["/uploads/", product.media],
    ["/local/cognito", passTo(product.cognito.endpoint, "/local/cognito")],
    ["/local/checkout/", stripe],
    ["/local/receipt/", stripe],
    ["/local/stripe/", stripe],
    ["/local/s3", passTo(product.s3.endpoint, "/local/s3")],
    ["/local/", localPages(product)],
    ["/config.json", siteConfig(product, region, site)],
    ["/", pages],
  );
  product.resume();
  const day = 86_400_000;
  await product.deleteExpiredFiles();
  const sweeping = setInterval(product.deleteExpiredFiles, day).unref();
  return {
    site,
    product,
    async stop() {
      clearInterval(sweeping);
      server.close();
      server.closeAllConnections();
      await product.stop();
    },
  };
};
