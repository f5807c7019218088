import { useSyncExternalStore } from "react";
import type { User } from "./cognito.ts";

/** Undefined while it is being resolved, null when nobody is signed in. */
type Session = User | null | undefined;

let current: Session;
let hasSignedOut = false;
const listeners = new Set<() => void>();
const setSession = (next: Session) => {
  current = next;
  for (const notify of listeners) notify();
};
// Amplify is larger than most pages: a stranger, who has no tokens here, does not wait for it.
const cognito = () => import("./cognito.ts");
const hasTokens = () => Object.keys(localStorage).some((key) => key.startsWith("CognitoIdentityServiceProvider."));

/** The signed-in user. Amplify keeps and renews the tokens; nothing else in the site touches them. */
export const session = {
  async resolve(): Promise<void> {
    const user = hasTokens() ? await cognito().then(({ currentUser }) => currentUser().catch(() => undefined)) : null;
    if (user) hasSignedOut = false;
    setSession(user ?? null);
  },
  token: async (): Promise<string | undefined> => (await cognito()).accessToken(),
  /** Where the server does not take the token that Amplify thinks is good. */
  refreshedToken: async (): Promise<string | undefined> => (await cognito()).refreshedAccessToken(),
  /** The server no longer knows the user: whatever Cognito says to that, the tokens are forgotten. */
  async expire(): Promise<void> {
    const { signOut } = await cognito();
    await signOut(false).catch(() => undefined);
    setSession(null);
  },
  async signOut({ everywhere }: { readonly everywhere: boolean }): Promise<void> {
    const { signOut } = await cognito();
    await signOut(everywhere);
    hasSignedOut = true;
    setSession(null);
  },
  /** Left on purpose: whoever comes next begins at the beginning. */
  wasSignedOut: (): boolean => hasSignedOut,
};

export const useSession = (): Session =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => current,
  );

/** The user of a page that only users see. */
export const useUser = (): User => {
  const user = useSession();
  if (!user) throw new Error("Nobody is signed in");
  return user;
};
