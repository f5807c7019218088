import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useState } from "react";
import { deleteAccount } from "#contract/endpoints/account.ts";
import { useFlash } from "../../components/flash.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { call, messageOf } from "../../lib/api.ts";
import { session, useUser } from "../../lib/session.ts";
import { text } from "./text.ts";

/** Deletes the account after its e-mail address was typed and the button was pressed twice. */
export const DeleteAccount = () => {
  const { id, email } = useUser();
  const flash = useFlash();
  const [typed, setTyped] = useState("");
  const remove = async () => {
    try {
      await removeAll(id);
      await session.forget();
    } catch (error) {
      flash({ type: "error", content: text.deleteFailed(messageOf(error, "")), id: "deletion" });
    }
  };
  return (
    <Container header={<Header variant="h2">{text.deletion}</Header>}>
      <SpaceBetween size="m">
        <Box>{text.deletionWords}</Box>
        <FormField label={text.confirmEmail(email)} stretch>
          <Input
            inputMode="email"
            autoComplete={false}
            value={typed}
            onChange={({ detail }) => setTyped(detail.value)}
          />
        </FormField>
        <TwoStepButton
          {...text.delete}
          disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
          onConfirm={remove}
        />
      </SpaceBetween>
    </Container>
  );
};

/** A call deletes some films at a time. */
const removeAll = async (userId: string): Promise<void> => {
  const { data } = await call(deleteAccount, { params: { userId } });
  if (!data.done) await removeAll(userId);
};
