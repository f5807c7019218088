import { useEffect, useState } from "react";

const armedMs = 5_000;

/** For actions that need a second press: the first one arms them for five seconds. */
export const useConfirmPress = () => {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), armedMs);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return { isArmed, arm: () => setArmed(true), disarm: () => setArmed(false) };
};
