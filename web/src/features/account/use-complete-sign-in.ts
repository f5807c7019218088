import { useLocation, useNavigate } from "react-router-dom";
import { initializeUserCredits } from "#contract/endpoints/account.ts";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session.ts";

/** After the Cognito sign-in: makes sure that the account has its credits record, then opens the requested page. */
export const useCompleteSignIn = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (userEmail: string, message: string): Promise<void> => {
    await call(initializeUserCredits, { body: { userEmail } }).catch((error) => console.warn(error));
    navigate("/login", { replace: true, state: { ...state, message } });
    await session.resolve();
  };
};
