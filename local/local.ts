import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { stripePages } from "@animation-agent/fakes/stripe";
import { operatorFacts } from "#infra/site-texts.ts";
import { makeAccounts } from "./demo/accounts.ts";
import { filmPlace, health, inbox, localPages, siteConfig } from "./demo/pages.ts";
import { makeSharedAccounts } from "./demo/shared-accounts.ts";
import { buildSite } from "./host/build-site.ts";
import { checkData, markComplete } from "./host/check-data.ts";
import { emptyDataFolder, lockDataFolder } from "./host/data-folder.ts";
import { writeOperatorEnvironment } from "./host/operator-environment.ts";
import { type Product, queuePath, startProduct } from "./host/product.ts";
import { createOriginServer, proxyTo, refuseChangesIf, type Serve } from "./host/server.ts";
import { closedShop, guardAdmin, guardUploads, guardUserPool, type Sharing } from "./host/sharing.ts";
import { serveFilmPages, serveSite } from "./host/site.ts";
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
  /** What the operator says to visitors, by the names of its settings. */
  readonly operator?: Readonly<Record<string, string>> | undefined;
  /** How the product is shared with other machines. */
  readonly sharing?: Sharing | undefined;
}

/** Starts the whole product on one port of this machine. */
export const startLocal = async (options: LocalOptions) => {
  // Node 20 is supported until the SDKs end their support; each start would print their notice.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  const unlock = await lockDataFolder(options.data);
  try {
    if (options.fresh) await emptyDataFolder(options.data);
    checkData(options.data);
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

const startOnLockedFolder = async ({ port, data, settings = {}, operator = {}, sharing }: LocalOptions) => {
  const root = resolve(import.meta.dirname, "..");
  const parts: (readonly [string, Serve])[] = [];
  const server = createOriginServer(parts, sharing?.url);
  server.listen(port, sharing?.host ?? "127.0.0.1");
  await once(server, "listening");
  // A server on a TCP port has an address with a port.
  const loopback = `http://localhost:${(server.address() as AddressInfo).port}`;
  const site = sharing?.url ?? loopback;
  const product = await startProduct({
    root,
    data,
    site,
    loopback,
    sharing,
    seller: { name: operator["OPERATOR_NAME"] ?? "Animation Agent", address: operator["OPERATOR_ADDRESS"] ?? "" },
    settings: { ...localDefaults, ...settings },
  });
  await (sharing ? makeSharedAccounts(product, sharing) : makeAccounts(product));
  await writeOperatorEnvironment(data, product.environment);
  await markComplete(data);
  const folder = await buildSite(root);
  const isHttps = site.startsWith("https://");
  const filmPages = await serveFilmPages(folder, product.api, isHttps);
  const facts = operatorFacts({
    SIGNUP_CREDITS: product.environment["SIGNUP_CREDITS"],
    STRIPE_TAX: product.environment["STRIPE_TAX"],
    YOUTUBE_CLIENT_ID: product.environment["YOUTUBE_CLIENT_ID"],
    ...operator,
  });
  parts.push(["/config.json", siteConfig(product, region, site, facts)]);
  parts.push(...partsOf(product, sharing), ["/watch/", filmPages], ["/embed/", filmPages]);
  parts.push(["/", await serveSite(folder, site, facts["operatorEmail"])]);
  product.resume();
  const day = 86_400_000;
  await product.deleteExpiredFiles();
  const cleanUp = setInterval(product.deleteExpiredFiles, day).unref();
  return {
    site,
    product,
    async stop() {
      clearInterval(cleanUp);
      server.close();
      server.closeAllConnections();
      await product.stop();
    },
  };
};

/** The paths of the server, without the site. The first one that fits a request serves it. */
const partsOf = (product: Product, sharing: Sharing | undefined): (readonly [string, Serve])[] => {
  const whileSpace = refuseChangesIf(product.isDiskFull);
  const userPool = proxyTo(product.cognito.endpoint, "/local/cognito");
  const uploads = whileSpace(proxyTo(product.s3.endpoint, "/local/s3"));
  const stripe = sharing ? closedShop : stripePages(product.stripe);
  return [
    ["/api/", whileSpace(product.api)],
    ["/media/", product.media],
    ["/uploads/", product.media],
    ["/local/cognito", sharing ? guardUserPool(sharing, userPool) : userPool],
    ["/local/checkout/", stripe],
    ["/local/receipt/", stripe],
    ["/local/invoice/", stripe],
    ["/local/stripe/", stripe],
    ["/local/s3", sharing ? guardUploads(uploads) : uploads],
    [queuePath, filmPlace(product)],
    ["/local/health", health],
    ["/local/", sharing ? guardAdmin(sharing, inbox(product)) : localPages(product)],
  ];
};
