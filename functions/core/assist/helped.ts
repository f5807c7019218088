import { ContentBlocked, ProviderBusy, Refusal } from "../shared/errors.ts";

/** Asks the assistant; what it could not do is told to whoever asked. */
export const refuseOnProviderError = async <T>(failure: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderBusy || error instanceof ContentBlocked)) throw error;
    throw new Refusal("provider_failed", `${failure}: ${error.message}`);
  }
};
