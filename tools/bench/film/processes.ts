import { readdirSync } from "node:fs";

/** What is read of each process of this machine, by its number; one that has ended meanwhile is left out. */
export const ofProcesses = <T>(read: (process: string) => T): Map<string, T> =>
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
