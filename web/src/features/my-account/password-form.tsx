import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type FormEvent, useState } from "react";
import { PasswordField } from "../../components/fields/password-field.tsx";
import { useFlash } from "../../components/flash.tsx";
import { changePassword } from "../../lib/cognito.ts";
import { text } from "./text.ts";

const empty = { current: "", next: "", again: "" };

/** Changes the password. The user pool checks the current one. */
export const PasswordForm = () => {
  const flash = useFlash();
  const [given, setGiven] = useState(empty);
  const [isBusy, setBusy] = useState(false);
  const set = (part: Partial<typeof empty>) => setGiven((before) => ({ ...before, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const problem = problemOf(given);
    if (problem) return flash({ type: "error", content: problem, id: "password" });
    setBusy(true);
    try {
      await changePassword(given.current, given.next);
      setGiven(empty);
      flash({ type: "success", content: text.changed, id: "password" });
    } catch (error) {
      flash({ type: "error", content: messageFor(error as Error), id: "password" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Container header={<Header variant="h2">{text.password}</Header>}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SpaceBetween size="m">
          <PasswordField
            label={text.current}
            autoComplete="current-password"
            value={given.current}
            onChange={(current) => set({ current })}
          />
          <PasswordField
            label={text.next}
            hint={text.hint}
            autoComplete="new-password"
            value={given.next}
            onChange={(next) => set({ next })}
          />
          <PasswordField
            label={text.again}
            autoComplete="new-password"
            value={given.again}
            onChange={(again) => set({ again })}
          />
          <Button loading={isBusy} loadingText={text.changing}>
            {isBusy ? text.changing : text.change}
          </Button>
        </SpaceBetween>
      </form>
    </Container>
  );
};

const problemOf = ({ current, next, again }: typeof empty): string | undefined => {
  if (!current) return text.noCurrent;
  if (next !== again) return text.mismatch;
  return next.length < 6 ? text.short : undefined;
};

const messageFor = ({ name, message }: Error): string => {
  if (name === "NotAuthorizedException") return text.wrong;
  return name === "LimitExceededException" ? text.tooMany : text.changeFailed(message);
};
