const challengeMs = 180_000;

/** Keeps values for three minutes. A value can be taken once. */
export interface OneTimeStore<T> {
  readonly keep: (key: string, value: T) => void;
  readonly take: (key: string) => T | undefined;
}

export const createOneTimeStore = <T>(): OneTimeStore<T> => {
  const held = new Map<string, { readonly value: T; readonly expires: number }>();
  return {
    keep: (key, value) => {
      for (const [old, { expires }] of held) if (expires < Date.now()) held.delete(old);
      held.set(key, { value, expires: Date.now() + challengeMs });
    },
    take: (key) => {
      const found = held.get(key);
      held.delete(key);
      return found && found.expires >= Date.now() ? found.value : undefined;
    },
  };
};
