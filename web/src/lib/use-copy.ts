import { useEffect, useState } from "react";

/** Copies a text. `copied` is true for `shownMs` afterwards. */
export const useCopy = (shownMs = 2_000) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied, shownMs]);
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return { copied, copy };
};
