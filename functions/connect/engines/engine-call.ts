import { storedPauses } from "#functions/adapters/dynamodb/provider-pauses.ts";
import { monitoredCall, type WrapCall } from "#functions/adapters/engines/engine-call.ts";
import type { HasProviderPauses } from "#functions/core/provider/ports.ts";
import { lazy } from "../lazy.ts";
import { count } from "../metrics.ts";
import { table } from "../table.ts";

/** The kill switch: engines that operators have paused. */
export const pauses = (): HasProviderPauses => ({ providerPauses: storedPauses(table()) });

const monitored = lazy(() => monitoredCall(pauses().providerPauses, count));

/** Wraps every call of an engine with kill switch and metrics. Opens the table on the first call. */
export const wrapCall: WrapCall = (call, run) => monitored()(call, run);
