import { useEffect, useState } from "react";

const armedFor = 5_000;

/** What needs a second press: armed by the first one, for five seconds. */
export const useArmed = () => {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), armedFor);
    return () => clearTimeout(timer);
  }, [armed]);
  return { armed, arm: () => setArmed(true), disarm: () => setArmed(false) };
};
