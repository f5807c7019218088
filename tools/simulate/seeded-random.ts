/** Runs work with random numbers that are the same in every run, the jitter of retries included. */
export const withSeededRandom = async <T>(work: () => Promise<T>): Promise<T> => {
  const { random } = Math;
  let state = 7;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  try {
    return await work();
  } finally {
    Math.random = random;
  }
};
