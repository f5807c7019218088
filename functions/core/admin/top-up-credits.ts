import type { HasUsers } from "../account/ports.ts";
import type { LedgerChange } from "../credit/changes.ts";
import type { HasCredits } from "../credit/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";
import { auditChange } from "./audit.ts";
import type { AuditChange } from "./changes.ts";
import type { HasAccounts } from "./ports.ts";
import { shownTopUp, type TopUp } from "./top-up.ts";

type Target = { readonly email?: string | undefined; readonly userId?: string | undefined };

/** Adds credits to a registered user, with an audit entry. */
export const topUpCredits = async (
  deps: HasAccounts & HasUsers & HasCredits & HasClock & HasIds & Commits<AuditChange | LedgerChange>,
  admin: string,
  target: Target,
  amount: number,
  reason: string,
): Promise<{ message: string; data: TopUp }> => {
  const { userId, email } = await registered(deps, target);
  const { available } = await deps.credits.balances(userId);
  const id = deps.newId("top");
  const text = reason ? `Credit top-up: ${truncate(reason, 200)}` : "Credit top-up";
  const entry = { id: `topup#${id}`, type: "topup" as const, amount, ref: id, text, at: deps.now().toISOString() };
  const audit = auditChange(deps, {
    actor: admin,
    action: "top-up-credits",
    target: userId,
    reason,
    before: { balance: available },
    after: { balance: available + amount, amount, entry: entry.id },
  });

  await deps.commit([{ kind: "move-credits", userId, entries: [entry] }, audit]);
  return {
    message: `Successfully added ${amount} credits to ${email}`,
    data: shownTopUp(audit.record, new Map([[userId, email]])),
  };
};

const registered = async (deps: HasAccounts & HasUsers, { email, userId }: Target) => {
  const profile = userId ? await deps.users.find(userId) : await deps.accounts.byEmail(email ?? "");
  if (!profile) throw new Refusal("not_found", `No registered user has this ${userId ? "user ID" : "email"}`);
  return profile;
};
