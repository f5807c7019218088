import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { ffmpegPath } from "./ffmpeg-path.ts";

/** ffmpeg's stderr and stdout. */
export interface FfmpegResult {
  readonly log: string;
  readonly output: Uint8Array;
}

/**
 * Runs ffmpeg until it exits. `feed` writes its stdin; its stdout goes to the `pipe`, the stdin of another ffmpeg, or is
 * returned. Throws with the end of its log if it exits with an error.
 */
export const runFfmpeg = async (
  args: readonly string[],
  feed?: (input: Writable) => Promise<unknown>,
  pipe?: Writable,
): Promise<FfmpegResult> => {
  const child = spawn(ffmpegPath(), ["-hide_banner", "-nostdin", "-y", ...args], {
    stdio: [feed ? "pipe" : "ignore", pipe ?? "pipe", "pipe"],
  });
  const [log, output]: [string[], Buffer[]] = [[], []];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => log.push(text));
  child.stdout?.on("data", (bytes: Buffer) => output.push(bytes));
  const closed = once(child, "close");
  // Awaited below, after feeding; until then a failed start must not become an unhandled rejection.
  closed.catch(() => {});
  // ffmpeg may exit before it has read all input; its exit code is more useful than EPIPE.
  child.stdin?.on("error", () => {});
  const feeding = feed && child.stdin ? feed(child.stdin).then(() => child.stdin?.end()) : undefined;
  const failure = await feeding?.then(
    () => undefined,
    (error: unknown) => error ?? new Error("feeding failed"),
  );
  if (failure) child.stdin?.destroy();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${log.join("").slice(-2000)}`, { cause: failure });
  if (failure) throw failure;
  return { log: log.join(""), output: Buffer.concat(output) };
};

/** Writes and waits until the bytes are flushed; rejects if the reader has closed the pipe. */
export const writeTo = (stream: Writable, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
