import { readFileSync } from "node:fs";
import { readProcesses } from "./processes.ts";

interface Process {
  readonly parent: string;
  readonly bytes: number;
}

export interface MemoryWatch {
  /** The most since the beginning or the last `restart`, in MB. */
  readonly peak: () => number;
  /** In MB. */
  readonly now: () => number;
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Measures the memory of a process and its descendants ten times a second. */
export const watchMemory = (pid = process.pid): MemoryWatch => {
  const bytes = () => sumMemory(memoryByProcess(), `${pid}`);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, bytes());
  }, 100);
  return {
    peak: () => peak / 1_000_000,
    now: () => bytes() / 1_000_000,
    restart: () => {
      peak = 0;
    },
    stop: () => clearInterval(timer),
  };
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
