/** Ports for every subject: time, ids, random numbers, encrypted texts. */
export interface HasClock {
  readonly now: () => Date;
}

export interface HasWait {
  readonly wait: (seconds: number) => Promise<void>;
}

/** The prefix of an id: it says what the id names. */
export type IdKind = "web" | "api" | "evt" | "pay" | "vch" | "top" | "aud" | "asset" | "key" | "msg" | "up" | "preset";

export interface HasIds {
  readonly newId: (kind: IdKind) => string;
}

/** Randomness from outside, so that use cases stay deterministic in tests. */
export interface Random {
  /** From 0 to below 1. */
  number(): number;
  bytes(length: number): Uint8Array;
}

export interface HasRandom {
  readonly random: Random;
}

export interface HasRandomText {
  /** Letters and digits from a cryptographically secure source. */
  readonly randomText: (length: number) => string;
}

/** Signed cursors of paginated lists: a cursor is valid only for the user and the list that it was made for. */
export interface Cursors {
  seal(userId: string, list: string, place: string): Promise<string>;
  /** Throws `invalid_request` for a cursor that was not sealed here for this user and list. */
  open(userId: string, list: string, cursor: string): Promise<string>;
}

export interface HasCursors {
  readonly cursors: Cursors;
}

/** Encrypts users' secrets before they are stored. */
export interface Vault {
  /** `purpose` is the encryption context: a secret sealed for one owner and use opens for no other. */
  seal(secret: string, purpose: SecretPurpose): Promise<string>;
  open(sealed: string, purpose: SecretPurpose): Promise<string>;
}

export interface SecretPurpose {
  readonly userId: string;
  readonly use: "webhook" | "ghost" | "youtube";
}

export interface HasVault {
  readonly vault: Vault;
}

export interface HasOutbox {
  /** Events that a commit stored and that were not published yet. */
  readonly outbox: { publishOlderThan(seconds: number): Promise<number> };
}
