import { estimateSpeechSeconds } from "#functions/adapters/engines/built-in/speech-estimate.ts";
import type { HasSpeechEstimate } from "#functions/core/order/ports.ts";

export const speechEstimate = (): HasSpeechEstimate => ({
  estimateSpeechSeconds: estimateSpeechSeconds,
});
