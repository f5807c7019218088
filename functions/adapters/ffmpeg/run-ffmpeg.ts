import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { ffmpegPath } from "./binary.ts";

/** What ffmpeg said and wrote to its output. */
export interface Spoken {
  readonly log: string;
  readonly output: Uint8Array;
}

/** Runs ffmpeg to its end. `feed` writes its input; its failure is ours, with the end of its log. */
export const runFfmpeg = async (
  args: readonly string[],
  feed?: (input: Writable) => Promise<void>,
): Promise<Spoken> => {
  const child = spawn(ffmpegPath(), ["-hide_banner", "-nostdin", "-y", ...args], {
    stdio: [feed ? "pipe" : "ignore", "pipe", "pipe"],
  });
  const [log, output]: [string[], Buffer[]] = [[], []];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => log.push(text));
  child.stdout?.on("data", (bytes: Buffer) => output.push(bytes));
  const closed = once(child, "close");
  // Awaited below, after the feeding; until then a failed start must not count as unhandled.
  closed.catch(() => {});
  // It may end before it has read all; its exit code tells why, not the broken pipe.
  child.stdin?.on("error", () => {});
  const fed = feed && child.stdin ? feed(child.stdin).then(() => child.stdin?.end()) : undefined;
  const failure = await fed?.then(
    () => undefined,
    (error: unknown) => error ?? new Error("feeding failed"),
  );
  if (failure) child.stdin?.destroy();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${log.join("").slice(-2000)}`, { cause: failure });
  if (failure) throw failure;
  return { log: log.join(""), output: Buffer.concat(output) };
};

/** Writes and waits until it is taken; rejects where the reader has gone. */
export const writeTo = (stream: Writable, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
