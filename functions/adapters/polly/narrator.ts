import { type PollyClient, SynthesizeSpeechCommand, type SynthesizeSpeechCommandInput } from "@aws-sdk/client-polly";
import { samplesOf } from "#functions/adapters/provider/samples.ts";
import { check, withTimes } from "#functions/adapters/provider/spoken.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { marksIn, timesOf } from "./marks.ts";
import { pollyVoices } from "./voices.ts";

/** The most that Polly gives of bare samples. */
const sampleRate = 16_000;

/** Faults that pass. The SDK has tried a few times before one of them arrives here. */
const passing = new Set(["ThrottlingException", "ServiceFailureException", "TooManyRequestsException", "TimeoutError"]);

/** Amazon Polly as the narrator: the sound and its word marks are two calls for the same words. */
export const pollyNarrator = (polly: PollyClient): Narrator => ({
  async speak({ text, language, voice }) {
    const speaker = pollyVoices[voice];
    if (!speaker) throw new Error(`Polly has no voice for ${voice}`);
    const say = (asked: Partial<SynthesizeSpeechCommandInput>) =>
      answerOf(polly, { Text: text, TextType: "text", OutputFormat: "pcm", ...speaker, ...asked });
    const [sound, marks] = await Promise.all([
      say({ SampleRate: String(sampleRate) }),
      say({ OutputFormat: "json", SpeechMarkTypes: ["word"] }),
    ]);
    const recording = { samples: samplesOf(sound), sampleRate, text, language };
    check(recording);
    const seconds = recording.samples.length / sampleRate;
    return withTimes(recording, timesOf(text, language, marksIn(new TextDecoder().decode(marks)), seconds));
  },
});

const answerOf = async (polly: PollyClient, asked: SynthesizeSpeechCommandInput): Promise<Uint8Array> => {
  try {
    const { AudioStream } = await polly.send(new SynthesizeSpeechCommand(asked));
    const bytes = await AudioStream?.transformToByteArray();
    if (!bytes?.length) throw new ProviderBusy("Polly answered nothing");
    return bytes;
  } catch (error) {
    if (error instanceof Error && passing.has(error.name)) throw new ProviderBusy(`Polly: ${error.name}`);
    throw error;
  }
};
