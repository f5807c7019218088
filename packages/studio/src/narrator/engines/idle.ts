/** Each engine holds 100 to 250 MB: who has not spoken for so many seconds is let go, and started again when asked. */
const patience = 60;

/** Watches over something that may end when nobody has used it for a while. */
export interface Idle {
  readonly begin: () => void;
  readonly end: () => void;
}

export const whenIdle = (act: () => void): Idle => {
  let timer: NodeJS.Timeout | undefined;
  return {
    begin: () => {
      clearTimeout(timer);
      // It must not keep the process alive for the sake of ending something.
      timer = setTimeout(act, patience * 1000).unref();
    },
    end: () => clearTimeout(timer),
  };
};
