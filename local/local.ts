import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { stripePages } from "@animation-agent/fakes/stripe";
import { makeAccounts } from "./demo/accounts.ts";
import { localPages, siteConfig } from "./demo/pages.ts";
import { buildSite } from "./host/build-site.ts";
import { holdFolder } from "./host/lock-folder.ts";
import { noteForOperators } from "./host/operator-environment.ts";
import { startProduct } from "./host/product.ts";
import { oneOrigin, passTo, type Serve } from "./host/server.ts";
import { builtSite } from "./host/site.ts";
import { region } from "./host/template.ts";

export interface LocalOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly data: string;
  readonly fresh?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

const localSettings = {
  /** Seconds that a new task stays open to changes here: long enough to see it, short enough to wait for. */
  EDIT_SECONDS: "5",
  /** Where webhooks and posts may go here besides public addresses: receivers that one tries out. */
  LOCAL_RECEIVERS: "localhost,127.0.0.1",
};

/** The whole product at one address of this machine. */
export const startLocal = async ({ port, data, fresh = false, settings = {} }: LocalOptions) => {
  // Node 20 is served until its SDKs end; the notice would be printed with every start.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  const root = resolve(import.meta.dirname, "..");
  const release = await holdFolder(data);
  const parts: (readonly [string, Serve])[] = [];
  const server = oneOrigin(parts);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // It listens on a port, not on a pipe.
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  const product = await startProduct({ root, data, fresh, site, settings: { ...localSettings, ...settings } });
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
      await release();
    },
  };
};
