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
  const [working, setWorking] = useState(false);
  const press = async () => {
    setWorking(true);
    await onPress().finally(() => setWorking(false));
  };
  return (
    <Button
      variant={variant}
      {...(iconName && { iconName })}
      loading={working}
      loadingText={busy}
      onClick={() => void press()}
    >
      {working ? busy : label}
    </Button>
  );
};
