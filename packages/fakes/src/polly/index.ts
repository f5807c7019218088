import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { listen } from "../shared/listen.ts";

const SynthesizeSpeechRequest = z.object({
  Text: z.string(),
  TextType: z.literal("text"),
  VoiceId: z.string(),
  LanguageCode: z.string(),
  Engine: z.enum(["neural", "standard"]),
  OutputFormat: z.enum(["pcm", "json"]),
  SampleRate: z.enum(["8000", "16000"]).optional(),
  SpeechMarkTypes: z.array(z.enum(["word", "sentence"])).optional(),
});
type SynthesizeSpeechRequest = z.infer<typeof SynthesizeSpeechRequest>;

export type PollyFault = "throttled" | "unavailable" | "silence" | "empty";

const sampleRate = 16_000;
/**
 * UTF-8 bytes instead of letters: a Chinese character (three bytes) takes about as long to say as three Latin letters.
 */
const bytesPerSecond = 15;
const volume = 0.3;

/**
 * Serves Polly's `SynthesizeSpeech`: a hum as long as its text would take to say, and the speech marks of its words.
 */
export const startPolly = async () => {
  const requests: SynthesizeSpeechRequest[] = [];
  const scriptedFaults: PollyFault[] = [];
  const server = createServer(async (request, response) => {
    const parsed = SynthesizeSpeechRequest.safeParse(JSON.parse(await text(request)));
    if (request.url !== "/v1/speech" || !parsed.success) return fail(response, 400, "ValidationException");
    requests.push(parsed.data);
    const fault = scriptedFaults.shift();
    if (fault === "throttled") return fail(response, 400, "ThrottlingException");
    if (fault === "unavailable") return fail(response, 500, "ServiceFailureException");
    const { OutputFormat, Text } = parsed.data;
    const isJson = OutputFormat === "json";
    const content = isJson ? speechMarks(Text) : hum(Text, fault === "silence" ? 0 : volume);
    response
      .writeHead(200, {
        "content-type": isJson ? "application/x-json-stream" : "audio/pcm",
        "x-amzn-requestcharacters": String(Text.length),
      })
      .end(fault === "empty" ? Buffer.alloc(0) : content);
  });
  return {
    ...(await listen(server)),
    /** The valid requests so far, oldest first. */
    requests,
    /** Makes the next requests fail, one fault each, in this order. */
    failNext: (...faults: PollyFault[]) => void scriptedFaults.push(...faults),
  };
};

const fail = (response: ServerResponse, status: number, type: string): void =>
  void response
    .writeHead(status, { "content-type": "application/json", "x-amzn-errortype": type })
    .end(JSON.stringify({ message: type }));

/** Signed 16-bit PCM, mono. */
const hum = (spokenText: string, amplitude: number): Buffer => {
  const seconds = Buffer.byteLength(spokenText) / bytesPerSecond;
  const pcm = Buffer.alloc(Math.round(seconds * sampleRate) * 2);
  for (let n = 0; n < pcm.length / 2; n++)
    pcm.writeInt16LE(Math.round(amplitude * 32_767 * Math.sin((2 * Math.PI * 140 * n) / sampleRate)), n * 2);
  return pcm;
};

/** One JSON line per word: its byte offsets in the text and its start time in milliseconds. */
const speechMarks = (spokenText: string): Buffer => {
  const lines = [...spokenText.matchAll(/[\p{L}\p{N}']+/gu)].map(({ index, 0: value }) => {
    const start = Buffer.byteLength(spokenText.slice(0, index));
    const time = Math.round((start / bytesPerSecond) * 1000);
    return JSON.stringify({ time, type: "word", start, end: start + Buffer.byteLength(value), value });
  });
  return Buffer.from(`${lines.join("\n")}\n`);
};
