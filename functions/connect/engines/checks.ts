import { readChoice, writeEntry } from "#contract/settings/engine-choice.ts";
import { checkEngine } from "#functions/adapters/engines/check-engine.ts";
import type { HasEngineChecks, UnavailableEngine } from "#functions/core/provider/ports.ts";
import { listModels } from "./clients.ts";

/** An engine is asked again after so long: an order need not wait, and a mended engine is soon found. */
const keepMs = { available: 60_000, unavailable: 10_000 };

interface Result {
  readonly until: number;
  readonly found: Promise<UnavailableEngine | undefined>;
}
const results = new Map<string, Result>();

const check = async (engine: string, model: string): Promise<UnavailableEngine | undefined> => {
  const error = await checkEngine(engine, model, () => listModels(engine));
  return error && { engine, model, reason: error.message };
};

export const engineChecks = (now: () => number = Date.now): HasEngineChecks => ({
  engineChecks: {
    async unavailable(list) {
      const found = readChoice(list).map(async ({ engine, model }) => {
        if (engine === "built-in") return undefined;
        const name = writeEntry({ engine, model });
        const known = results.get(name);
        if (known && known.until > now()) return known.found;
        const asked = check(engine, model);
        results.set(name, { until: now() + keepMs.available, found: asked });
        if (await asked) results.set(name, { until: now() + keepMs.unavailable, found: asked });
        return asked;
      });
      return (await Promise.all(found)).flatMap((each) => each ?? []);
    },
  },
});
