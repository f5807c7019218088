import { type ChildProcess, spawn } from "node:child_process";
import { Socket } from "node:net";
import { type EspeakReply, replyReader } from "./espeak-replies.ts";
import { makeIdleTimer } from "./idle-timer.ts";

/** espeak-ng is an optional package. Without it only English can be spoken. */
export class EspeakMissingError extends Error {
  override readonly name = "EspeakMissingError";
  constructor() {
    super("This language needs the optional package @echogarden/espeak-ng-emscripten, which is not installed");
  }
}

export interface EspeakRequest {
  readonly lines: readonly string[];
  readonly voice: string;
  readonly rate: number;
  readonly pitch: number;
  readonly range: number;
}

interface PendingRequest {
  readonly expectedReplies: number;
  readonly replies: EspeakReply[];
  readonly resolve: (replies: readonly EspeakReply[]) => void;
  readonly reject: (error: Error) => void;
}

/** Returns a function that sends requests to one child process, which replies to them in order. */
export const makeEspeakClient = (program: string): ((request: EspeakRequest) => Promise<readonly EspeakReply[]>) => {
  let child: ChildProcess | undefined;
  const pending: PendingRequest[] = [];
  const idle = makeIdleTimer(() => {
    child?.stdin?.end();
    child = undefined;
  });

  const rejectPending = (error: Error): void => {
    child = undefined;
    for (const { reject } of pending.splice(0)) reject(error);
  };
  const onReply = (reply: EspeakReply): void => {
    const request = pending[0];
    request?.replies.push(reply);
    if (reply.absent) request?.reject(new EspeakMissingError());
    else if (reply.error) request?.reject(new Error(`espeak-ng failed: ${reply.error}`));
    else if (request && request.replies.length < request.expectedReplies) return;
    else request?.resolve(request.replies);
    pending.shift();
  };
  const start = (): ChildProcess => {
    const started = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "ignore"] });
    const read = replyReader(onReply);
    started.stdout?.on("data", (chunk: Buffer) => {
      read(chunk);
      if (pending.length > 0) return;
      allowProcessExit(started);
      idle.start();
    });
    // A write to a process that has ended also causes its "exit" event, which is handled below.
    started.stdin?.on("error", () => {});
    started.on("error", rejectPending);
    // After the idle timeout `child` is already another process, or none.
    started.on("exit", () => {
      if (child === started) rejectPending(new Error("The espeak-ng process stopped"));
    });
    return started;
  };

  return (request) =>
    new Promise((resolve, reject) => {
      idle.stop();
      child ??= start();
      keepProcessAlive(child);
      pending.push({ expectedReplies: request.lines.length, replies: [], resolve, reject });
      child.stdin?.write(`${JSON.stringify(request)}\n`);
    });
};

/** While a request is pending, the child keeps the Node.js process alive. */
const keepProcessAlive = (child: ChildProcess): void => {
  child.ref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.ref();
};
const allowProcessExit = (child: ChildProcess): void => {
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
};
