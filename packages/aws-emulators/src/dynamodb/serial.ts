export type Serial = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue in which each piece of work begins when the one before it has ended, well or badly. */
export const serial = (): Serial => {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = tail.then(work, work);
    tail = done;
    return done;
  };
};
