import { existsSync } from "node:fs";
import { readStored, writeFileAtomic } from "../shared/files.ts";
import type { ApiDestination, Connection } from "./http-target.ts";
import type { Rule } from "./rule.ts";

/** What was made with the API, by name; a rule by its bus and its name. It survives a restart. */
interface Stored {
  readonly rules: Record<string, Rule>;
  readonly connections: Record<string, Connection>;
  readonly destinations: Record<string, ApiDestination>;
}

export type RuleStore = ReturnType<typeof openRuleStore>;

/** Rules, connections and API destinations in one file, which only its owner may read: connections are secret. */
export const openRuleStore = (file: string) => {
  const stored: Stored = existsSync(file)
    ? readStored(file, (content) => JSON.parse(content))
    : { rules: {}, connections: {}, destinations: {} };
  const save = () => writeFileAtomic(file, JSON.stringify(stored), 0o600);
  const table = <T>(entries: Record<string, T>) => ({
    get: (name: string): T | undefined => (Object.hasOwn(entries, name) ? entries[name] : undefined),
    all: (): readonly T[] => Object.values(entries),
    put: (name: string, entry: T): void => {
      entries[name] = entry;
      save();
    },
    remove: (name: string): void => {
      delete entries[name];
      save();
    },
  });
  return {
    rules: table(stored.rules),
    connections: table(stored.connections),
    destinations: table(stored.destinations),
  };
};
