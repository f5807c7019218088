import type { ErrorCode } from "#contract/errors.ts";

/** A refusal the caller may see. Anything else that is thrown is our own fault and becomes `internal`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  /** What a program may want to know besides the message: the balance and the price of a `402`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** A provider is busy or failing for now: the same request is made again later. */
export class ProviderBusy extends Error {
  override readonly name: string = "ProviderBusy";
}

/** The operator paused the provider: the request waits longer, as it will be asked again when the pause is over. */
export class ProviderPaused extends ProviderBusy {
  override readonly name = "ProviderPaused";
}

/** The provider will never accept this content: it is softened, replaced, or the task fails. */
export class ContentBlocked extends Error {
  override readonly name = "ContentBlocked";
}

/** The owner already has the allowed number of running tasks: the task waits for its turn. */
export class UserBusy extends Error {
  override readonly name = "UserBusy";
}

/** The task ended while a stage was at work (cancelled, failed, settled elsewhere): nothing more is to be done. */
export class TaskEnded extends Error {
  override readonly name = "TaskEnded";
}

/** The same request was carried out before, under its `Idempotency-Key`: it is answered from what is remembered. */
export class AlreadyDoneError extends Error {
  override readonly name = "DoneBefore";
}
