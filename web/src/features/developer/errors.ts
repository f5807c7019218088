import { ApiError } from "../../lib/api.ts";

/** How a fault is told: where our side broke, and where the server said why it would not. */
export interface ErrorText {
  readonly broken: string;
  readonly refused: string;
}

/** A fault in the words of the specification: no answer, an answer that broke, or a refusal with its reason. */
export const errorMessage = ({ broken, refused }: ErrorText, error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return `${refused}: ${reason}`;
  if (error.status === 0) return `Network error: ${reason.replace(/^Network error\.\s*/, "")}`;
  // What comes without a body of ours names its status itself.
  if (error.status >= 500) return `${broken}: ${error.status} ${reason.replace(/^HTTP \d+: /, "")}`;
  return `${refused}: ${reason}`;
};
