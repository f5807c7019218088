import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { FunctionSpec } from "./function-spec.ts";

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly name: string; readonly message: string; readonly stack?: string } };

/** One instance of a function, with an environment of its own: a worker thread, or a process for heavy work. */
export class FunctionInstance {
  readonly #program: Worker | ChildProcess;
  readonly #spec: FunctionSpec;
  #alive = true;
  #rested = Date.now();

  constructor(spec: FunctionSpec) {
    this.#spec = spec;
    this.#program = spec.heavy ? processOf(spec) : threadOf(spec);
    this.#program.on("exit", () => {
      this.#alive = false;
    });
    this.#program.on("error", (error) => console.error(`${spec.arn} broke down`, error));
  }

  get isAlive(): boolean {
    return this.#alive;
  }

  /** Milliseconds since it last worked. */
  get restedFor(): number {
    return Date.now() - this.#rested;
  }

  async invoke(event: unknown): Promise<unknown> {
    const answer = await this.#answer(event);
    this.#rested = Date.now();
    if ("result" in answer) return answer.result;
    const { name, message, stack } = answer.error;
    throw Object.assign(new Error(message), { name, stack });
  }

  async stop(): Promise<void> {
    const wasAlive = this.#alive;
    this.#alive = false;
    if (this.#program instanceof Worker) await this.#program.terminate();
    else if (wasAlive) {
      const ended = once(this.#program, "exit");
      this.#program.ref();
      this.#program.kill("SIGKILL");
      await ended;
    }
  }

  #answer(event: unknown): Promise<Answer> {
    const seconds = this.#spec.timeoutSeconds;
    return new Promise<Answer>((resolve) => {
      const failed = (name: string, message: string) => done({ error: { name, message } });
      const timer = setTimeout(() => {
        failed("Sandbox.Timedout", `Task timed out after ${seconds} seconds`);
        void this.stop();
      }, seconds * 1000);
      const exited = () => failed("Runtime.ExitError", "The function's process ended");
      const done = (answer: Answer) => {
        clearTimeout(timer);
        this.#program.off("exit", exited).off("message", done);
        resolve(answer);
      };
      this.#program.once("message", done).once("exit", exited);
      if (this.#program instanceof Worker) this.#program.postMessage(event);
      else this.#program.send({ event });
    });
  }
}

const program = new URL("./run-function.mjs", import.meta.url);
const execArgv = ["--enable-source-maps"];

const threadOf = ({ file, environment }: FunctionSpec): Worker => {
  const worker = new Worker(program, { workerData: { file }, env: { ...environment }, execArgv });
  worker.unref();
  return worker;
};

/**
 * What glibc would keep of pictures once they are gone: after the first large piece it takes further ones from heaps,
 * one for each thread, and gives little of them back. Other systems know nothing of these settings.
 */
const frugal = { MALLOC_MMAP_THRESHOLD_: "4000000", MALLOC_ARENA_MAX: "2" };

/** Its memory is gone with it, and what ends it ends nothing else. */
const processOf = ({ file, environment }: FunctionSpec): ChildProcess => {
  const child = fork(fileURLToPath(program), [file], {
    env: { ...frugal, ...environment },
    execArgv: [...execArgv, "--expose-gc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
};
