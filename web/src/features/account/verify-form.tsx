import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { TextField } from "../../components/text-field.tsx";
import { session } from "../../lib/session.ts";
import { AccountForm, TextButton } from "./account-form.tsx";
import { saying } from "./faults.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";

export const VerifyForm = ({ entered: { email, password }, say, go }: ModeProps) => {
  const [code, setCode] = useState("");
  const navigate = useNavigate();
  const verify = async () => {
    const account = await import("./cognito-account.ts");
    await account.verify(email.trim(), code.trim());
    if (!password) return go("login", { tone: "success", words: text.verified });
    await account.logIn(email.trim(), password);
    navigate("/", { replace: true, state: { verified: true } });
    await session.resolve();
  };
  const sendAgain = async () => {
    const account = await import("./cognito-account.ts");
    await account.sendCodeAgain(email.trim()).then(
      () => say({ tone: "success", words: text.sentAgain }),
      (error) => say({ tone: "error", words: saying(error, "") }),
    );
  };
  return (
    <AccountForm
      mode="verify"
      say={say}
      onSubmit={verify}
      links={
        <>
          <TextButton onClick={sendAgain}>{text.again}</TextButton>
          <TextButton onClick={() => go("login")}>{text.back}</TextButton>
        </>
      }
    >
      <TextField
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={text.codeSentTo(email)}
        value={code}
        onChange={setCode}
      />
    </AccountForm>
  );
};
