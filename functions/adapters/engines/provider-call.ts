import type { ProviderPauses } from "#functions/core/provider/ports.ts";
import { assertProviderEnabled } from "#functions/core/provider/provider-pauses.ts";
import { ContentBlocked } from "#functions/core/shared/errors.ts";

/** What a provider is called for; a dimension of its metrics. */
export type EngineTask = "write" | "draw" | "speak" | "assist";

/** Wraps every call of a provider. */
export type ProviderCall = <T>(provider: string, work: EngineTask, call: () => Promise<T>) => Promise<T>;

/** Metric names: a call, and its possible outcomes. */
export type ProviderMetric = "ProviderCalls" | "ProviderErrors" | "ProviderBlocks" | "ProviderWaits";

/** Calls without kill switch and metrics, for tools and tests. */
export const directCall: ProviderCall = (_provider, _work, call) => call();

/** Throws `ProviderPaused` while an operator has paused the provider (kill switch), and counts calls and outcomes. */
export const monitoredCall =
  (
    pauses: ProviderPauses,
    count: (metric: ProviderMetric, dimensions: { readonly provider: string; readonly work: EngineTask }) => void,
  ): ProviderCall =>
  async (provider, work, call) => {
    const dimensions = { provider, work };
    await assertProviderEnabled({ providerPauses: pauses }, provider).catch((error: unknown) => {
      count("ProviderWaits", dimensions);
      throw error;
    });
    count("ProviderCalls", dimensions);
    try {
      return await call();
    } catch (error) {
      if (error instanceof ContentBlocked) count("ProviderBlocks", dimensions);
      else count("ProviderErrors", dimensions);
      throw error;
    }
  };
