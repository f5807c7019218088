import Button, { type ButtonProps } from "@cloudscape-design/components/button";
import { useState } from "react";

interface BusyButtonProps {
  readonly label: string;
  readonly busy: string;
  readonly variant?: ButtonProps["variant"];
  readonly iconName?: ButtonProps["iconName"];
  readonly disabled?: boolean;
  /** Must handle its own errors. */
  readonly onPress: () => Promise<unknown>;
}

/** A button that shows a loading state and ignores presses until its promise settles. */
export const BusyButton = ({
  label,
  busy,
  variant = "normal",
  iconName,
  disabled = false,
  onPress,
}: BusyButtonProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await onPress().finally(() => setIsBusy(false));
  };
  return (
    <Button
      variant={variant}
      {...(iconName && { iconName })}
      disabled={disabled && !isBusy}
      loading={isBusy}
      loadingText={busy}
      onClick={() => void press()}
    >
      {isBusy ? busy : label}
    </Button>
  );
};
