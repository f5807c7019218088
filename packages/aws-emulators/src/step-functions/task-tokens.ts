import { randomUUID } from "node:crypto";
import { deferred } from "../shared/deferred.ts";

/** How SendTaskSuccess or SendTaskFailure ends a state that waits for its task token. */
export type TokenOutcome =
  | { readonly output: unknown }
  | { readonly error: string | undefined; readonly cause: string | undefined };

/** A state that waits for its task token. */
interface WaitingState {
  readonly outcome: Promise<TokenOutcome>;
  readonly close: () => void;
}

/** The task tokens of the states that wait now. */
export interface TaskTokens {
  readonly create: (executionArn: string) => string;
  /** `save` stores the outcome before its sender gets an answer. */
  readonly open: (token: string, save: (outcome: TokenOutcome) => void) => WaitingState;
  /** Returns whether a state waits for the token: one that has its outcome already does not. */
  readonly send: (token: string, outcome: TokenOutcome) => boolean;
}

export const createTaskTokens = (): TaskTokens => {
  const waiting = new Map<string, (outcome: TokenOutcome) => void>();
  return {
    create: (executionArn) => Buffer.from(`${executionArn}#${randomUUID()}`).toString("base64"),
    open: (token, save) => {
      const { promise, resolve } = deferred<TokenOutcome>();
      waiting.set(token, (outcome) => {
        save(outcome);
        resolve(outcome);
      });
      return { outcome: promise, close: () => void waiting.delete(token) };
    },
    send: (token, outcome) => {
      const settle = waiting.get(token);
      waiting.delete(token);
      settle?.(outcome);
      return settle !== undefined;
    },
  };
};
