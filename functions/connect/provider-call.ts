import { storedPauses } from "#functions/adapters/dynamodb/provider-pauses.ts";
import { monitoredCall, type ProviderCall } from "#functions/adapters/engines/provider-call.ts";
import type { HasProviderPauses } from "#functions/core/provider/ports.ts";
import { lazy } from "./lazy.ts";
import { count } from "./metrics.ts";
import { table } from "./table.ts";

/** What operators have paused, in the one table. */
export const pauses = (): HasProviderPauses => ({ providerPauses: storedPauses(table()) });

const monitored = lazy(() => monitoredCall(pauses().providerPauses, count));

/** The gate before every provider; the table is opened with the first call. */
export const callProvider: ProviderCall = (...asked) => monitored()(...asked);
