import type { HasWait } from "../shared/ports.ts";
import { YouTubeFault } from "./ports.ts";

/** Seconds to wait before each retry of a request. */
export const waits = [1, 4, 16];

/** Repeats a request whose fault may pass. Only for a request that may be carried out twice. */
export const retryPassing = async <T>(deps: HasWait, request: () => Promise<T>): Promise<T> => {
  for (const seconds of waits) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof YouTubeFault) || error.kind !== "passing") throw error;
    }
    await deps.wait(seconds);
  }
  return request();
};
