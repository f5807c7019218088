/** What the table knows about one user. */
export interface PersonalData {
  /**
   * Deletes all records of a user. Bookkeeping keeps the ledger, the balances and the payments, without e-mail addresses
   * and descriptions. Idempotent.
   */
  erase(userId: string): Promise<void>;
}

export interface HasPersonalData {
  readonly personalData: PersonalData;
}
