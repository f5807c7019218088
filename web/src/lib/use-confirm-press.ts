import { useEffect, useState } from "react";

const armedMs = 5_000;

/** What needs a second press: armed by the first one, for five seconds. */
export const useConfirmPress = () => {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), armedMs);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return { isArmed, arm: () => setArmed(true), disarm: () => setArmed(false) };
};
