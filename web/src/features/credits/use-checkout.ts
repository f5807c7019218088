import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { packages } from "#contract/catalogue/packages.ts";
import { createCheckoutSession } from "#contract/endpoints/payments.ts";
import { ApiError, serverMessage } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { text } from "./text.ts";

/** Opens the payment page of a package. */
export const useCheckout = () => {
  const { id, email } = useUser();
  const open = useIdempotentCall(createCheckoutSession);
  const { mutate, variables, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: async (packageId: string) => {
      if (!id || !email) throw new Error(text.noLogin);
      // The server sends the package ids as strings and rejects unknown ones.
      return open({ body: { package_id: packageId as PackageId, user_id: id } });
    },
    onSuccess: ({ checkout_url }) => window.location.assign(checkout_url),
  });
  // After the browser's back button the page comes from the cache, with the button still loading.
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", shownAgain);
    return () => window.removeEventListener("pageshow", shownAgain);
  }, [reset]);
  return {
    buy: mutate,
    /** The package whose payment page is opening. */
    opening: isPending || isSuccess ? variables : undefined,
    error: error && messageOf(error),
  };
};

type PackageId = (typeof packages)[number]["id"];

/** Distinguishes a refusal of the server from a missing response. */
const messageOf = (error: Error): string => {
  if (error.message === text.noLogin) return text.noLogin;
  return error instanceof ApiError && error.status > 0
    ? text.setupFailed(serverMessage(error))
    : text.error(error.message);
};
