import type { ClientMetadata } from "./code-sender.ts";
import type { FireTrigger } from "./triggers.ts";
import type { UserStore } from "./user-store.ts";

/** Runs PostConfirmation once for a user, also with concurrent calls. After a failure the next call tries again. */
export type RunPostConfirmation = (username: string, clientMetadata?: ClientMetadata) => Promise<void>;

export const createPostConfirmation = (users: UserStore, fire: FireTrigger): RunPostConfirmation => {
  const running = new Map<string, Promise<void>>();
  return (username, clientMetadata) => {
    const user = users.find(username);
    if (!user || user.welcomed) return Promise.resolve();
    const work =
      running.get(username) ??
      fire("PostConfirmation", "PostConfirmation_ConfirmSignUp", user, clientMetadata && { clientMetadata })
        .then(() => void users.change(username, () => ({ welcomed: true })))
        .finally(() => running.delete(username));
    running.set(username, work);
    return work;
  };
};
