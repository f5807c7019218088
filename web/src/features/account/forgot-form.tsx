import { useState } from "react";
import { EmailField } from "./account-fields.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { checkEmail } from "./errors.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";
import { useTimeout } from "./use-timeout.ts";

const redirectMs = 5_000;

/** Requests a password reset. The form for the code follows after five seconds, or at once on request. */
export const ForgotForm = ({ entered: { email }, enter, showMessage, go }: ModeProps) => {
  const [sent, setSent] = useState(false);
  const goOn = () => go("reset");
  useTimeout(sent ? goOn : undefined, redirectMs);
  const ask = async () => {
    checkEmail(email);
    const account = await import("./cognito-account.ts");
    await account.requestPasswordReset(email.trim());
    showMessage({ tone: "success", content: text.resetSent });
    setSent(true);
  };
  const back = (
    <TextButton key="back" onClick={() => go("login")}>
      {text.back}
    </TextButton>
  );
  const code = (
    <TextButton key="code" onClick={goOn}>
      {text.haveCode}
    </TextButton>
  );
  return (
    <AccountForm
      mode="forgot"
      showMessage={showMessage}
      errorPrefix={text.resetting}
      onSubmit={ask}
      links={sent ? [code, back] : [back]}
    >
      <EmailField value={email} onChange={(value) => enter({ email: value })} />
    </AccountForm>
  );
};
