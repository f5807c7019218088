import { readFileSync } from "node:fs";
import { readProcesses } from "./processes.ts";

interface Process {
  readonly parent: string;
  readonly bytes: number;
}

/** Measures the peak memory of this process and its descendants, ten times a second; `peak` is in MB. */
export const watchMemory = (): { readonly peak: () => number; readonly stop: () => void } => {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, sumMemory(memoryByProcess(), `${process.pid}`));
  }, 100);
  return { peak: () => peak / 1_000_000, stop: () => clearInterval(timer) };
};

const memoryByProcess = (): Map<string, Process> =>
  readProcesses((process) => {
    const status = readFileSync(`/proc/${process}/status`, "utf8");
    const field = (key: string): string => new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? "0";
    return { parent: field("PPid"), bytes: Number(field("VmRSS")) * 1024 };
  });

const sumMemory = (all: ReadonlyMap<string, Process>, id: string): number => {
  const below = [...all].filter(([, { parent }]) => parent === id);
  return below.reduce((sum, [child]) => sum + sumMemory(all, child), all.get(id)?.bytes ?? 0);
};
