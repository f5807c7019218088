import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { packages } from "#contract/catalogue/packages.ts";
import { createCheckoutSession } from "#contract/endpoints/payments.ts";
import { ApiError, serverMessage } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { text } from "./text.ts";

/** Takes the buyer of a package to the page where it is paid. */
export const useCheckout = () => {
  const { id, email } = useUser();
  const open = useIdempotentCall(createCheckoutSession);
  const { mutate, variables, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: async (packageId: string) => {
      if (!id || !email) throw new Error(text.noLogin);
      // The server lists its packages as texts, and refuses one that it does not have.
      return open({ body: { package_id: packageId as PackageId, user_id: id } });
    },
    onSuccess: ({ checkout_url }) => window.location.assign(checkout_url),
  });
  // Whoever comes back by the browser's own button finds the page as it was left, and may want another package.
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", shownAgain);
    return () => window.removeEventListener("pageshow", shownAgain);
  }, [reset]);
  return {
    buy: mutate,
    /** The package whose page is being opened. */
    opening: isPending || isSuccess ? variables : undefined,
    fault: error && messageOf(error),
  };
};

type PackageId = (typeof packages)[number]["id"];

/** What the server refused, and what did not come to an answer at all. */
const messageOf = (error: Error): string => {
  if (error.message === text.noLogin) return text.noLogin;
  return error instanceof ApiError && error.status > 0
    ? text.setupFailed(serverMessage(error))
    : text.error(error.message);
};
