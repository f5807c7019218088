import * as z from "zod";
import type { StageEvent } from "#contract/events.ts";
import { inAttempt } from "#functions/connect/attempt.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { announceStage } from "#functions/connect/stage-events.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { parseData } from "#functions/core/shared/parse-data.ts";

/** The input that every stage receives: user, task and attempt number. */
export const Run = z.object({ userId: z.string(), taskId: z.string(), attempt: z.int() });

/** One state of the make-video state machine: input and output schema, and the use case that it runs. */
export interface Stage<I extends z.ZodType, O extends z.ZodType, P> {
  readonly input: I;
  readonly output: O;
  readonly run: (deps: P, given: z.output<I>) => Promise<z.input<O>>;
  /** What the stage tells the event bus when it has ended. */
  readonly events?: (given: z.output<I>, made: z.output<O>) => readonly StageEvent[];
}

export const stage = <I extends z.ZodType, O extends z.ZodType, P>(
  types: Pick<Stage<I, O, P>, "input" | "output" | "events">,
  run: Stage<I, O, P>["run"],
): Stage<I, O, P> => ({ ...types, run });

/** The Lambda handler of a stage. Validates input and output. */
export const stageHandler = <I extends z.ZodType, O extends z.ZodType, P>(
  { input, output, run, events }: Stage<I, O, P>,
  connect: () => P,
) => {
  const ports = lazy(connect);
  return withTelemetry(
    async (payload: unknown): Promise<z.output<O>> =>
      inAttempt(payload, async () => {
        const given = parseData(input, payload, "input");
        const made = parseData(output, await run(ports(), given), "output");
        for (const event of events?.(given, made) ?? []) await announceStage(event);
        return made;
      }),
  );
};
