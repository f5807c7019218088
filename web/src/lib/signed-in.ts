import { useOutletContext } from "react-router-dom";
import type { Credits } from "#contract/schema/account.ts";
import type { User } from "./cognito.ts";

/** What every page behind the sign-in knows. */
export interface SignedIn {
  readonly user: User;
  readonly credits: Credits | undefined;
  /** To be called after anything that spends credits or gives them back. */
  readonly refreshCredits: () => void;
}

export const useSignedIn = () => useOutletContext<SignedIn>();
