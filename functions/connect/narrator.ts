import { PollyClient } from "@aws-sdk/client-polly";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { narratorByModel } from "#functions/adapters/engines/by-model.ts";
import { geminiNarrator } from "#functions/adapters/gemini/narrator.ts";
import { pollyNarrator } from "#functions/adapters/polly/narrator.ts";
import { studioNarrator } from "#functions/adapters/studio/narrator.ts";
import type { HasNarrator } from "#functions/core/narration/ports.ts";
import { gemini } from "./gemini.ts";
import { lazy } from "./lazy.ts";
import { callProvider } from "./provider-call.ts";

/** Over HTTP/1: for calls this short a lasting HTTP/2 session only outlives the function. */
const polly = lazy(() => pollyNarrator(new PollyClient({ requestHandler: new NodeHttpHandler() })));

export const narrator = (): HasNarrator => ({
  narrator: narratorByModel(
    { studio: () => studioNarrator, gemini: () => geminiNarrator(gemini()), polly },
    callProvider,
  ),
});
