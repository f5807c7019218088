import { spawnSync } from "node:child_process";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import ffmpeg from "@ffmpeg-installer/ffmpeg";
import * as z from "zod";
import { listen } from "../shared/listen.ts";

/** The rates of each format: https://docs.aws.amazon.com/polly/latest/API/API_SynthesizeSpeech.html */
const rates = {
  pcm: ["8000", "16000"],
  ogg_vorbis: ["8000", "16000", "22050", "24000", "44100", "48000"],
  json: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const SynthesizeSpeechRequest = z
  .object({
    Text: z.string().max(3_000),
    TextType: z.literal("text"),
    VoiceId: z.string(),
    LanguageCode: z.string(),
    Engine: z.enum(["generative", "neural", "standard"]),
    OutputFormat: z.enum(["pcm", "ogg_vorbis", "json"]),
    SampleRate: z.string().optional(),
    SpeechMarkTypes: z.array(z.enum(["word", "sentence"])).optional(),
  })
  .refine(
    ({ OutputFormat, SampleRate }) => !SampleRate || (rates[OutputFormat] as readonly string[]).includes(SampleRate),
  )
  // Generative voices have no marks.
  .refine(({ Engine, SpeechMarkTypes }) => Engine !== "generative" || !SpeechMarkTypes);
type SynthesizeSpeechRequest = z.infer<typeof SynthesizeSpeechRequest>;

export type PollyFault = "throttled" | "unavailable" | "silence" | "empty" | "bad credentials";

/** Some of the voices that a region has. */
const describedVoices = [
  { Id: "Joanna", LanguageCode: "en-US", SupportedEngines: ["generative", "neural", "standard"] },
  { Id: "Matthew", LanguageCode: "en-US", SupportedEngines: ["generative", "neural", "standard"] },
  {
    Id: "Kajal",
    LanguageCode: "en-IN",
    AdditionalLanguageCodes: ["hi-IN"],
    SupportedEngines: ["generative", "neural"],
  },
  { Id: "Zhiyu", LanguageCode: "cmn-CN", SupportedEngines: ["neural", "standard"] },
];

const sampleRate = 16_000;
/**
 * UTF-8 bytes instead of letters: a Chinese character (three bytes) takes about as long to say as three Latin letters.
 */
const bytesPerSecond = 15;
const volume = 0.3;

/**
 * Serves `SynthesizeSpeech` and `DescribeVoices` of Polly: a hum as long as its text would take to say, and the speech marks of its words.
 */
export const startPolly = async () => {
  const requests: SynthesizeSpeechRequest[] = [];
  const scriptedFaults: PollyFault[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://polly");
    if (request.method === "GET" && pathname === "/v1/voices") {
      if (scriptedFaults[0] === "bad credentials") {
        scriptedFaults.shift();
        return fail(response, 403, "UnrecognizedClientException");
      }
      const engine = searchParams.get("Engine");
      const Voices = describedVoices.filter(({ SupportedEngines }) => !engine || SupportedEngines.includes(engine));
      return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ Voices }));
    }
    const parsed = SynthesizeSpeechRequest.safeParse(JSON.parse(await text(request)));
    if (request.url !== "/v1/speech" || !parsed.success) return fail(response, 400, "ValidationException");
    requests.push(parsed.data);
    const fault = scriptedFaults.shift();
    if (fault === "throttled") return fail(response, 400, "ThrottlingException");
    if (fault === "unavailable") return fail(response, 500, "ServiceFailureException");
    const { OutputFormat, Text } = parsed.data;
    const isJson = OutputFormat === "json";
    const pcm = () => hum(Text, fault === "silence" ? 0 : volume);
    const content = isJson ? speechMarks(Text) : OutputFormat === "pcm" ? pcm() : toOgg(pcm(), parsed.data.SampleRate);
    response
      .writeHead(200, {
        "content-type": isJson ? "application/x-json-stream" : OutputFormat === "pcm" ? "audio/pcm" : "audio/ogg",
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

/** The sound in Ogg Vorbis at the requested rate. */
const toOgg = (pcm: Buffer, rate = "24000"): Buffer => {
  const from = ["-f", "s16le", "-ar", String(sampleRate), "-ac", "1", "-i", "pipe:0"];
  const to = ["-ar", rate, "-c:a", "libvorbis", "-f", "ogg", "pipe:1"];
  const { stdout, error } = spawnSync(process.env["FFMPEG_PATH"] ?? ffmpeg.path, [...from, ...to], { input: pcm });
  if (error) throw error;
  return stdout;
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
