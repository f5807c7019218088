import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as z from "zod";

const Request = z.object({
  Text: z.string(),
  TextType: z.literal("text"),
  VoiceId: z.string(),
  LanguageCode: z.string(),
  Engine: z.enum(["neural", "standard"]),
  OutputFormat: z.enum(["pcm", "json"]),
  SampleRate: z.enum(["8000", "16000"]).optional(),
  SpeechMarkTypes: z.array(z.enum(["word", "sentence"])).optional(),
});
type Asked = z.infer<typeof Request>;

export type PollyFault = "throttled" | "unavailable" | "silence" | "empty";

const rate = 16_000;
/** UTF-8 bytes: a Chinese letter takes as long to say as three Latin ones. */
const bytesPerSecond = 15;

/** Polly's `SynthesizeSpeech` for tests: sound as long as its text, and the marks of its words. */
export const startPolly = async () => {
  const asked: Asked[] = [];
  const ordered: PollyFault[] = [];
  const server = createServer(async (request, response) => {
    const parsed = Request.safeParse(JSON.parse(await text(request)));
    if (request.url !== "/v1/speech" || !parsed.success) return fail(response, 400, "ValidationException");
    asked.push(parsed.data);
    const fault = ordered.shift();
    if (fault === "throttled") return fail(response, 400, "ThrottlingException");
    if (fault === "unavailable") return fail(response, 500, "ServiceFailureException");
    const { OutputFormat, Text } = parsed.data;
    const body =
      fault === "empty" ? Buffer.alloc(0) : OutputFormat === "json" ? marks(Text) : hum(Text, fault ? 0 : 0.3);
    const type = OutputFormat === "json" ? "application/x-json-stream" : "audio/pcm";
    response.writeHead(200, { "content-type": type, "x-amzn-requestcharacters": String(Text.length) }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    // It listens on a port, not on a pipe.
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    order: (...next: PollyFault[]) => void ordered.push(...next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const fail = (response: ServerResponse, status: number, type: string): void =>
  void response
    .writeHead(status, { "content-type": "application/json", "x-amzn-errortype": type })
    .end(JSON.stringify({ message: type }));

const hum = (said: string, loudness: number): Buffer => {
  const pcm = Buffer.alloc(Math.round((Buffer.byteLength(said) / bytesPerSecond) * rate) * 2);
  for (let n = 0; n < pcm.length / 2; n++)
    pcm.writeInt16LE(Math.round(loudness * 32_767 * Math.sin((2 * Math.PI * 140 * n) / rate)), n * 2);
  return pcm;
};

/** One line a word: where it is in bytes, and when it is heard in milliseconds. */
const marks = (said: string): Buffer => {
  const lines = [...said.matchAll(/[\p{L}\p{N}']+/gu)].map(({ index, 0: value }) => {
    const start = Buffer.byteLength(said.slice(0, index));
    const time = Math.round((start / bytesPerSecond) * 1000);
    return JSON.stringify({ time, type: "word", start, end: start + Buffer.byteLength(value), value });
  });
  return Buffer.from(`${lines.join("\n")}\n`);
};
