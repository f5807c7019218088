/** Rings once, later; the answer calls it off. Longer than a timer of Node can wait, where need be. */
export const alarm = (milliseconds: number, ring: () => void): (() => void) => {
  const end = Date.now() + milliseconds;
  let timer: NodeJS.Timeout | undefined;
  const wind = () => {
    const left = Math.max(0, end - Date.now());
    timer = left > longestTimer ? setTimeout(wind, longestTimer) : setTimeout(ring, left);
  };
  wind();
  return () => clearTimeout(timer);
};

/** A longer timer of Node fires at once. */
const longestTimer = 2 ** 31 - 1;
