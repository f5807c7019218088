import { costOf, type Usage } from "#contract/catalogue/engine-prices.ts";
import { storedCallLimits } from "#functions/adapters/dynamodb/call-limits.ts";
import { storedPauses } from "#functions/adapters/dynamodb/provider-pauses.ts";
import { withLimits } from "#functions/adapters/engines/calls/limits.ts";
import { withPaidAnswers } from "#functions/adapters/engines/calls/paid-answers.ts";
import { type EngineCall, monitoredCall, type WrapCall } from "#functions/adapters/engines/engine-call.ts";
import type { HasCallLimits, HasProviderPauses } from "#functions/core/provider/ports.ts";
import { artifacts } from "../artifacts.ts";
import { currentAttempt } from "../attempt.ts";
import { clock } from "../clock.ts";
import { database } from "../database.ts";
import { optionalSetting } from "../environment.ts";
import { lazy } from "../lazy.ts";
import { log } from "../log.ts";
import { count } from "../metrics.ts";
import { table } from "../table.ts";

/** The kill switch: engines that operators have paused. */
export const pauses = (): HasProviderPauses => ({ providerPauses: storedPauses(table()) });

/** The limits of the providers' accounts, over all films. */
export const callLimits = (): HasCallLimits => ({ callLimits: storedCallLimits(table()) });

const partOf = { write: "text", assist: "text", draw: "pictures", speak: "speech" } as const;

/** Logs and counts what a call of a provider used, and adds its list price to the film's cost. */
const recordCost = async ({ work }: EngineCall, answer: object): Promise<void> => {
  const { usage } = answer as { readonly usage?: Usage };
  if (!usage) return;
  const usd = costOf(usage, clock().now());
  log.info("engine call", { work, ...usage, usd: usd ?? "unknown price" });
  if (!usd) return;
  count("EngineCostUsd", {}, usd);
  const run = currentAttempt();
  if (!run) return;
  // The answer is paid for and stored: a film does not fail because its cost was not noted.
  await database()
    .commit([{ kind: "add-cost", run, part: partOf[work], usd }])
    .catch((error: unknown) => log.error("cost not recorded", { ...run, usd, reason: String(error) }));
};

const folder = (): string | undefined => {
  const run = currentAttempt();
  return run && `tasks/${run.userId}/${run.taskId}`;
};

const wraps = lazy(() => ({
  paid: withPaidAnswers({ artifacts: () => artifacts().artifacts, folder, onPaid: recordCost }),
  monitored: monitoredCall(pauses().providerPauses, count),
  limited: withLimits({
    ...clock(),
    ...callLimits(),
    callsPerMinute: (engine, model) => {
      const limits = optionalSetting("CALLS_PER_MINUTE") ?? {};
      return limits[`${engine}/${model}`] ?? limits[engine];
    },
  }),
}));

/**
 * Wraps every call of an engine: an answer that is stored is not paid for again; else the kill switch, metrics, and the
 * limit of the provider's account. Opens the table on the first call.
 */
export const wrapCall: WrapCall = (call, run) => {
  const { paid, monitored, limited } = wraps();
  return paid(call, () => monitored(call, () => limited(call, run)));
};
