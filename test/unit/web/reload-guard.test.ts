import { afterEach, expect, it, vi } from "vitest";
import { mayReload } from "#web/src/lib/reload-guard.ts";

afterEach(() => vi.unstubAllGlobals());

it("allows a page to reload itself once in 30 seconds", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });

  const answers = [1_000_000, 1_029_999, 1_030_000].map((now) => mayReload(now));

  expect(answers).toEqual([true, false, true]);
});
