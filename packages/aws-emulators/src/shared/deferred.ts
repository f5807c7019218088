/** A promise with the functions that settle it. */
export const deferred = <T>() => {
  let settle: { resolve: (value: T) => void; reject: (reason: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (value: T) => settle?.resolve(value),
    reject: (reason: unknown) => settle?.reject(reason),
  };
};
