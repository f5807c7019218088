import { readFileSync } from "node:fs";
import { ofProcesses } from "./processes.ts";

interface Process {
  readonly parent: string;
  readonly bytes: number;
}

/** Watches what this process and all below it have in memory at once, ten times a second. */
export const watchMemory = (): { readonly peak: () => number; readonly stop: () => void } => {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, together(processes(), `${process.pid}`));
  }, 100);
  return { peak: () => peak / 1_000_000, stop: () => clearInterval(timer) };
};

const processes = (): Map<string, Process> =>
  ofProcesses((process) => {
    const status = readFileSync(`/proc/${process}/status`, "utf8");
    const field = (key: string): string => new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? "0";
    return { parent: field("PPid"), bytes: Number(field("VmRSS")) * 1024 };
  });

const together = (all: ReadonlyMap<string, Process>, id: string): number => {
  const below = [...all].filter(([, { parent }]) => parent === id);
  return below.reduce((sum, [child]) => sum + together(all, child), all.get(id)?.bytes ?? 0);
};
