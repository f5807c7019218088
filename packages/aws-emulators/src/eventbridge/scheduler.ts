import { existsSync } from "node:fs";
import { readStored, writeFileAtomic } from "../shared/files.ts";
import { longTimeout } from "../shared/long-timeout.ts";
import { parseSchedule } from "./schedule.ts";

/**
 * Runs rules at their scheduled times. The time of each rule's last run is stored, so a run that was due while the
 * process was stopped is made up for, once, at the next start: a laptop rarely runs for a whole day.
 */
export const createScheduler = (file: string, runRule: (rule: string) => void, now: () => number) => {
  const lastRuns = new Map<string, number>(
    existsSync(file) ? Object.entries(readStored(file, (content) => JSON.parse(content))) : [],
  );
  const cancelTimeouts = new Map<string, () => void>();

  const recordRun = (rule: string, time: number) => {
    lastRuns.set(rule, time);
    writeFileAtomic(file, JSON.stringify(Object.fromEntries(lastRuns)));
  };
  const scheduleNext = (rule: string, expression: string) => {
    // A clock that was set back must not stop a rule until its former time comes again.
    const last = Math.min(lastRuns.get(rule) ?? now(), now());
    if (!lastRuns.has(rule)) recordRun(rule, last);
    const delayMs = Math.max(0, parseSchedule(expression)(last) - now());
    const run = () => {
      recordRun(rule, now());
      runRule(rule);
      scheduleNext(rule, expression);
    };
    cancelTimeouts.set(rule, longTimeout(delayMs, run));
  };
  return {
    start: (rule: string, expression: string) => {
      cancelTimeouts.get(rule)?.();
      scheduleNext(rule, expression);
    },
    stop: () => {
      for (const cancelTimeout of cancelTimeouts.values()) cancelTimeout();
    },
  };
};
