import { type ReactNode, useState } from "react";
import { saying } from "./faults.ts";
import type { Mode, ModeProps } from "./mode.ts";
import { text } from "./text.ts";

interface AccountFormProps {
  readonly mode: Mode;
  readonly say: ModeProps["say"];
  /** What a fault is introduced with: "Registration failed: ". */
  readonly doing?: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
  readonly links: ReactNode;
}

/** What the five forms have in common: one thing at a time, and its fault said above. */
export const AccountForm = ({ mode, say, doing = "", onSubmit, children, links }: AccountFormProps) => {
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    say(undefined);
    await onSubmit()
      .catch((error) => say({ tone: "error", words: saying(error, doing) }))
      .finally(() => setBusy(false));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <button type="submit" className="button primary wide" disabled={busy}>
        {busy ? text.modes[mode].busy : text.modes[mode].button}
      </button>
      <div className="links">{links}</div>
    </form>
  );
};

export const TextButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <button type="button" className="text-button" onClick={onClick}>
    {children}
  </button>
);
