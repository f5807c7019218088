import { useState } from "react";
import { PasswordField } from "../../components/fields/password-field.tsx";
import { EmailField } from "./account-fields.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { checkEmail, checkNewPassword } from "./errors.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";

export const RegisterForm = ({ entered: { email, password }, enter, showMessage, go }: ModeProps) => {
  const [again, setAgain] = useState("");
  const register = async () => {
    checkEmail(email);
    checkNewPassword(password, again);
    const account = await import("./cognito-account.ts");
    if (await account.register(email.trim(), password))
      return go("login", { tone: "success", content: text.registeredAtOnce });
    go("verify", { tone: "success", content: text.registered });
  };
  return (
    <AccountForm
      mode="register"
      showMessage={showMessage}
      errorPrefix={text.registering}
      onSubmit={register}
      links={[
        <TextButton key="login" onClick={() => go("login")}>
          {text.toLogin}
        </TextButton>,
      ]}
    >
      <EmailField value={email} onChange={(value) => enter({ email: value })} />
      <PasswordField
        label={text.password}
        autoComplete="new-password"
        hint={text.passwordHint}
        value={password}
        onChange={(value) => enter({ password: value })}
      />
      <PasswordField label={text.confirmPassword} autoComplete="new-password" value={again} onChange={setAgain} />
    </AccountForm>
  );
};
