import Button, { type ButtonProps } from "@cloudscape-design/components/button";
import { useState } from "react";

interface BusyButtonProps {
  readonly label: string;
  readonly busy: string;
  readonly variant?: ButtonProps["variant"];
  readonly iconName?: ButtonProps["iconName"];
  /** It says itself what went wrong. */
  readonly onPress: () => Promise<unknown>;
}

/** A button that works for a while, and cannot be pressed again until it is done. */
export const BusyButton = ({ label, busy, variant = "normal", iconName, onPress }: BusyButtonProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await onPress().finally(() => setIsBusy(false));
  };
  return (
    <Button
      variant={variant}
      {...(iconName && { iconName })}
      loading={isBusy}
      loadingText={busy}
      onClick={() => void press()}
    >
      {isBusy ? busy : label}
    </Button>
  );
};
