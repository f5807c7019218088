import { callInTurn } from "#functions/core/provider/call-in-turn.ts";
import type { HasCallLimits } from "#functions/core/provider/ports.ts";
import type { HasClock, HasWait } from "#functions/core/shared/ports.ts";
import type { WrapCall } from "../engine-call.ts";

interface Deps extends HasCallLimits, HasClock, HasWait {
  /** What the operator said of the limit of an engine's model; undefined if nothing. */
  readonly callsPerMinute: (engine: string, model: string) => number | undefined;
}

/** Spaces the calls of each provider over all films. The built-in engines have no limit, and no request. */
export const withLimits =
  (deps: Deps): WrapCall =>
  ({ engine, model, request }, run) =>
    request === undefined
      ? run()
      : callInTurn(deps, { account: `${engine}/${model}`, callsPerMinute: deps.callsPerMinute(engine, model) }, run);
