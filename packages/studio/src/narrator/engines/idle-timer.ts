/** Each engine holds 100 to 250 MB, so it is stopped after this time without a request. The next request starts it again. */
const idleTimeoutSeconds = 60;

export interface IdleTimer {
  readonly start: () => void;
  readonly stop: () => void;
}

/** Calls `onIdle` when the timer was started and then not stopped for the idle timeout. */
export const makeIdleTimer = (onIdle: () => void): IdleTimer => {
  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      clearTimeout(timer);
      // Without unref the timer would keep the process alive.
      timer = setTimeout(onIdle, idleTimeoutSeconds * 1000).unref();
    },
    stop: () => clearTimeout(timer),
  };
};
