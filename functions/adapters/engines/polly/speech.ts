import { type PollyClient, SynthesizeSpeechCommand, type SynthesizeSpeechCommandInput } from "@aws-sdk/client-polly";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import type { SpeechAnswer, SpeechEngine, SpeechRequest } from "../engine.ts";
import { decodeOgg } from "./decode-ogg.ts";
import { toCoreError } from "./errors.ts";
import { listVoices } from "./list-voices.ts";
import { parseSpeechMarks, wordTimes } from "./speech-marks.ts";
import { type PollyVoice, pollyVoice } from "./voices.ts";

/** What generative and neural voices are made at. Polly's PCM has 16 kHz at most, so Ogg Vorbis is asked for. */
const sampleRate = 24_000;

/**
 * Speech by Amazon Polly. The model "generative" speaks with a voice's generative variant where the region has one, and
 * else as its neural or standard one. Those have word marks, which are another request with the same text; generative
 * voices have none.
 */
export const pollySpeech = (polly: PollyClient): SpeechEngine => {
  let asked: Promise<ReadonlySet<string>> | undefined;
  const isGenerative = async ({ VoiceId, LanguageCode }: PollyVoice, timeoutMs: number): Promise<boolean> => {
    asked ??= generativeVoices(polly, timeoutMs);
    return (
      await asked.catch((error: unknown) => {
        asked = undefined;
        throw toCoreError(error);
      })
    ).has(`${VoiceId} ${LanguageCode}`);
  };

  return {
    async speak(request) {
      const { model, voice, timeoutMs } = request;
      const speaker = pollyVoice(voice);
      if (!speaker) throw new Error(`Polly has no voice for ${voice}`);
      return model === "generative" && (await isGenerative(speaker, timeoutMs))
        ? speakWith(polly, request, { ...speaker, Engine: "generative" })
        : speakWith(polly, request, speaker);
    },
  };
};

/** Voice and language of each generative voice of the region. */
const generativeVoices = async (polly: PollyClient, timeoutMs: number): Promise<ReadonlySet<string>> => {
  const voices = await listVoices(polly, { engine: "generative", timeoutMs });
  return new Set(
    voices.flatMap(({ Id, LanguageCode, AdditionalLanguageCodes = [] }) =>
      [LanguageCode, ...AdditionalLanguageCodes].map((code) => `${Id} ${code}`),
    ),
  );
};

const speakWith = async (
  polly: PollyClient,
  { text, language, timeoutMs }: SpeechRequest,
  speaker: Omit<PollyVoice, "Engine"> & Pick<SynthesizeSpeechCommandInput, "Engine">,
): Promise<SpeechAnswer> => {
  const { Engine = "standard" } = speaker;
  const hasMarks = Engine !== "generative";
  const characters = [...text].length;
  const usage = { provider: "polly", model: Engine, characters: hasMarks ? 2 * characters : characters };
  const ask = async (
    options: Pick<SynthesizeSpeechCommandInput, "OutputFormat" | "SampleRate" | "SpeechMarkTypes">,
  ) => {
    const bytes = await synthesize(polly, { Text: text, TextType: "text", ...speaker, ...options }, timeoutMs);
    if (!bytes?.length) throw new UnusableAnswer("The narrator returned no sound.", { usage });
    return bytes;
  };
  const [ogg, marks] = await Promise.all([
    ask({ OutputFormat: "ogg_vorbis", SampleRate: String(sampleRate) }),
    hasMarks ? ask({ OutputFormat: "json", SpeechMarkTypes: ["word"] }) : undefined,
  ]);
  const samples = await decodeOgg(ogg, sampleRate);
  const seconds = samples.length / sampleRate;
  return {
    samples,
    sampleRate,
    ...(marks && { words: wordTimes(text, language, parseSpeechMarks(new TextDecoder().decode(marks)), seconds) }),
    usage: { ...usage, seconds },
  };
};

const synthesize = async (
  polly: PollyClient,
  input: SynthesizeSpeechCommandInput,
  timeoutMs: number,
): Promise<Uint8Array | undefined> => {
  try {
    const command = new SynthesizeSpeechCommand(input);
    const { AudioStream } = await polly.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    return await AudioStream?.transformToByteArray();
  } catch (error) {
    throw toCoreError(error);
  }
};
