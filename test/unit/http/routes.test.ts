import { expect, it } from "vitest";
import { type ApiContext, api } from "#contract/index.ts";

it.each(Object.keys(api) as ApiContext[])(
  "the %s function serves exactly the endpoints of its contract",
  async (context) => {
    const { routes } = await import(`../../../functions/api/${context}/index.ts`);

    expect(routes.map(({ endpoint }: { endpoint: unknown }) => endpoint)).toEqual(api[context]);
  },
  // Each loads all that its function does.
  60_000,
);

it("endpoints have unique addresses and names", () => {
  const all = Object.values(api).flat();

  expect(new Set(all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`)).size).toBe(all.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
