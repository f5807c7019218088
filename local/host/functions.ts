import { cpus } from "node:os";
import type { FunctionSpec } from "./function-spec.ts";
import { FunctionInstance } from "./instance.ts";
import { turnstile } from "./turnstile.ts";

export interface Functions {
  invoke(arn: string, payload: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Milliseconds after which an instance that nobody calls gives its memory back. */
const idle = 15_000;

/** Runs functions as Lambda does: an instance serves one event at a time, further ones are made when all are busy. */
export const startFunctions = (specs: readonly FunctionSpec[]): Functions => {
  const cores = turnstile(Math.max(1, cpus().length));
  const known = new Map(specs.map((spec) => [spec.arn, { spec, free: [] as FunctionInstance[] }]));
  const all = new Set<FunctionInstance>();

  const retire = setInterval(() => {
    for (const { spec, free } of known.values())
      if (spec.heavy) for (const old of free.filter(({ restedFor }) => restedFor > idle)) discard(free, old);
  }, 5_000).unref();

  const discard = (free: FunctionInstance[], instance: FunctionInstance) => {
    const at = free.indexOf(instance);
    if (at >= 0) free.splice(at, 1);
    all.delete(instance);
    void instance.stop();
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
        }
      };
      return spec.heavy ? cores(serve) : serve();
    },
    async stop() {
      clearInterval(retire);
      await Promise.all([...all].map((instance) => instance.stop()));
    },
  };
};
