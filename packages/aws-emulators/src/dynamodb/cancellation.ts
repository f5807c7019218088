import { ApiError, errorName, isApiError } from "./api-error.ts";
import type { Item } from "./store.ts";

/** Why an action of a transaction failed; `None` if it did not. */
export interface CancellationReason {
  readonly Code: string;
  readonly Message?: string;
  readonly Item?: Item | undefined;
}

/** The reason for a validation error of one action. Throws every other error again. */
export const validationReason = (error: unknown): CancellationReason => {
  if (!isApiError(error) || errorName(error) === "ResourceNotFoundException") throw error;
  return { Code: "ValidationError", Message: String(error.body["message"] ?? error.message) };
};

/** Throws if an action of the transaction failed. */
export const throwIfCancelled = (reasons: readonly CancellationReason[]): void => {
  if (reasons.every(({ Code }) => Code === "None")) return;
  const codes = reasons.map(({ Code }) => Code).join(", ");
  throw new ApiError(
    "TransactionCanceledException",
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
};
