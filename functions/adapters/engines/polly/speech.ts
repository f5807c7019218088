import { type PollyClient, SynthesizeSpeechCommand, type SynthesizeSpeechCommandInput } from "@aws-sdk/client-polly";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import type { SpeechEngine } from "../engine.ts";
import { pcm16ToFloat } from "../recorded-speech.ts";
import { parseSpeechMarks, wordTimes } from "./speech-marks.ts";
import { pollyVoices } from "./voices.ts";

/** Polly's maximum for PCM output. */
const sampleRate = 16_000;

/** Errors that a later retry may fix. The SDK has already retried before it throws one of them. */
const transientErrors = new Set([
  "ThrottlingException",
  "ServiceFailureException",
  "TooManyRequestsException",
  "TimeoutError",
]);

/** Speech by Amazon Polly. Sound and word marks need two requests with the same text. */
export const pollySpeech = (polly: PollyClient): SpeechEngine => ({
  async speak({ model, text, language, voice }) {
    const speaker = pollyVoices[voice];
    if (!speaker) throw new Error(`Polly has no voice for ${voice}`);
    const request = (options: Partial<SynthesizeSpeechCommandInput>) =>
      synthesize(polly, { Text: text, TextType: "text", OutputFormat: "pcm", ...speaker, ...options });
    const [sound, marks] = await Promise.all([
      request({ SampleRate: String(sampleRate) }),
      request({ OutputFormat: "json", SpeechMarkTypes: ["word"] }),
    ]);
    const samples = pcm16ToFloat(sound);
    const seconds = samples.length / sampleRate;
    const words = wordTimes(text, language, parseSpeechMarks(new TextDecoder().decode(marks)), seconds);
    return {
      samples,
      sampleRate,
      words,
      usage: { provider: "polly", model, characters: 2 * [...text].length, seconds },
    };
  },
});

const synthesize = async (polly: PollyClient, input: SynthesizeSpeechCommandInput): Promise<Uint8Array> => {
  try {
    const { AudioStream } = await polly.send(new SynthesizeSpeechCommand(input));
    const bytes = await AudioStream?.transformToByteArray();
    if (!bytes?.length) throw new ProviderBusy("Polly returned no audio");
    return bytes;
  } catch (error) {
    if (error instanceof Error && transientErrors.has(error.name)) throw new ProviderBusy(`Polly: ${error.name}`);
    throw error;
  }
};
