import { useSyncExternalStore } from "react";
import type { User } from "./cognito.ts";

/** Undefined while loading, null if signed out. */
type Session = User | null | undefined;

let current: Session;
/** How the last session ended, until the next sign-in. */
let ending: "signed out" | "expired" | "deleted" | undefined;
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
    if (user) ending = undefined;
    setSession(user ?? null);
  },
  token: async (): Promise<string | undefined> => (await cognito()).accessToken(),
  /** Use it when the server rejects a token that has not expired. */
  refreshedToken: async (): Promise<string | undefined> => (await cognito()).refreshedAccessToken(),
  /** The server no longer accepts the session: the tokens are removed even if Cognito fails. */
  async expire(): Promise<void> {
    const { signOut } = await cognito();
    await signOut(false).catch(() => undefined);
    ending = "expired";
    setSession(null);
  },
  async signOut({ everywhere }: { readonly everywhere: boolean }): Promise<void> {
    const { signOut } = await cognito();
    await signOut(everywhere);
    ending = "signed out";
    setSession(null);
  },
  /** After the account was deleted: the user pool knows its tokens no more, so they are only removed here. */
  async forget(): Promise<void> {
    const { signOut } = await cognito();
    await signOut(false).catch(() => undefined);
    ending = "deleted";
    setSession(null);
  },
  /** True after the server ended the session, until the next sign-in: the sign-in page tells the user. */
  wasExpired: (): boolean => ending === "expired",
  /** True after the account was deleted, until the next sign-in: the sign-in page confirms it. */
  wasDeleted: (): boolean => ending === "deleted",
  /** True after a deliberate sign-out: the next user starts at the home page. */
  wasSignedOut: (): boolean => ending === "signed out" || ending === "deleted",
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
