import { cpus } from "node:os";
import { createFairQueue } from "./fair-queue.ts";
import { createFilmWorkQueue } from "./film-work-queue.ts";
import { type Environment, FunctionInstance, type FunctionSpec } from "./instance.ts";
import { createPool, type Queued } from "./pool.ts";

export interface Functions {
  invoke(arn: string, payload: unknown): Promise<unknown>;
  /** Loads the code of heavy functions that are soon invoked, those of each list in a process, while no other one runs. */
  prepare(arns: readonly (readonly string[])[]): void;
  stop(): Promise<void>;
}

/** The place of a film in the order in which films are made; a lower one is first. */
export type RankOf = (taskId: string) => number;

/** Events of light functions that a thread handles at a time, and how many of them may be of one user. */
const maxEvents = 64;
const maxEventsOfKey = 16;
/** Threads take memory, and the emulators on the main thread are busy before four of them are. */
const maxThreads = 4;

/**
 * Runs functions like Lambda, but in few instances: light functions share threads, heavy ones share a process per core.
 * The others wait: users in turn for light functions, films in the order of `rankOf` for heavy ones.
 */
export const startFunctions = (
  specs: readonly FunctionSpec[],
  rankOf: RankOf = () => 0,
  whenSpace: () => Promise<void> = () => Promise.resolve(),
): Functions => {
  const coreCount = Math.max(1, cpus().length);
  const known = new Map(specs.map((spec) => [spec.arn, spec]));
  const environment = commonEnvironment(specs);
  const fair = createFairQueue<Queued>();
  const light = createPool({
    start: () => new FunctionInstance("thread", environment),
    maxInstances: Math.min(maxThreads, Math.max(1, coreCount >> 1)),
    maxEvents,
    busyEvents: 8,
    keptInstances: 1,
    queue: {
      add: (item) => fair.add(item.key, item),
      take: (running) => fair.take((key) => running(key) < maxEventsOfKey),
    },
  });
  const heavy = createPool({
    start: () => new FunctionInstance("process", environment),
    maxInstances: coreCount,
    maxEvents: 1,
    busyEvents: 1,
    keptInstances: 0,
    queue: createFilmWorkQueue(({ key }) => rankOf(key)),
  });
  return {
    async invoke(arn, payload) {
      const spec = known.get(arn);
      if (!spec) throw Object.assign(new Error(`Function not found: ${arn}`), { name: "ResourceNotFoundException" });
      const { caller, film } = namesIn(payload);
      // Heavy functions fill the disk, so they wait while it is full.
      if (spec.isHeavy) await whenSpace();
      if (spec.isHeavy) return heavy.invoke({ spec, event: payload, key: film ?? arn });
      return light.invoke({ spec, event: payload, key: caller ?? arn });
    },
    prepare: (arns) => heavy.prepare(arns.map((list) => list.flatMap((arn) => known.get(arn)?.file ?? []))),
    async stop() {
      await Promise.all([light.stop(), heavy.stop()]);
    },
  };
};

/** The variables of all functions together. They share instances, so a variable must have one value. */
const commonEnvironment = (specs: readonly FunctionSpec[]): Environment => {
  const common: Record<string, string> = {};
  for (const { arn, environment } of specs)
    for (const [name, value] of Object.entries(environment)) {
      if ((common[name] ?? value) !== value)
        throw new Error(`${arn} has another value of ${name} than other functions`);
      common[name] = value;
    }
  return common;
};

interface Event {
  readonly requestContext?: {
    readonly authorizer?: { readonly userId?: string; readonly claims?: { readonly sub?: string } } | null;
  };
  readonly run?: { readonly taskId?: string };
}

/** The user who sent a request, and the film of a stage's event. */
const namesIn = (payload: unknown): { readonly caller?: string | undefined; readonly film?: string | undefined } => {
  // All parts are optional: an event of another kind has neither.
  const { requestContext, run } = (payload ?? {}) as Event;
  const authorizer = requestContext?.authorizer;
  return { caller: authorizer?.claims?.sub ?? authorizer?.userId, film: run?.taskId };
};
