/** A setTimeout that may be longer than Node's limit of about 25 days. Returns a function that cancels it. */
export const longTimeout = (delayMs: number, callback: () => void): (() => void) => {
  const end = Date.now() + delayMs;
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    const left = Math.max(0, end - Date.now());
    timer = left > maxTimerMs ? setTimeout(schedule, maxTimerMs) : setTimeout(callback, left);
  };
  schedule();
  return () => clearTimeout(timer);
};

/** Node fires a longer timer at once. */
const maxTimerMs = 2 ** 31 - 1;
