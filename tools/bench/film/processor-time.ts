import { readFileSync } from "node:fs";
import { ofProcesses } from "./processes.ts";

/** The fields of a process's `stat` behind its name, as Linux writes them: the first is its state. */
const statOf = (process: string): string[] =>
  readFileSync(`/proc/${process}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];

const seconds = (fields: readonly string[], from: number, until: number): number =>
  fields.slice(from, until).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;

/** Processor seconds of this process and of those that it has waited for. */
const ownSeconds = (): number => seconds(statOf("self"), 11, 15);

/** Wall and processor seconds of some work. What else the machine does counts for little in the latter. */
export const measured = async (work: () => Promise<unknown>): Promise<{ wall: number; processor: number }> => {
  const [before, began] = [ownSeconds(), Date.now()];
  await work();
  return { wall: (Date.now() - began) / 1000, processor: ownSeconds() - before };
};

/**
 * Processor seconds of a process and of all below it, also of detached ones, like a browser's. It is sampled twice
 * a second, because a process that ended can no longer be measured.
 */
export const watchFamily = (first: number): (() => number) => {
  const used = new Map([[`${first}`, 0]]);
  const look = (): void => {
    for (const [process, fields] of ofProcesses(statOf))
      if (used.has(process) || used.has(fields[1] ?? "")) used.set(process, seconds(fields, 11, 13));
  };
  const timer = setInterval(look, 500);
  return () => {
    clearInterval(timer);
    return [...used.values()].reduce((sum, each) => sum + each, 0);
  };
};
