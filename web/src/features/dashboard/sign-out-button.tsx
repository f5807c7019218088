import { BusyButton } from "../../components/busy-button.tsx";
import { useFlash } from "../../components/flash.tsx";
import { reasonOf } from "../../lib/reason.ts";
import { session } from "../../lib/session.ts";
import { text } from "./text.ts";

/** A sign-out that fails is said: whoever believes to have left must have. */
export const SignOutButton = () => {
  const flash = useFlash();
  const leave = () =>
    session
      .leave({ everywhere: false })
      .catch((error) => flash({ type: "error", content: `Sign out failed: ${reasonOf(error, "")}` }));
  return <BusyButton label={text.signOut} busy={text.signOut} onPress={leave} />;
};
