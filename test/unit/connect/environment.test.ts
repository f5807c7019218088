import { afterEach, describe, expect, it, vi } from "vitest";
import { checkSettings, optionalSetting, setting } from "#functions/connect/environment.ts";

afterEach(() => vi.unstubAllEnvs());

describe("a setting of a function", () => {
  it("has the type that the table says", () => {
    vi.stubEnv("EDIT_SECONDS", "60");
    vi.stubEnv("DELIVERY_WAITS", "5,300");

    expect([setting("EDIT_SECONDS"), setting("DELIVERY_WAITS")]).toEqual([60, [5, 300]]);
  });

  it("is undefined or an error where it is not set, as the function needs it or not", () => {
    vi.stubEnv("SITE_URL", "");

    expect(optionalSetting("SITE_URL")).toBeUndefined();
    expect(() => setting("SITE_URL")).toThrow("SITE_URL is not set");
  });

  it("stops the start of the function if its value is bad", () => {
    vi.stubEnv("EDIT_SECONDS", "abc");

    expect(() => setting("EDIT_SECONDS")).toThrow("EDIT_SECONDS=abc is not allowed");
    expect(checkSettings).toThrow("EDIT_SECONDS=abc is not allowed");
  });
});
