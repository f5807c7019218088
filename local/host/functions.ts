import { cpus } from "node:os";
import { turnstile } from "./concurrency-limit.ts";
import type { FunctionSpec } from "./function-spec.ts";
import { FunctionInstance } from "./instance.ts";

export interface Functions {
  invoke(arn: string, payload: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Milliseconds after which an instance that nobody calls gives its memory back. */
const idle = 15_000;

/** Runs functions as Lambda does: an instance serves one event at a time, further ones are made when all are busy. */
export const startFunctions = (specs: readonly FunctionSpec[]): Functions => {
  const places = Math.max(1, cpus().length);
  const cores = turnstile(places);
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

  /** Of stages, two a core may rest: painters and those who film take turns, narrators are not called again. */
  const makeRoom = () => {
    const resting = [...known.values()]
      .filter(({ spec }) => spec.heavy)
      .flatMap(({ free }) => free.map((instance) => ({ free, instance })))
      .sort((one, other) => other.instance.restedFor - one.instance.restedFor);
    for (const { free, instance } of resting.slice(0, Math.max(0, resting.length - 2 * places)))
      discard(free, instance);
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
          if (spec.heavy) makeRoom();
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
