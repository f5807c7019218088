/** A request that came with an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly userId: string;
  /** The endpoint's id: one key may be used once with each. */
  readonly operation: string;
  /** The key's digest. */
  readonly mark: string;
  /** The digest of what was asked. */
  readonly fingerprint: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: object;
}

/** What is known of a request that was carried out. */
export interface IdempotencyRecord {
  readonly fingerprint: string;
  /** The ids that were made for it, by their kind. */
  readonly made: Readonly<Record<string, string>>;
  readonly at: string;
  /** Not there while it is under way, where the process ended in between, and where it is too large to be kept. */
  readonly answer: StoredAnswer | undefined;
}

/** Requests that were carried out and what was answered: kept for a day, by a `remember` in the request's own commit. */
export interface IdempotencyStore {
  find(request: KeyedRequest, now: Date): Promise<IdempotencyRecord | undefined>;
  keep(request: KeyedRequest, answer: StoredAnswer): Promise<void>;
}

export interface HasIdempotency {
  readonly idempotency: IdempotencyStore;
}
