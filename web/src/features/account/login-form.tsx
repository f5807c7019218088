import { TextField } from "../../components/text-field.tsx";
import { session } from "../../lib/session.ts";
import { AccountForm, TextButton } from "./account-form.tsx";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";

export const LoginForm = ({ entered: { email, password }, enter, say, go }: ModeProps) => {
  const logIn = async () => {
    const account = await import("./cognito-account.ts");
    if ((await account.logIn(email.trim(), password)) === "verify") return go("verify");
    await session.resolve();
  };
  return (
    <AccountForm
      mode="login"
      say={say}
      onSubmit={logIn}
      links={
        <>
          <TextButton onClick={() => go("forgot")}>{text.forgot}</TextButton>
          <TextButton onClick={() => go("register")}>{text.toRegister}</TextButton>
        </>
      }
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
        autoComplete="current-password"
        value={password}
        onChange={(value) => enter({ password: value })}
      />
    </AccountForm>
  );
};
