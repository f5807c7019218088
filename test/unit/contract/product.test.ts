import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { product } from "#contract/product.ts";

it("the product's version is that of package.json", () => {
  expect(product.version).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
});
