import { EngineUnavailable, ProviderBusy, ProviderTimeout } from "#functions/core/shared/errors.ts";
import { isNoCredentials } from "../aws-credentials.ts";
import { isTimeout } from "../check-engine.ts";

/** Errors that a later retry may fix. The SDK has already retried before it throws one of them. */
const transientErrors = new Set(["ThrottlingException", "ServiceFailureException", "TooManyRequestsException"]);

/** Maps errors of the SDK to core errors. */
export const toCoreError = (error: unknown): Error => {
  if (!(error instanceof Error)) return new ProviderBusy("polly: no answer");
  const { name, message } = error;
  if (isTimeout(error)) return new ProviderTimeout("Polly did not answer in time");
  if (isNoCredentials(error)) return new EngineUnavailable("polly", "bad-key", message || name);
  // A network failure has a code of Node instead of a name of Polly.
  return transientErrors.has(name) || "code" in error ? new ProviderBusy(`Polly: ${name}`) : error;
};
