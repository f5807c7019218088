import { Worker } from "node:worker_threads";
import type { FunctionSpec } from "./function-spec.ts";

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly name: string; readonly message: string; readonly stack?: string } };

/** One instance of a function: a worker thread with an environment of its own. */
export class FunctionInstance {
  readonly #worker: Worker;
  readonly #spec: FunctionSpec;
  #alive = true;
  #rested = Date.now();

  constructor(spec: FunctionSpec) {
    this.#spec = spec;
    this.#worker = new Worker(new URL("./run-function.mjs", import.meta.url), {
      workerData: { file: spec.file },
      env: { ...spec.environment },
      execArgv: ["--enable-source-maps"],
    });
    this.#worker.on("exit", () => {
      this.#alive = false;
    });
    this.#worker.on("error", (error) => console.error(`${spec.arn} broke down`, error));
    this.#worker.unref();
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
    this.#alive = false;
    await this.#worker.terminate();
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
        this.#worker.off("exit", exited).off("message", done);
        resolve(answer);
      };
      this.#worker.once("message", done).once("exit", exited).postMessage(event);
    });
  }
}
