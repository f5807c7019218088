import Button, { type ButtonProps } from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import { useState } from "react";
import { useArmed } from "../lib/use-armed.ts";

interface TwoStepButtonProps {
  readonly label: string;
  readonly confirm: string;
  readonly busy: string;
  readonly iconName?: ButtonProps["iconName"];
  readonly disabled?: boolean;
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be taken back: the first press arms it for five seconds, the second one does it. */
export const TwoStepButton = ({ label, confirm, busy, iconName, disabled = false, onConfirm }: TwoStepButtonProps) => {
  const { armed, arm, disarm } = useArmed();
  const [working, setWorking] = useState(false);
  const press = async () => {
    if (!armed) return arm();
    disarm();
    setWorking(true);
    await onConfirm().finally(() => setWorking(false));
  };
  return (
    <>
      <Button
        {...(iconName && { iconName })}
        className={armed ? "armed" : ""}
        formAction="none"
        disabled={disabled && !working}
        loading={working}
        loadingText={busy}
        onClick={() => void press()}
      >
        {working ? busy : armed ? confirm : label}
      </Button>
      <LiveRegion hidden>{armed && confirm}</LiveRegion>
    </>
  );
};
