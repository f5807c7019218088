import { ApiFault } from "../../lib/api.ts";

/** How a fault is told: where our side broke, and where the server said why it would not. */
export interface FaultWords {
  readonly broken: string;
  readonly refused: string;
}

/** A fault in the words of the specification: no answer, an answer that broke, or a refusal with its reason. */
export const faultWords = ({ broken, refused }: FaultWords, fault: unknown): string => {
  const reason = fault instanceof Error ? fault.message : String(fault);
  if (!(fault instanceof ApiFault)) return `${refused}: ${reason}`;
  if (fault.status === 0) return `Network error: ${reason.replace(/^Network error\.\s*/, "")}`;
  // What comes without a body of ours names its status itself.
  if (fault.status >= 500) return `${broken}: ${fault.status} ${reason.replace(/^HTTP \d+: /, "")}`;
  return `${refused}: ${reason}`;
};
