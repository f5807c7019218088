import { useEffect } from "react";
import { session, useSession } from "../../lib/session.ts";

/** Whoever sets a new password is signed out first, on this device. */
export const useForgetSession = (isWanted: boolean): void => {
  const user = useSession();
  useEffect(() => {
    if (isWanted && user) void session.expire();
  }, [isWanted, user]);
};
