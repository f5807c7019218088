import { type Clock, systemClock } from "../shared/clock.ts";
import type { Delivery, Outbox } from "./outbox.ts";
import { targetInput } from "./target-input.ts";

export type Deliver = (targetArn: string, payload: unknown) => Promise<void>;
export type DeadLetter = (delivery: Delivery, error: unknown) => void;

interface DeliveryDeps {
  readonly outbox: Outbox;
  readonly deliver: Deliver;
  readonly deadLetter: DeadLetter;
  readonly pause: Clock["pause"];
  readonly signal: AbortSignal;
}

const second = 1000;
const retryDelaysMs: readonly number[] = [second, 5 * second, 25 * second];

/** Delivers with retries; after the last failed attempt the delivery goes to the dead letters. */
const deliverWithRetries = async (delivery: Delivery, deps: DeliveryDeps): Promise<void> => {
  const { rule, target, event } = delivery;
  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      await deps.deliver(target.arn, targetInput(target, event, rule));
      break;
    } catch (error) {
      if (deps.signal.aborted) return;
      if (delayMs === undefined) deps.deadLetter(delivery, error);
      else await deps.pause(delayMs, deps.signal);
    }
  }
  deps.outbox.remove(delivery);
};

/** Delivers in the background. A delivery in flight when the emulator stops stays in the outbox. */
export const send = (delivery: Delivery, deps: DeliveryDeps): void => {
  deliverWithRetries(delivery, deps).catch((error: unknown) => {
    if (!deps.signal.aborted) throw error;
  });
};

export const reportDeadLetter: DeadLetter = ({ rule, target }, error) => {
  console.error(`The event of the rule ${rule} did not reach ${target.arn}:`, error);
};

export const { pause: systemPause } = systemClock;
