import { type PollyClient, SynthesizeSpeechCommand, type SynthesizeSpeechCommandInput } from "@aws-sdk/client-polly";
import { assertUsable, pcm16ToFloat, toTimedSpeech } from "#functions/adapters/shared/recorded-speech.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
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

/** The narrator by Amazon Polly. Sound and word marks need two requests with the same text. */
export const pollyNarrator = (polly: PollyClient): Narrator => ({
  async speak({ text, language, voice }) {
    const speaker = pollyVoices[voice];
    if (!speaker) throw new Error(`Polly has no voice for ${voice}`);
    const request = (options: Partial<SynthesizeSpeechCommandInput>) =>
      synthesize(polly, { Text: text, TextType: "text", OutputFormat: "pcm", ...speaker, ...options });
    const [sound, marks] = await Promise.all([
      request({ SampleRate: String(sampleRate) }),
      request({ OutputFormat: "json", SpeechMarkTypes: ["word"] }),
    ]);
    const recording = { samples: pcm16ToFloat(sound), sampleRate, text, language };
    assertUsable(recording);
    const seconds = recording.samples.length / sampleRate;
    return toTimedSpeech(
      recording,
      wordTimes(text, language, parseSpeechMarks(new TextDecoder().decode(marks)), seconds),
    );
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
