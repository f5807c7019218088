import type { DomainEvent } from "#contract/events.ts";
import type { KeyedRequest } from "./idempotency.ts";

/** Publishes an event with the other changes of the commit (outbox pattern). */
export interface EmitChange {
  readonly kind: "emit";
  readonly event: DomainEvent;
}

/** Stores the idempotency record of a request: of two requests with one key, the second commits nothing. */
export interface IdempotencyChange {
  readonly kind: "insert-idempotency-record";
  readonly request: KeyedRequest;
  readonly made: Readonly<Record<string, string>>;
  readonly at: string;
}
