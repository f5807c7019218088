import type { Resolver } from "react-hook-form";
import { parseAmount } from "./amount.ts";
import { text } from "./text.ts";

/** The values of the top-up form. */
export interface TopUp {
  readonly method: "email" | "id";
  readonly email: string;
  readonly userId: string;
  readonly amount: string;
  readonly reason: string;
}

export const blank: TopUp = { method: "email", email: "", userId: "", amount: "", reason: "" };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const userError = ({ method, email, userId }: TopUp): { readonly email?: string; readonly userId?: string } => {
  if (method === "email") return email.trim() ? {} : { email: text.blankEmail };
  if (!userId.trim()) return { userId: text.blankId };
  return uuid.test(userId.trim()) ? {} : { userId: text.notAnId };
};

/** Returns the error of each invalid field. */
export const fieldErrors = (values: TopUp): Partial<Record<keyof TopUp, string>> => ({
  ...userError(values),
  ...(parseAmount(values.amount) === undefined && { amount: text.notWhole }),
});

/** The resolver of the form. */
export const checkTopUp: Resolver<TopUp> = (values) => {
  const errors = Object.entries(fieldErrors(values)).map(([name, message]) => [name, { type: "value", message }]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
};

/** Returns the request body. */
export const bodyOf = ({ method, email, userId, amount, reason }: TopUp) => ({
  ...(method === "email" ? { targetEmail: email.trim() } : { targetUserId: userId.trim() }),
  creditAmount: parseAmount(amount) ?? 0,
  reason: reason.trim(),
});
