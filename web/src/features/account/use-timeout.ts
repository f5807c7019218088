import { useEffect, useEffectEvent } from "react";

/** Runs `work` once, a time after it was first defined. Nothing runs after unmounting. */
export const useTimeout = (work: (() => void) | undefined, milliseconds: number): void => {
  const due = useEffectEvent(() => work?.());
  const isGiven = work !== undefined;
  useEffect(() => {
    if (!isGiven) return;
    const timer = setTimeout(() => due(), milliseconds);
    return () => clearTimeout(timer);
  }, [isGiven, milliseconds]);
};
