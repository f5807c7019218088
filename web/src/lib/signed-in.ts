import { useEffect, useEffectEvent, useRef } from "react";
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

/** Asks for the balance again when something that it depends on has changed since the page knew it first. */
export const useFreshCredits = (cause: string | undefined): void => {
  const { refreshCredits } = useSignedIn();
  const before = useRef(cause);
  const follow = useEffectEvent(() => {
    if (before.current !== undefined && before.current !== cause) refreshCredits();
    before.current = cause;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cause is what it waits for
  useEffect(() => follow(), [cause]);
};
