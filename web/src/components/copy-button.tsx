import { useEffect, useState } from "react";

const shownFor = 2_000;

interface CopyButtonProps {
  readonly what: string;
  readonly value: string;
}

export const CopyButton = ({ what, value }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className="button small"
      aria-label={copied ? "Copied!" : `Copy ${what}`}
      onClick={async () => {
        await navigator.clipboard.writeText(value);
        setCopied(true);
      }}
    >
      <span aria-live="polite">{copied ? "Copied!" : "Copy"}</span>
    </button>
  );
};
