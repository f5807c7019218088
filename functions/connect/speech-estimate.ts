import { estimateSpeechSeconds } from "#functions/adapters/studio/speech-estimate.ts";
import type { Ports } from "#functions/core/ports.ts";

export const speechEstimate = (): Pick<Ports, "estimateSpeechSeconds"> => ({
  estimateSpeechSeconds: estimateSpeechSeconds,
});
