import { cpus } from "node:os";
import { createLimiter } from "./concurrency-limit.ts";
import { FunctionInstance, type FunctionSpec } from "./instance.ts";

export interface Functions {
  invoke(arn: string, payload: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** An idle instance of a heavy function is stopped after this time, to free its memory. */
const maxIdleMs = 15_000;

/** Runs functions like Lambda: an instance serves one event at a time, and a new one starts when all are busy. */
export const startFunctions = (specs: readonly FunctionSpec[]): Functions => {
  const coreCount = Math.max(1, cpus().length);
  const limitToCores = createLimiter(coreCount);
  const known = new Map(specs.map((spec) => [spec.arn, { spec, free: [] as FunctionInstance[] }]));
  const all = new Set<FunctionInstance>();

  const idleTimer = setInterval(() => {
    for (const { spec, free } of known.values())
      if (spec.isHeavy) for (const old of free.filter(({ idleMs }) => idleMs > maxIdleMs)) discard(free, old);
  }, 5_000).unref();

  const discard = (free: FunctionInstance[], instance: FunctionInstance) => {
    const at = free.indexOf(instance);
    if (at >= 0) free.splice(at, 1);
    all.delete(instance);
    void instance.stop();
  };

  /** Keeps at most two idle heavy instances per core, those that were used last. */
  const stopSurplusInstances = () => {
    const idle = [...known.values()]
      .filter(({ spec }) => spec.isHeavy)
      .flatMap(({ free }) => free.map((instance) => ({ free, instance })))
      .sort((one, other) => other.instance.idleMs - one.instance.idleMs);
    for (const { free, instance } of idle.slice(0, Math.max(0, idle.length - 2 * coreCount))) discard(free, instance);
  };

  return {
    async invoke(arn, payload) {
      const found = known.get(arn);
      if (!found) throw Object.assign(new Error(`Function not found: ${arn}`), { name: "ResourceNotFoundException" });
      const { spec, free } = found;
      const serve = async () => {
        const instance = free.pop() ?? new FunctionInstance(spec);
        all.add(instance);
        try {
          return await instance.invoke(payload);
        } finally {
          if (instance.isAlive) free.push(instance);
          else discard(free, instance);
          if (spec.isHeavy) stopSurplusInstances();
        }
      };
      return spec.isHeavy ? limitToCores(serve) : serve();
    },
    async stop() {
      clearInterval(idleTimer);
      await Promise.all([...all].map((instance) => instance.stop()));
    },
  };
};
