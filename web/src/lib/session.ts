import { useSyncExternalStore } from "react";
import type { User } from "./cognito.ts";

/** Undefined while it is being resolved, null when nobody is signed in. */
type Session = User | null | undefined;

let now: Session;
const watchers = new Set<() => void>();
const become = (next: Session) => {
  now = next;
  for (const tell of watchers) tell();
};
// Amplify is larger than the rest of the site: it comes after the first picture.
const cognito = () => import("./cognito.ts");

/** The signed-in user. Amplify keeps the tokens; nothing else in the site touches them. */
export const session = {
  async resolve(): Promise<void> {
    become((await cognito().then(({ currentUser }) => currentUser().catch(() => undefined))) ?? null);
  },
  async headers(): Promise<Record<string, string>> {
    const token = await (await cognito()).accessToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  /** Also where the server no longer knows the tokens: they are forgotten, whatever it says to that. */
  async end(): Promise<void> {
    const { signOut } = await cognito();
    await signOut().catch(() => undefined);
    become(null);
  },
};

export const useSession = (): Session =>
  useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    () => now,
  );
