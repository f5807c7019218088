import { useSyncExternalStore } from "react";
import type { User } from "./cognito.ts";

/** Undefined while loading, null if signed out. */
type Session = User | null | undefined;

let current: Session;
let hasSignedOut = false;
let hasExpired = false;
let hasDeleted = false;
const listeners = new Set<() => void>();
const setSession = (next: Session) => {
  current = next;
  for (const notify of listeners) notify();
};
// Amplify is larger than most pages, so it loads only if there are tokens.
const cognito = () => import("./cognito.ts");
const hasTokens = () => {
  // In a frame of another site a browser may refuse its storage.
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("CognitoIdentityServiceProvider."));
  } catch {
    return false;
  }
};

/** The session of the browser. Amplify stores and renews the tokens; no other code touches them. */
export const session = {
  async resolve(): Promise<void> {
    const user = hasTokens() ? await cognito().then(({ currentUser }) => currentUser().catch(() => undefined)) : null;
    if (user) {
      hasSignedOut = false;
      hasExpired = false;
      hasDeleted = false;
    }
    setSession(user ?? null);
  },
  token: async (): Promise<string | undefined> => (await cognito()).accessToken(),
  /** Use it when the server rejects a token that has not expired. */
  refreshedToken: async (): Promise<string | undefined> => (await cognito()).refreshedAccessToken(),
  /** The server no longer accepts the session: the tokens are removed even if Cognito fails. */
  async expire(): Promise<void> {
    const { signOut } = await cognito();
    await signOut(false).catch(() => undefined);
    hasExpired = true;
    setSession(null);
  },
  async signOut({ everywhere }: { readonly everywhere: boolean }): Promise<void> {
    const { signOut } = await cognito();
    await signOut(everywhere);
    hasSignedOut = true;
    setSession(null);
  },
  /** After the account was deleted: the user pool knows its tokens no more, so they are only removed here. */
  async forget(): Promise<void> {
    const { signOut } = await cognito();
    await signOut(false).catch(() => undefined);
    hasSignedOut = true;
    hasDeleted = true;
    setSession(null);
  },
  /** True after the server ended the session, until the next sign-in: the sign-in page tells the user. */
  wasExpired: (): boolean => hasExpired,
  /** True after the account was deleted, until the next sign-in: the sign-in page confirms it. */
  wasDeleted: (): boolean => hasDeleted,
  /** True after a deliberate sign-out: the next user starts at the home page. */
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

/** The user, on pages for signed-in users. */
export const useUser = (): User => {
  const user = useSession();
  if (!user) throw new Error("No user is signed in");
  return user;
};
