import Button from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import { t } from "../lib/translate.ts";
import { useCopy } from "../lib/use-copy.ts";

interface CopyButtonProps {
  /** The name of the value for screen readers, read after "Copy". */
  readonly what: string;
  readonly value: string;
  readonly label?: string;
  readonly variant?: "normal" | "inline-link";
  readonly shownMs?: number;
}

/** Copies a text and confirms it for two seconds. */
export const CopyButton = ({ what, value, label = t("Copy"), variant = "normal", shownMs }: CopyButtonProps) => {
  const { copied, copy } = useCopy(shownMs);
  return (
    <>
      <Button
        variant={variant}
        formAction="none"
        iconName={copied ? "check" : "copy"}
        ariaLabel={copied ? t("Copied!") : t("Copy {what}", { what })}
        onClick={() => void copy(value)}
      >
        {copied ? t("Copied!") : label}
      </Button>
      <LiveRegion hidden>{copied && t("Copied!")}</LiveRegion>
    </>
  );
};
