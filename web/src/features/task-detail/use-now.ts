import { useEffect, useState } from "react";

/** Returns the current time in milliseconds, updated every second while `wanted` is true. */
export const useNow = (wanted: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
};
