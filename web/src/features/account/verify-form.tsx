import { CodeField, EmailField } from "./account-fields.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { errorMessage } from "./errors.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

/** Verifies the email address. The link of the mail fills in the code. */
export const VerifyForm = ({ entered: { email, password, code }, enter, showMessage, go }: ModeProps) => {
  const completeSignIn = useCompleteSignIn();
  const verify = async () => {
    const account = await import("./cognito-account.ts");
    await account.verify(email.trim(), code.trim());
    enter({ code: "" });
    if (!password) return go("login", { tone: "success", content: text.verified });
    await account.logIn(email.trim(), password);
    await completeSignIn(email.trim(), text.verified);
  };
  const sendAgain = async () => {
    const account = await import("./cognito-account.ts");
    await account.sendCodeAgain(email.trim()).then(
      () => showMessage({ tone: "success", content: text.sentAgain }),
      (error) => showMessage({ tone: "error", content: errorMessage(error, "") }),
    );
  };
  return (
    <AccountForm
      mode="verify"
      showMessage={showMessage}
      onSubmit={verify}
      links={[
        <TextButton key="again" onClick={() => void sendAgain()}>
          {text.again}
        </TextButton>,
        <TextButton key="back" onClick={() => go("login")}>
          {text.back}
        </TextButton>,
      ]}
    >
      <EmailField value={email} onChange={(value) => enter({ email: value })} />
      <CodeField sentTo={email} value={code} onChange={(value) => enter({ code: value })} />
    </AccountForm>
  );
};
