import { afterEach, expect, it, vi } from "vitest";
import { systemConfiguration } from "#contract/endpoints/catalogue.ts";
import { call } from "#web/src/lib/api.ts";

afterEach(() => vi.unstubAllGlobals());

it("does not wait for an answer without end", async () => {
  vi.stubGlobal("fetch", async (_url: string, { signal }: { signal: AbortSignal }) => {
    expect(signal).toBeInstanceOf(AbortSignal);
    throw new DOMException("The operation timed out", "TimeoutError");
  });

  const answer = call(systemConfiguration, {});

  await expect(answer).rejects.toMatchObject({
    status: 0,
    code: "timeout",
    message: "The server did not answer in time. Please try again.",
  });
});
