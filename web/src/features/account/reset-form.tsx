import { useState } from "react";
import { TextField } from "../../components/text-field.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { checkNewPassword } from "./faults.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";

export const ResetForm = ({ entered: { email }, enter, say, go }: ModeProps) => {
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const update = async () => {
    checkNewPassword(password, again);
    const account = await import("./cognito-account.ts");
    await account.setNewPassword(email.trim(), code.trim(), password);
    enter({ password: "" });
    go("login", { tone: "success", words: text.updated });
  };
  return (
    <AccountForm
      mode="reset"
      say={say}
      doing="Password update failed: "
      onSubmit={update}
      links={<TextButton onClick={() => go("login")}>{text.back}</TextButton>}
    >
      <TextField
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={text.codeSentTo(email)}
        value={code}
        onChange={setCode}
      />
      <TextField
        label={text.newPassword}
        type="password"
        autoComplete="new-password"
        hint={text.passwordHint}
        value={password}
        onChange={setPassword}
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
