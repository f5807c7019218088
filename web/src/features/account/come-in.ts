import { useLocation, useNavigate } from "react-router-dom";
import { session } from "../../lib/session.ts";

/** After Cognito has let somebody in: on to the page that was wanted, which says so. */
export const useComeIn = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (said: string): Promise<void> => {
    navigate("/", { replace: true, state: { ...state, said } });
    await session.resolve();
  };
};
