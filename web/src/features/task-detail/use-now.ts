import { useEffect, useState } from "react";

/** The time, for what counts down: the page is drawn again at each second as long as it is wanted. */
export const useNow = (wanted: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
};
