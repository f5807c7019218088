import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type ReactNode, useState } from "react";
import { errorMessage } from "./errors.ts";
import type { Mode, ModeProps } from "./mode.ts";
import { text } from "./text.ts";

interface AccountFormProps {
  readonly mode: Mode;
  readonly showMessage: ModeProps["showMessage"];
  /** The prefix of error messages, such as "Registration failed: ". */
  readonly errorPrefix?: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
  /** Another way to do the same, below the button. */
  readonly alternative?: ReactNode;
  readonly links: readonly ReactNode[];
}

/** The frame of the six account forms: one submission at a time, errors above the form. */
export const AccountForm = ({
  mode,
  showMessage,
  errorPrefix = "",
  onSubmit,
  children,
  alternative,
  links,
}: AccountFormProps) => {
  const { busy, submit } = useSubmission(onSubmit, showMessage, errorPrefix);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SpaceBetween size="l">
        {children}
        <Button variant="primary" fullWidth loading={busy} loadingText={text.modes[mode].busy}>
          {busy ? text.modes[mode].busy : text.modes[mode].button}
        </Button>
        {alternative}
        <Box textAlign="center">
          <SpaceBetween size="xxs">{links}</SpaceBetween>
        </Box>
      </SpaceBetween>
    </form>
  );
};

/** Runs one submission at a time, and shows its error. */
export const useSubmission = (
  work: () => Promise<void>,
  showMessage: ModeProps["showMessage"],
  errorPrefix: string,
): { readonly busy: boolean; readonly submit: () => Promise<void> } => {
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    showMessage(undefined);
    await work()
      .catch((error) => showMessage({ tone: "error", content: errorMessage(error, errorPrefix) }))
      .finally(() => setBusy(false));
  };
  return { busy, submit };
};

interface TextButtonProps {
  readonly onClick: () => void;
  readonly children: string;
}

export const TextButton = ({ onClick, children }: TextButtonProps) => (
  <Button variant="inline-link" formAction="none" onClick={onClick}>
    {children}
  </Button>
);
