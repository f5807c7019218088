import { setTimeout as pause } from "node:timers/promises";

const maxAttempts = 4;

/**
 * Repeats a download whose connection was lost while the body was read: the SDK repeats only requests. An error that S3
 * answered is thrown at once, because the SDK has repeated it already.
 */
export const retryTransfer = async <T>(transfer: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transfer();
    } catch (error) {
      const isAnswer = error instanceof Error && "$metadata" in error;
      if (isAnswer || attempt >= maxAttempts) throw error;
      await pause(Math.random() * 100 * 2 ** attempt);
    }
  }
};
