import { readFileSync } from "node:fs";
import { readProcesses } from "./processes.ts";

/** The fields of `/proc/<pid>/stat` after the name; the first one is the state. */
const statOf = (process: string): string[] =>
  readFileSync(`/proc/${process}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];

const seconds = (fields: readonly string[], from: number, until: number): number =>
  fields.slice(from, until).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;

/** Processor seconds of this process and of the child processes that it has waited for. */
const ownSeconds = (): number => seconds(statOf("self"), 11, 15);

/** Processor seconds of the children of this process that run, and of those that they have waited for. */
export const childSeconds = (): number =>
  [...readProcesses(statOf).values()]
    .filter(([, parent]) => Number(parent) === process.pid)
    .reduce((sum, fields) => sum + seconds(fields, 11, 15), 0);

/** Wall and processor seconds of some work. Other work on the machine changes processor time only little. */
export const measureTime = async (work: () => Promise<unknown>): Promise<{ wall: number; processor: number }> => {
  const [before, began] = [ownSeconds(), Date.now()];
  await work();
  return { wall: (Date.now() - began) / 1000, processor: ownSeconds() - before };
};

interface ProcessorWatch {
  /** Processor seconds so far. */
  readonly seconds: () => number;
  readonly stop: () => void;
}

/**
 * Measures the processor seconds of a process and its descendants. It polls twice a second, because /proc forgets
 * processes that have ended, and a browser's processes are not waited for.
 */
export const watchProcessTree = (first: number): ProcessorWatch => {
  const used = new Map([[`${first}`, 0]]);
  const look = (): void => {
    for (const [process, fields] of readProcesses(statOf))
      if (used.has(process) || used.has(fields[1] ?? "")) used.set(process, seconds(fields, 11, 13));
  };
  const timer = setInterval(look, 500);
  return {
    seconds: () => {
      look();
      return [...used.values()].reduce((sum, each) => sum + each, 0);
    },
    stop: () => clearInterval(timer),
  };
};
