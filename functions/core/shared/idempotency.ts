/** A request that came with an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly userId: string;
  /** The endpoint's id: a key is unique per endpoint. */
  readonly operation: string;
  /** Digest of the idempotency key. */
  readonly mark: string;
  /** Digest of the request. */
  readonly fingerprint: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: object;
}

/** The stored record of a request that was carried out. */
export interface IdempotencyRecord {
  readonly fingerprint: string;
  /** The ids that the request created, by kind. */
  readonly made: Readonly<Record<string, string>>;
  readonly at: string;
  /** Absent while the request is in progress, after a crash, and if the answer is too large to store. */
  readonly answer: StoredAnswer | undefined;
}

/** Idempotency records, kept for a day. The record is written by the request's own commit (`IdempotencyChange`). */
export interface IdempotencyStore {
  find(request: KeyedRequest, now: Date): Promise<IdempotencyRecord | undefined>;
  keep(request: KeyedRequest, answer: StoredAnswer): Promise<void>;
}

export interface HasIdempotency {
  readonly idempotency: IdempotencyStore;
}
