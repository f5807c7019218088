import { ContentBlocked, EngineUnavailable, ProviderBusy, ProviderTimeout } from "#functions/core/shared/errors.ts";
import { isNoCredentials } from "../aws-credentials.ts";
import { isTimeout } from "../check-engine.ts";

/** Error names that are worth a retry. The client itself does not retry. */
const transientErrors = new Set([
  "ThrottlingException",
  "InternalServerException",
  "ServiceUnavailableException",
  "ModelNotReadyException",
  "ModelTimeoutException",
  "ModelErrorException",
]);

/** An error of the AWS SDK, whose class differs by operation. */
interface ServiceError extends Error {
  readonly $response?: { readonly headers?: Readonly<Record<string, string | undefined>> };
}

/** Maps errors of the SDK to core errors. */
export const toCoreError = (error: unknown): Error => {
  if (!(error instanceof Error)) return new ProviderBusy("bedrock: no answer");
  if (error instanceof ContentBlocked || error instanceof ProviderBusy) return error;
  if (isTimeout(error)) return new ProviderTimeout("Bedrock did not answer in time");
  const { name, message } = error;
  if (isNoCredentials(error)) return new EngineUnavailable("bedrock", "bad-key", message || name);
  switch (name) {
    case "ServiceQuotaExceededException":
      return new EngineUnavailable("bedrock", "no-quota", message);
    case "ResourceNotFoundException":
      return new EngineUnavailable("bedrock", "unknown-model", message);
    case "ValidationException":
      return /model identifier|end of its life|on-demand throughput/i.test(message)
        ? new EngineUnavailable("bedrock", "unknown-model", message)
        : new Error(`bedrock: ${message}`);
  }
  const seconds = Number((error as ServiceError).$response?.headers?.["retry-after"] ?? Number.NaN);
  // A network failure has a code of Node instead of a name of Bedrock.
  return transientErrors.has(name) || "code" in error
    ? new ProviderBusy(`bedrock: ${name}`, { retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined })
    : error;
};
