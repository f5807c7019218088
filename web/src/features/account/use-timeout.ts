import { useEffect, useEffectEvent } from "react";

/** Does something once, so long after it is first given; not at all where the page has gone by then. */
export const useTimeout = (work: (() => void) | undefined, milliseconds: number): void => {
  const due = useEffectEvent(() => work?.());
  const isGiven = work !== undefined;
  useEffect(() => {
    if (!isGiven) return;
    const timer = setTimeout(() => due(), milliseconds);
    return () => clearTimeout(timer);
  }, [isGiven, milliseconds]);
};
