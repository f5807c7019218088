import Box from "@cloudscape-design/components/box";
import { useState } from "react";
import { PasswordField } from "../../components/fields/password-field.tsx";
import { AccountForm, TextButton } from "./account-form.tsx";
import { checkNewPassword } from "./errors.ts";
import type { ModeProps } from "./mode.ts";
import { text } from "./text.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

/** An invited user replaces the temporary password. */
export const RenewForm = ({ entered: { email }, showMessage, go }: ModeProps) => {
  const completeSignIn = useCompleteSignIn();
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const renew = async () => {
    checkNewPassword(password, again);
    const account = await import("./cognito-account.ts");
    await account.renewPassword(password);
    await completeSignIn(email.trim(), text.loggedIn);
  };
  return (
    <AccountForm
      mode="renew"
      showMessage={showMessage}
      errorPrefix={text.updating}
      onSubmit={renew}
      links={[
        <TextButton key="back" onClick={() => go("login")}>
          {text.back}
        </TextButton>,
      ]}
    >
      <Box color="text-body-secondary">{text.renewWords}</Box>
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
