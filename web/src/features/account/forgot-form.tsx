import { TextField } from "../../components/text-field.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { checkEmail } from "./faults.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";

export const ForgotForm = ({ entered: { email }, enter, say, go }: ModeProps) => {
  const ask = async () => {
    checkEmail(email);
    const account = await import("./cognito-account.ts");
    await account.askReset(email.trim());
    go("reset", { tone: "success", words: text.resetSent });
  };
  return (
    <AccountForm
      mode="forgot"
      say={say}
      doing="Password reset failed: "
      onSubmit={ask}
      links={<TextButton onClick={() => go("login")}>{text.back}</TextButton>}
    >
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(value) => enter({ email: value })}
      />
    </AccountForm>
  );
};
