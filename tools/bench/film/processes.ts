import { readdirSync } from "node:fs";

/** Reads a value of each process, by process id. Skips processes that have ended meanwhile. */
export const readProcesses = <T>(read: (process: string) => T): Map<string, T> =>
  new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((process): [string, T][] => {
        try {
          return [[process, read(process)]];
        } catch {
          return [];
        }
      }),
  );
