import { useEffect, useState } from "react";

const patience = 20_000;

/** Whether something has been waited for longer than it usually takes. */
export const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
};
