import { type ChildProcess, spawn } from "node:child_process";
import { Socket } from "node:net";
import { type EspeakReply, replyReader } from "./espeak-replies.ts";
import { whenIdle } from "./idle.ts";

/** espeak-ng is an optional package; without it only English is spoken. */
export class EspeakAbsent extends Error {
  override readonly name = "EspeakAbsent";
  constructor() {
    super("This language needs the optional package @echogarden/espeak-ng-emscripten, which is not installed");
  }
}

export interface Question {
  readonly lines: readonly string[];
  readonly voice: string;
  readonly rate: number;
  readonly pitch: number;
  readonly range: number;
}

interface Waiting {
  readonly expected: number;
  readonly replies: EspeakReply[];
  readonly resolve: (replies: readonly EspeakReply[]) => void;
  readonly reject: (error: Error) => void;
}

/** Questions to one child, answered in their order. */
export const conversation = (program: string): ((question: Question) => Promise<readonly EspeakReply[]>) => {
  let child: ChildProcess | undefined;
  const waiting: Waiting[] = [];
  const idle = whenIdle(() => {
    child?.stdin?.end();
    child = undefined;
  });

  const lose = (error: Error): void => {
    child = undefined;
    for (const asker of waiting.splice(0)) asker.reject(error);
  };
  const hear = (reply: EspeakReply): void => {
    const asker = waiting[0];
    asker?.replies.push(reply);
    if (reply.absent) asker?.reject(new EspeakAbsent());
    else if (reply.error) asker?.reject(new Error(`The narrator stumbled: ${reply.error}`));
    else if (asker && asker.replies.length < asker.expected) return;
    else asker?.resolve(asker.replies);
    waiting.shift();
  };
  const start = (): ChildProcess => {
    const started = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "ignore"] });
    const read = replyReader(hear);
    started.stdout?.on("data", (piece: Buffer) => {
      read(piece);
      if (waiting.length > 0) return;
      letGo(started);
      idle.begin();
    });
    // A child that is gone says so by its exit; writing to it would only say it again.
    started.stdin?.on("error", () => {});
    started.on("error", lose);
    // One that was let go is not missed.
    started.on("exit", () => {
      if (child === started) lose(new Error("The narrator's process stopped"));
    });
    return started;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      idle.end();
      child ??= start();
      hold(child);
      waiting.push({ expected: question.lines.length, replies: [], resolve, reject });
      child.stdin?.write(`${JSON.stringify(question)}\n`);
    });
};

/** While a question is open the child keeps us alive; after its answer it does not. */
const hold = (child: ChildProcess): void => {
  child.ref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.ref();
};
const letGo = (child: ChildProcess): void => {
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
};
