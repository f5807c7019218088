import { useEffect, useState } from "react";

/** Copies, and knows for two seconds that it did. */
export const useCopy = (shownFor = 2_000) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied, shownFor]);
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return { copied, copy };
};
