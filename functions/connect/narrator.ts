import { PollyClient } from "@aws-sdk/client-polly";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { studioNarrator } from "#functions/adapters/engines/built-in/narrator.ts";
import { narratorByModel } from "#functions/adapters/engines/by-model.ts";
import { geminiSpeech } from "#functions/adapters/engines/gemini/speech.ts";
import { engineNarrator } from "#functions/adapters/engines/narrator.ts";
import { pollySpeech } from "#functions/adapters/engines/polly/speech.ts";
import type { HasNarrator } from "#functions/core/narration/ports.ts";
import { gemini } from "./gemini.ts";
import { lazy } from "./lazy.ts";
import { callProvider } from "./provider-call.ts";

/** HTTP/1: an HTTP/2 session would outlive the function, and these calls are short. */
const polly = lazy(() => engineNarrator(pollySpeech(new PollyClient({ requestHandler: new NodeHttpHandler() }))));

export const narrator = (): HasNarrator => ({
  narrator: narratorByModel(
    { studio: () => studioNarrator, gemini: () => engineNarrator(geminiSpeech(gemini())), polly },
    callProvider,
  ),
});
