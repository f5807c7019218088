import { useState } from "react";
import { TextField } from "../../components/text-field.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { checkEmail, checkNewPassword } from "./faults.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";

export const RegisterForm = ({ entered: { email, password }, enter, say, go }: ModeProps) => {
  const [again, setAgain] = useState("");
  const register = async () => {
    checkEmail(email);
    checkNewPassword(password, again);
    const account = await import("./cognito-account.ts");
    await account.register(email.trim(), password);
    go("verify", { tone: "success", words: text.registered });
  };
  return (
    <AccountForm
      mode="register"
      say={say}
      doing="Registration failed: "
      onSubmit={register}
      links={<TextButton onClick={() => go("login")}>{text.toLogin}</TextButton>}
    >
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(value) => enter({ email: value })}
      />
      <TextField
        label={text.password}
        type="password"
        autoComplete="new-password"
        hint={text.passwordHint}
        value={password}
        onChange={(value) => enter({ password: value })}
      />
      <TextField
        label={text.confirmPassword}
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
    </AccountForm>
  );
};
