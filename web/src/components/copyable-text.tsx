import Icon from "@cloudscape-design/components/icon";
import LiveRegion from "@cloudscape-design/components/live-region";
import type { ReactNode } from "react";
import { t } from "../lib/translate.ts";
import { useCopy } from "../lib/use-copy.ts";

interface CopyableTextProps {
  /** The name of the value for screen readers, read after "Copy". */
  readonly what: string;
  readonly value: string;
  /** The visible text, if it is not the whole value. */
  readonly children?: ReactNode;
  readonly kind?: "badge" | "block";
}

/** A text that a press copies. The confirmation is visible for two seconds. */
export const CopyableText = ({ what, value, children = value, kind = "block" }: CopyableTextProps) => {
  const { copied, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        className={`copied-text ${kind}`}
        title={t("Copy {what}", { what })}
        onClick={() => void copy(value)}
      >
        {!copied && <span className="unseen">{`${t("Copy {what}", { what })}:`} </span>}
        <span className="copied-words">{children}</span>
        <span className="copied-sign">
          <Icon name={copied ? "check" : "copy"} size="small" variant="link" />
          {copied && t("Copied!")}
        </span>
      </button>
      <LiveRegion hidden>{copied && t("Copied!")}</LiveRegion>
    </>
  );
};
