import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, getPriority, setPriority } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** A function of the template. */
export interface FunctionSpec {
  readonly arn: string;
  /** The bundled entry file. */
  readonly file: string;
  readonly environment: Environment;
  readonly timeoutSeconds: number;
  /** It uses the processor for long: it runs in a process, and at most one per core runs at a time. */
  readonly isHeavy: boolean;
}

export type Environment = Readonly<Record<string, string>>;

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly name: string; readonly message: string; readonly stack?: string } };

/** What the program in an instance sends: that an event's code is loaded, and its answer. */
interface Message {
  readonly id: number;
  readonly isLoaded?: true;
  readonly answer?: Answer;
}

interface Invocation {
  readonly file: string;
  readonly started: () => void;
  readonly end: (answer: Answer) => void;
}

const processEnded: Answer = { error: { name: "Runtime.ExitError", message: "The function's process ended" } };

/**
 * Runs events of any function: a worker thread, or a child process for heavy work. A thread takes several events at a
 * time, because its functions mostly wait for the database.
 */
export class FunctionInstance {
  readonly #program: Worker | ChildProcess;
  readonly #running = new Map<number, Invocation>();
  readonly #loading = new Map<number, () => void>();
  #isAlive = true;
  #isRetired = false;
  #idleSince = Date.now();
  #lastId = 0;

  constructor(kind: "thread" | "process", environment: Environment) {
    this.#program = kind === "process" ? startProcess(environment) : startThread(environment);
    this.#program.on("exit", (code: number | null, signal?: string) => {
      const wasStopped = !this.#isAlive;
      this.#isAlive = false;
      for (const { file, end } of this.#running.values()) {
        if (!wasStopped) console.error(`${basename(file)} failed: its process ended (${code ?? signal})`);
        end(processEnded);
      }
      for (const resolve of this.#loading.values()) resolve();
    });
    this.#program.on("error", (error) => console.error("A function crashed", error));
    this.#program.on("message", ({ id, isLoaded, answer }: Message) => {
      if (isLoaded) {
        this.#running.get(id)?.started();
        this.#loading.get(id)?.();
      }
      if (answer) this.#running.get(id)?.end(answer);
    });
  }

  /** Whether it may get another event. */
  get isUsable(): boolean {
    return this.#isAlive && !this.#isRetired;
  }

  /** Events that it is handling. */
  get running(): number {
    return this.#running.size;
  }

  /** Milliseconds since its last event ended; 0 while it handles one. */
  get idleMs(): number {
    return this.running > 0 ? 0 : Date.now() - this.#idleSince;
  }

  async invoke(spec: FunctionSpec, event: unknown): Promise<unknown> {
    const answer = await this.#answer(spec, event);
    if ("result" in answer) return answer.result;
    const { name, message, stack } = answer.error;
    throw Object.assign(new Error(message), { name, stack });
  }

  /** Loads the code of a function, so that its first event need not wait for it. Resolves also if that fails. */
  async load(file: string): Promise<void> {
    if (!this.#isAlive) return;
    const id = ++this.#lastId;
    await new Promise<void>((resolve) => {
      this.#loading.set(id, resolve);
      this.#send({ id, file, isOnlyLoaded: true });
    });
    this.#loading.delete(id);
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
  async #answer({ file, timeoutSeconds }: FunctionSpec, event: unknown): Promise<Answer> {
    if (!this.#isAlive) return processEnded;
    const id = ++this.#lastId;
    return new Promise<Answer>((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      this.#running.set(id, {
        file,
        started: () => {
          timer = setTimeout(() => this.#timeOut(id, file, timeoutSeconds), timeoutSeconds * 1000);
        },
        end: (answer) => {
          clearTimeout(timer);
          this.#running.delete(id);
          this.#idleSince = Date.now();
          // The timed-out event may still run, so the instance ends once no other event needs it.
          if (this.#isRetired && this.running === 0) void this.stop();
          resolve(answer);
        },
      });
      this.#send({ id, file, event });
    });
  }

  #send(message: object): void {
    if (this.#program instanceof Worker) this.#program.postMessage(message);
    else this.#program.send(message);
  }

  #timeOut(id: number, file: string, seconds: number): void {
    this.#isRetired = true;
    console.error(`${basename(file)} failed: it took more than ${seconds} seconds`);
    const error = { name: "Sandbox.Timedout", message: `Task timed out after ${seconds} seconds` };
    this.#running.get(id)?.end({ error });
  }
}

const program = new URL("./run-functions.mjs", import.meta.url);
const execArgv = ["--enable-source-maps"];

const startThread = (environment: Environment): Worker => {
  const worker = new Worker(program, { env: { ...environment }, execArgv });
  worker.unref();
  return worker;
};

/**
 * Makes glibc take pictures from two heaps, not from one per thread, of which it returns little, and keep 64 MB of what
 * is free for the next picture: to fault in new pages costs a quarter of the time of drawing. Other systems ignore the
 * settings.
 */
const mallocSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: String(32 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(64 * 2 ** 20),
};

/** Films give way to calls: people wait for an answer within a second, for a film in minutes. */
const niceness = 3;

/** Has no effect on a process that has ended. */
const lowerPriority = (pid: number): void => {
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + niceness));
  } catch (error) {
    console.warn("The priority of a function's process could not be lowered", error);
  }
};

/** A process returns all its memory at its end, and its crash affects nothing else. */
const startProcess = (environment: Environment): ChildProcess => {
  const child = fork(fileURLToPath(program), {
    env: { ...mallocSettings, ...environment },
    execArgv: [...execArgv, "--expose-gc"],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  child.unref();
  child.channel?.unref();
  return child;
};
