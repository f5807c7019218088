import { useLocation, useNavigate } from "react-router-dom";
import { initializeUserCredits } from "#contract/endpoints/account.ts";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session.ts";

/** After Cognito has let somebody in: their account is made sure of, then they go on to the page that was wanted. */
export const useCompleteSignIn = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (userEmail: string, said: string): Promise<void> => {
    await call(initializeUserCredits, { body: { userEmail } }).catch((error) => console.warn(error));
    navigate("/", { replace: true, state: { ...state, said } });
    await session.resolve();
  };
};
