import { it as base } from "vitest";
import { launch } from "./browser.ts";
import { startProduct } from "./start-product.ts";

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
