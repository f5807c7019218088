/** Keeps what only we may read: stored as it comes out of `seal`, opened where it is used. */
export interface Vault {
  /** `purpose` is part of the seal: what was sealed for one owner and thing opens for no other. */
  seal(secret: string, purpose: Purpose): Promise<string>;
  open(sealed: string, purpose: Purpose): Promise<string>;
}

export interface Purpose {
  readonly userId: string;
  readonly use: "webhook" | "ghost";
}

/** Randomness, which a use case must not invent for itself. */
export interface Random {
  /** From 0 to below 1. */
  number(): number;
  bytes(length: number): Uint8Array;
}
