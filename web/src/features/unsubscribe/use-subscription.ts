import { useCallback, useEffect, useState } from "react";
import * as contract from "#contract/endpoints/account.ts";
import type { MailSubscription } from "#contract/schema/mail.ts";
import { ApiError, call, messageOf } from "../../lib/api.ts";
import { text } from "./text.ts";

interface Problem {
  /** The link is forged, too old, or its account was deleted. */
  readonly isGone: boolean;
  readonly message: string;
}

/** The subscription of an unsubscribe link, and the call that ends it. Public pages have no query client. */
export const useSubscription = (token: string) => {
  const [subscription, setSubscription] = useState<MailSubscription>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async (ask: () => Promise<{ readonly data: MailSubscription }>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setSubscription((await ask()).data);
    } catch (error) {
      setProblem({
        isGone: error instanceof ApiError && error.status === 404,
        message: messageOf(error, text.unreached),
      });
    } finally {
      setBusy(false);
    }
  }, []);
  // Without a token the call would have another path.
  const params = { token: token || "none" };
  const load = () => void run(() => call(contract.mailSubscription, { params }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another link
  useEffect(load, [token]);
  return {
    subscription,
    problem,
    isBusy,
    load,
    unsubscribe: () => void run(() => call(contract.unsubscribe, { params })),
  };
};
