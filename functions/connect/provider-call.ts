import { storedPauses } from "#functions/adapters/dynamodb/provider-pauses.ts";
import { monitoredCall, type ProviderCall } from "#functions/adapters/engines/provider-call.ts";
import type { HasProviderPauses } from "#functions/core/provider/ports.ts";
import { lazy } from "./lazy.ts";
import { count } from "./metrics.ts";
import { table } from "./table.ts";

/** The kill switch: providers that operators have paused. */
export const pauses = (): HasProviderPauses => ({ providerPauses: storedPauses(table()) });

const monitored = lazy(() => monitoredCall(pauses().providerPauses, count));

/** Wraps every call of a provider with kill switch and metrics. Opens the table on the first call. */
export const callProvider: ProviderCall = (...args) => monitored()(...args);
