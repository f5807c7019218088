import { useEffect, useState } from "react";

const armedFor = 5_000;

interface TwoStepButtonProps {
  readonly label: string;
  readonly confirm: string;
  readonly busy: string;
  readonly onConfirm: () => Promise<void>;
}

/** A button for what cannot be taken back: the first press arms it for five seconds, the second one does it. */
export const TwoStepButton = ({ label, confirm, busy, onConfirm }: TwoStepButtonProps) => {
  const [state, setState] = useState<"idle" | "armed" | "busy">("idle");
  useEffect(() => {
    if (state !== "armed") return;
    const timer = setTimeout(() => setState("idle"), armedFor);
    return () => clearTimeout(timer);
  }, [state]);

  const press = async () => {
    if (state === "idle") return setState("armed");
    setState("busy");
    await onConfirm().finally(() => setState("idle"));
  };
  return (
    <button
      type="button"
      className={state === "idle" ? "button quiet" : "button danger"}
      disabled={state === "busy"}
      onClick={press}
    >
      <span aria-live="polite">{{ idle: label, armed: confirm, busy }[state]}</span>
    </button>
  );
};
