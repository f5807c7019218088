import Icon from "@cloudscape-design/components/icon";
import LiveRegion from "@cloudscape-design/components/live-region";
import type { ReactNode } from "react";
import { useCopy } from "../lib/use-copy.ts";

interface CopyableTextProps {
  /** What is copied, as a screen reader says it after "Copy". */
  readonly what: string;
  readonly value: string;
  /** What is seen of it, where that is not all of it. */
  readonly children?: ReactNode;
  readonly kind?: "badge" | "block";
}

/** A text that is copied by a press on it, and says so for two seconds. */
export const CopyableText = ({ what, value, children = value, kind = "block" }: CopyableTextProps) => {
  const { copied, copy } = useCopy();
  return (
    <>
      <button type="button" className={`copied-text ${kind}`} title={`Copy ${what}`} onClick={() => void copy(value)}>
        {!copied && <span className="unseen">{`Copy ${what}:`} </span>}
        <span className="copied-words">{children}</span>
        <span className="copied-sign">
          <Icon name={copied ? "check" : "copy"} size="small" variant="link" />
          {copied && "Copied!"}
        </span>
      </button>
      <LiveRegion hidden>{copied && "Copied!"}</LiveRegion>
    </>
  );
};
