import type { Fire } from "./triggers.ts";
import type { Directory } from "./user-store.ts";

/** Runs PostConfirmation for a user: once, also when several ask for it at a time, and again where it failed. */
export type Welcome = (username: string) => Promise<void>;

export const welcomer = (directory: Directory, fire: Fire): Welcome => {
  const begun = new Map<string, Promise<void>>();
  return (username) => {
    const user = directory.find(username);
    if (!user || user.welcomed) return Promise.resolve();
    const work =
      begun.get(username) ??
      fire("PostConfirmation", "PostConfirmation_ConfirmSignUp", user)
        .then(() => void directory.change(username, () => ({ welcomed: true })))
        .finally(() => begun.delete(username));
    begun.set(username, work);
    return work;
  };
};
