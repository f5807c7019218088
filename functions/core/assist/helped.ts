import { ContentBlocked, ProviderBusy, Refusal } from "../shared/errors.ts";

/** Asks the assistant; its failure becomes a refusal with this message. */
export const refuseOnProviderError = async <T>(failure: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderBusy || error instanceof ContentBlocked)) throw error;
    throw new Refusal("provider_failed", `${failure}: ${error.message}`);
  }
};
