import { ContentBlocked, EngineUnavailable, ProviderBusy, Refusal, UnusableAnswer } from "../shared/errors.ts";

/** Asks the assistant; its failure becomes a refusal with this message. */
export const refuseOnProviderError = async <T>(failure: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    // A provider's words about a key or a quota are for the operator.
    if (error instanceof EngineUnavailable)
      throw new Refusal("provider_failed", `${failure}: the AI engine is not available`);
    if (![ProviderBusy, ContentBlocked, UnusableAnswer].some((kind) => error instanceof kind)) throw error;
    throw new Refusal("provider_failed", `${failure}: ${(error as Error).message}`);
  }
};
