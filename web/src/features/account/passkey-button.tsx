import Button from "@cloudscape-design/components/button";
import { siteFacts, useSiteFacts } from "../../lib/site-facts.ts";
import { useSubmission } from "./account-form.tsx";
import { checkEmail } from "./errors.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

interface PasskeyButtonProps extends Pick<ModeProps, "showMessage" | "go"> {
  readonly email: string;
}

/** Signs in with a passkey instead of the password. Not shown if the user pool has no passkeys. */
export const PasskeyButton = ({ email, showMessage, go }: PasskeyButtonProps) => {
  const completeSignIn = useCompleteSignIn();
  const facts = useSiteFacts();
  const signIn = async () => {
    checkEmail(email);
    const account = await import("./cognito-account.ts");
    const { passkeyDomain = "" } = await siteFacts();
    const next = await account.logInWithPasskey(email, passkeyDomain);
    if (next !== "in") return go(next);
    await completeSignIn(email, text.loggedIn);
  };
  const { busy, submit } = useSubmission(signIn, showMessage, "");
  if (facts && !facts.passkeyDomain) return null;
  return (
    <Button formAction="none" fullWidth loading={busy} loadingText={text.passkeyBusy} onClick={() => void submit()}>
      {busy ? text.passkeyBusy : text.passkey}
    </Button>
  );
};
