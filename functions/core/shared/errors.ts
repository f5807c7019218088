import type { ErrorCode } from "#contract/errors.ts";
import type { FailureDetails } from "#contract/schema/failure.ts";

/** An error that the caller may see. Any other error is answered as `internal`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  /** Machine-readable details: for example balance and price with `insufficient_credits`. */
  readonly details: FailureDetails;

  constructor(code: ErrorCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** A provider is overloaded or failing: the same request is retried later. */
export class ProviderBusy extends Error {
  override readonly name: string = "ProviderBusy";
  /** Seconds that the provider asks to wait before the next request, if it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message = "", { retryAfterSeconds }: { readonly retryAfterSeconds?: number | undefined } = {}) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** An operator switched the provider off: the request is retried for longer. */
export class ProviderPaused extends ProviderBusy {
  override readonly name = "ProviderPaused";
}

/** No answer within the time limit. The provider may charge for it, so it is asked less often than a busy one. */
export class ProviderTimeout extends ProviderBusy {
  override readonly name = "ProviderTimeout";
}

/** The provider refuses the content: a milder prompt, a replacement, or the task fails. */
export class ContentBlocked extends Error {
  override readonly name = "ContentBlocked";
}

/** Why an engine cannot work until the operator changes something. */
export type UnavailableReason = "bad-key" | "no-quota" | "unknown-model" | "unreachable";

/** A recording does not have the words that it should have. Its owner reads the message. */
export class UnfitRecording extends Error {
  override readonly name = "UnfitRecording";
}

/** An engine cannot work: no retry helps. The message has the provider's own words, and never the key. */
export class EngineUnavailable extends Error {
  override readonly name = "EngineUnavailable";
  readonly engine: string;
  readonly reason: UnavailableReason;

  constructor(engine: string, reason: UnavailableReason, words: string) {
    super(`${engine}: ${words}`);
    this.engine = engine;
    this.reason = reason;
  }
}

/**
 * A model's answer cannot be used, or has nothing in it: a text also after it was asked again with what was wrong. It is
 * charged, so few are asked for. The message is for the user.
 */
export class UnusableAnswer extends Error {
  override readonly name = "UnusableAnswer";
  /** What the provider counted for it, where no answer can say it. */
  readonly usage: object | undefined;

  constructor(message = "", { usage }: { readonly usage?: object } = {}) {
    super(message);
    this.usage = usage;
  }
}

/** The user has the maximum of tasks in progress: the task waits. */
export class UserBusy extends Error {
  override readonly name = "UserBusy";
}

/** The task ended while a stage was working (cancelled or failed): the stage stops. */
export class TaskEnded extends Error {
  override readonly name = "TaskEnded";
}

/** What a stage was to wait for has happened: the state machine goes on at once. */
export class WaitIsOver extends Error {
  override readonly name = "WaitIsOver";
}

/** The input or an artifact of a stage has the wrong form: a retry would read the same. */
export class InvalidData extends Error {
  override readonly name = "InvalidData";
}

/** A request with this `Idempotency-Key` was carried out before: it is answered from the idempotency record. */
export class AlreadyDoneError extends Error {
  override readonly name = "DoneBefore";
}
