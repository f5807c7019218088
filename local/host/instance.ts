import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** A function of the template. */
export interface FunctionSpec {
  readonly arn: string;
  /** The bundled entry file. */
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  /** A stage of the pipeline uses the CPU: it runs in its own process, and at most one per core runs at a time. */
  readonly isHeavy: boolean;
}

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly name: string; readonly message: string; readonly stack?: string } };

const processEnded: Answer = { error: { name: "Runtime.ExitError", message: "The function's process ended" } };

/** An instance of a function with its own environment: a worker thread, or a child process for heavy work. */
export class FunctionInstance {
  readonly #program: Worker | ChildProcess;
  readonly #spec: FunctionSpec;
  readonly #loaded: Promise<void>;
  #isAlive = true;
  #idleSince = Date.now();

  constructor(spec: FunctionSpec) {
    this.#spec = spec;
    this.#program = spec.isHeavy ? processOf(spec) : threadOf(spec);
    this.#program.on("exit", () => {
      this.#isAlive = false;
    });
    this.#program.on("error", (error) => console.error(`${spec.arn} crashed`, error));
    // The program's first message says that the code is loaded.
    this.#loaded = new Promise((resolve) => {
      this.#program.once("message", () => resolve()).once("exit", () => resolve());
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Milliseconds since the last invocation ended. */
  get idleMs(): number {
    return Date.now() - this.#idleSince;
  }

  async invoke(event: unknown): Promise<unknown> {
    const answer = await this.#answer(event);
    this.#idleSince = Date.now();
    if ("result" in answer) return answer.result;
    const { name, message, stack } = answer.error;
    throw Object.assign(new Error(message), { name, stack });
  }

  async stop(): Promise<void> {
    const wasAlive = this.#isAlive;
    this.#isAlive = false;
    if (this.#program instanceof Worker) await this.#program.terminate();
    else if (wasAlive) {
      const ended = once(this.#program, "exit");
      this.#program.ref();
      this.#program.kill("SIGKILL");
      await ended;
    }
  }

  /** As in Lambda, the timeout does not include the time that the code takes to load. */
  async #answer(event: unknown): Promise<Answer> {
    await this.#loaded;
    if (!this.#isAlive) return processEnded;
    const seconds = this.#spec.timeoutSeconds;
    return new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => {
        done({ error: { name: "Sandbox.Timedout", message: `Task timed out after ${seconds} seconds` } });
        void this.stop();
      }, seconds * 1000);
      const exited = () => done(processEnded);
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
 * Makes glibc return the memory of large pictures to the operating system: without these settings it takes them from
 * per-thread heaps and keeps most of the memory. Other systems ignore the settings.
 */
const mallocSettings = { MALLOC_MMAP_THRESHOLD_: "4000000", MALLOC_ARENA_MAX: "2" };

/** A process returns all its memory at its end, and its crash affects nothing else. */
const processOf = ({ file, environment }: FunctionSpec): ChildProcess => {
  const child = fork(fileURLToPath(program), [file], {
    env: { ...mallocSettings, ...environment },
    execArgv: [...execArgv, "--expose-gc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
};
