import Button, { type ButtonProps } from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import { useState } from "react";
import { useArmed } from "../lib/use-armed.ts";

interface TwoStepButtonProps {
  readonly label: string;
  readonly confirm: string;
  readonly busy: string;
  /** What it is done to, as a screen reader says it after the label. */
  readonly what?: string;
  readonly iconName?: ButtonProps["iconName"];
  readonly variant?: "normal" | "inline-link";
  readonly disabled?: boolean;
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be taken back: the first press arms it for five seconds, the second one does it. */
export const TwoStepButton = ({
  label,
  confirm,
  busy,
  what,
  iconName,
  variant = "normal",
  disabled = false,
  onConfirm,
}: TwoStepButtonProps) => {
  const { armed, arm, disarm } = useArmed();
  const [working, setWorking] = useState(false);
  const press = async () => {
    if (!armed) return arm();
    disarm();
    setWorking(true);
    await onConfirm().finally(() => setWorking(false));
  };
  const words = working ? busy : armed ? confirm : label;
  return (
    <>
      <Button
        variant={variant}
        {...(iconName && { iconName })}
        {...(what && { ariaLabel: `${words} ${what}` })}
        className={armed ? "armed" : ""}
        formAction="none"
        disabled={disabled && !working}
        loading={working}
        loadingText={busy}
        onClick={() => void press()}
      >
        {words}
      </Button>
      <LiveRegion hidden>{armed && confirm}</LiveRegion>
    </>
  );
};
