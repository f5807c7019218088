import { type Clock, systemClock } from "../shared/clock.ts";
import type { Delivery, Outbox } from "./outbox.ts";
import { targetInput } from "./target-input.ts";

export type Deliver = (targetArn: string, payload: unknown) => Promise<void>;
export type DeadLetter = (delivery: Delivery, error: unknown) => void;

interface Use {
  readonly outbox: Outbox;
  readonly deliver: Deliver;
  readonly deadLetter: DeadLetter;
  readonly pause: Clock["pause"];
  readonly signal: AbortSignal;
}

const second = 1000;
/** After a failed attempt, how long until the next one. */
const pauses: readonly number[] = [second, 5 * second, 25 * second];

/** Brings something to its target, with another attempt after each pause; in the end gives it to the dead letters. */
const attempt = async (delivery: Delivery, use: Use): Promise<void> => {
  const { rule, target, event } = delivery;
  for (const pause of [...pauses, undefined]) {
    try {
      await use.deliver(target.arn, targetInput(target, event, rule));
      break;
    } catch (error) {
      if (use.signal.aborted) return;
      if (pause === undefined) use.deadLetter(delivery, error);
      else await use.pause(pause, use.signal);
    }
  }
  use.outbox.remove(delivery);
};

/** The same in the background. What is under way when the emulator stops stays in the outbox. */
export const send = (delivery: Delivery, use: Use): void => {
  attempt(delivery, use).catch((error: unknown) => {
    if (!use.signal.aborted) throw error;
  });
};

export const reportDeadLetter: DeadLetter = ({ rule, target }, error) => {
  console.error(`The event of the rule ${rule} did not reach ${target.arn}:`, error);
};

export const { pause: systemPause } = systemClock;
