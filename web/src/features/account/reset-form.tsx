import { useState } from "react";
import { PasswordField } from "../../components/fields/password-field.tsx";
import { CodeField, EmailField } from "./account-fields.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { checkEmail, checkNewPassword } from "./errors.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";
import { useTimeout } from "./use-timeout.ts";

const redirectMs = 3_000;

/** Sets a new password with the code of the mail. Three seconds later the login form opens. */
export const ResetForm = ({ entered: { email, code }, enter, showMessage, go }: ModeProps) => {
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [done, setDone] = useState(false);
  useTimeout(done ? () => go("login") : undefined, redirectMs);
  const update = async () => {
    checkEmail(email);
    checkNewPassword(password, again);
    const account = await import("./cognito-account.ts");
    await account.setNewPassword(email.trim(), code.trim(), password);
    enter({ password: "", code: "" });
    showMessage({ tone: "success", content: text.updated });
    setDone(true);
  };
  return (
    <AccountForm
      mode="reset"
      showMessage={showMessage}
      errorPrefix={text.updating}
      onSubmit={update}
      links={[
        <TextButton key="back" onClick={() => go("login")}>
          {text.back}
        </TextButton>,
      ]}
    >
      <EmailField value={email} onChange={(value) => enter({ email: value })} />
      <CodeField sentTo={email} value={code} onChange={(value) => enter({ code: value })} />
      <PasswordField
        label={text.newPassword}
        autoComplete="new-password"
        hint={text.passwordHint}
        value={password}
        onChange={setPassword}
      />
      <PasswordField label={text.confirmPassword} autoComplete="new-password" value={again} onChange={setAgain} />
    </AccountForm>
  );
};
