import type { ProviderPauses } from "#functions/core/provider/ports.ts";
import { assertProviderEnabled } from "#functions/core/provider/provider-pauses.ts";
import { ContentBlocked } from "#functions/core/shared/errors.ts";

/** What is asked of a provider. */
export type Work = "write" | "draw" | "speak" | "assist";

/** Stands before every call of a provider. */
export type Gate = <T>(provider: string, work: Work, ask: () => Promise<T>) => Promise<T>;

/** What became of a call: a metric's name. */
export type Noted = "ProviderCalls" | "ProviderErrors" | "ProviderBlocks" | "ProviderWaits";

/** Nobody stands there: for who makes things without an operator. */
export const openGate: Gate = (_provider, _work, ask) => ask();

/** Lets nobody through to a paused provider, and notes how calls went. */
export const watchedGate =
  (
    providerPauses: ProviderPauses,
    note: (what: Noted, of: { readonly provider: string; readonly work: Work }) => void,
  ): Gate =>
  async (provider, work, ask) => {
    const of = { provider, work };
    await assertProviderEnabled({ providerPauses }, provider).catch((error: unknown) => {
      note("ProviderWaits", of);
      throw error;
    });
    note("ProviderCalls", of);
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ContentBlocked) note("ProviderBlocks", of);
      else note("ProviderErrors", of);
      throw error;
    }
  };
