import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useFlash } from "../components/flash.tsx";

/** Shows the message of the sign-in once, and removes it from the history state. */
export const SignInMessage = () => {
  const flash = useFlash();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const message: unknown = state?.message;
  useEffect(() => {
    if (typeof message !== "string") return;
    flash({ type: "success", content: message, id: "welcome" });
    navigate(pathname + search, { replace: true });
  }, [message, flash, navigate, pathname, search]);
  return null;
};
