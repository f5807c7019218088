interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Whether an address is the one that a mail for a lost password leads to, in any of the forms that it has had. */
export const isRecovery = ({ pathname, search, hash }: Address): boolean =>
  pathname.includes("/auth/reset-password") || /[?&#]type=recovery\b/.test(search + hash);
