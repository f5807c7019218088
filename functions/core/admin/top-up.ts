import type { AuditRecord } from "#contract/schema/audit.ts";

/** A top-up as the administrators' page shows it. */
export interface TopUp {
  readonly id: string;
  readonly amount: number;
  readonly created_at: string;
  readonly description: string;
  readonly metadata: { readonly email: string; readonly topup_reason: string };
}

export const shownTopUp = (
  { id, at, target, reason, after }: AuditRecord,
  emails: ReadonlyMap<string, string>,
): TopUp => {
  const amount = Number(after["amount"] ?? 0);
  const email = emails.get(target) ?? "";
  return {
    id,
    amount,
    created_at: at,
    description: `${amount} credits for ${email || target}`,
    metadata: { email, topup_reason: reason },
  };
};
