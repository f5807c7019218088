import { ApiError } from "../../lib/api.ts";
import { t } from "../../lib/translate.ts";

/** The prefixes of an error message: after a server error, and after a refusal. */
export interface ErrorText {
  readonly broken: string;
  readonly refused: string;
}

/**
 * Returns the message of an error as the specification words it: no response, a server error (with its status) or a
 * refusal (with its reason).
 */
export const errorMessage = ({ broken, refused }: ErrorText, error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return `${refused}: ${reason}`;
  if (error.status === 0) return t("Network error: {reason}", { reason: reason.replace(/^Network error\.\s*/, "") });
  // Errors without a JSON body already start with "HTTP <status>".
  if (error.status >= 500) return `${broken}: ${error.status} ${reason.replace(/^HTTP \d+: /, "")}`;
  return `${refused}: ${reason}`;
};
