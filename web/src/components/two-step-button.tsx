import Button, { type ButtonProps } from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import { useState } from "react";
import { useConfirmPress } from "../lib/use-confirm-press.ts";
import { useFocusBefore } from "../lib/use-focus-before.ts";

interface TwoStepButtonProps {
  readonly label: string;
  readonly confirm: string;
  readonly busy: string;
  /** The name of the object for screen readers, read after the label. */
  readonly what?: string;
  readonly iconName?: ButtonProps["iconName"];
  readonly variant?: "normal" | "inline-link";
  readonly disabled?: boolean;
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for actions that cannot be undone. The first press arms it for five seconds; the second press acts. */
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
  const { isArmed, arm, disarm } = useConfirmPress();
  const [isBusy, setIsBusy] = useState(false);
  const wrapper = useFocusBefore();
  const press = async () => {
    if (!isArmed) return arm();
    disarm();
    setIsBusy(true);
    await onConfirm().finally(() => setIsBusy(false));
  };
  const words = isBusy ? busy : isArmed ? confirm : label;
  return (
    <span ref={wrapper}>
      <Button
        variant={variant}
        {...(iconName && { iconName })}
        {...(what && { ariaLabel: `${words} ${what}` })}
        className={isArmed ? "armed" : ""}
        formAction="none"
        disabled={disabled && !isBusy}
        loading={isBusy}
        loadingText={busy}
        onClick={() => void press()}
      >
        {words}
      </Button>
      <LiveRegion hidden>{isArmed && confirm}</LiveRegion>
    </span>
  );
};
