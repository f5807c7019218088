import { PasswordField } from "../../components/fields/password-field.tsx";
import { EmailField } from "./account-fields.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { InputError } from "./errors.ts";
import type { ModeProps } from "./mode.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { text } from "./text.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

export const LoginForm = ({ entered: { email, password }, enter, showMessage, go }: ModeProps) => {
  const completeSignIn = useCompleteSignIn();
  const logIn = async () => {
    if (!password) throw new InputError(text.noPassword);
    const account = await import("./cognito-account.ts");
    const next = await account.logIn(email.trim(), password);
    if (next !== "in") return go(next);
    await completeSignIn(email.trim(), text.loggedIn);
  };
  return (
    <AccountForm
      mode="login"
      showMessage={showMessage}
      onSubmit={logIn}
      alternative={<PasskeyButton email={email.trim()} showMessage={showMessage} go={go} />}
      links={[
        <TextButton key="forgot" onClick={() => go("forgot")}>
          {text.forgot}
        </TextButton>,
        <TextButton key="register" onClick={() => go("register")}>
          {text.toRegister}
        </TextButton>,
      ]}
    >
      <EmailField value={email} onChange={(value) => enter({ email: value })} />
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        value={password}
        onChange={(value) => enter({ password: value })}
      />
    </AccountForm>
  );
};
