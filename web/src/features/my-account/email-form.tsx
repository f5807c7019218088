import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type FormEvent, useState } from "react";
import { initializeUserCredits } from "#contract/endpoints/account.ts";
import { useFlash } from "../../components/flash.tsx";
import { call } from "../../lib/api.ts";
import { session, useUser } from "../../lib/session.ts";
import { confirmEmail, requestEmail } from "./new-email.ts";
import { text } from "./text.ts";

/** Changes the e-mail address: a code goes to the new one, and proves that the user reads its mails. */
export const EmailForm = () => {
  const { email, code, setEmail, setCode, sentTo, startAgain, isBusy, problem, submit } = useEmailChange();
  const busy = sentTo ? text.changingEmail : text.sendingCode;
  return (
    <Container header={<Header variant="h2">{text.email}</Header>}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SpaceBetween size="m">
          {sentTo ? (
            <FormField label={text.code} description={text.codeSent(sentTo)} errorText={problem}>
              <Input
                value={code}
                inputMode="numeric"
                autoComplete="one-time-code"
                onChange={({ detail }) => setCode(detail.value)}
              />
            </FormField>
          ) : (
            <FormField label={text.newEmail} constraintText={text.emailHint} errorText={problem}>
              <Input
                value={email}
                type="email"
                inputMode="email"
                autoComplete="email"
                onChange={({ detail }) => setEmail(detail.value)}
              />
            </FormField>
          )}
          <SpaceBetween direction="horizontal" size="xs">
            <Button loading={isBusy} loadingText={busy}>
              {isBusy ? busy : sentTo ? text.changeEmail : text.sendCode}
            </Button>
            {sentTo && (
              <Button formAction="none" variant="link" onClick={startAgain}>
                {text.otherEmail}
              </Button>
            )}
          </SpaceBetween>
        </SpaceBetween>
      </form>
    </Container>
  );
};

const useEmailChange = () => {
  const flash = useFlash();
  const user = useUser();
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const startAgain = () => {
    setSentTo(undefined);
    setCode("");
    setProblem(undefined);
  };
  const send = async () => {
    await requestEmail(email.trim());
    setSentTo(email.trim());
  };
  const confirm = async (to: string) => {
    await confirmEmail(code.trim());
    await call(initializeUserCredits, { body: {} });
    await session.resolve();
    startAgain();
    setEmail("");
    flash({ type: "success", content: text.emailChanged(to), id: "email" });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = sentTo ? (code.trim() ? undefined : text.noCode) : emailProblem(email.trim(), user.email);
    setProblem(found);
    if (found) return;
    setBusy(true);
    await (sentTo ? confirm(sentTo) : send())
      .catch((error: Error) => setProblem(messageFor(error)))
      .finally(() => setBusy(false));
  };
  return { email, code, setEmail, setCode, sentTo, startAgain, isBusy, problem, submit };
};

const emailProblem = (email: string, current: string): string | undefined => {
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return text.noEmail;
  return email.toLowerCase() === current.toLowerCase() ? text.sameEmail : undefined;
};

const messageFor = ({ name, message }: Error): string =>
  (
    ({
      AliasExistsException: text.emailTaken,
      CodeMismatchException: text.codeWrong,
      ExpiredCodeException: text.codeOld,
      LimitExceededException: text.tooMany,
    }) as Readonly<Record<string, string>>
  )[name] ?? text.emailFailed(message);
